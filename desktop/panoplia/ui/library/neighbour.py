# SPDX-License-Identifier: GPL-3.0-or-later
"""The program that has the same library open already: a second start calls it, and it comes forward."""

import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 5000
"""Milliseconds in which a program that has just begun is expected to answer."""
_PAUSE = 30


def call(library: Path, patience: int = PATIENCE) -> bool:
    """Have the program that has the library open come forward; whether one answered."""
    deadline = QDeadlineTimer(patience)
    while not deadline.hasExpired():
        socket = QLocalSocket()
        socket.connectToServer(_address(library))
        if socket.waitForConnected(_PAUSE) and socket.waitForReadyRead(deadline.remainingTime()):
            return True
        # It may have its lock and not listen yet.
        QThread.msleep(_PAUSE)
    return False


class Neighbour(QObject):
    """Listens for starts that want the same library."""

    called = Signal()
    """Come forward."""

    def __init__(self, library: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        # Whoever has the lock is alone: what answers to this name is what a killed program left.
        QLocalServer.removeServer(_address(library))
        self._server.listen(_address(library))

    def stop(self) -> None:
        """Listen no more."""
        self._server.close()

    @Slot()
    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.disconnected.connect(socket.deleteLater)
            socket.write(b"coming")
            socket.flush()
            self.called.emit()


def _address(library: Path) -> str:
    file = f"{os.path.realpath(library)}".encode("utf-8", "surrogateescape")
    return f"panoplia-{hashlib.sha256(file).hexdigest()[:16]}"
