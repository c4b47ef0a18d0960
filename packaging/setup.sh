#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the working tree ready: system libraries for Qt, then .venv with the program and its tools.
# Says nothing when there is nothing to do. PYTHON names the interpreter to use.
set -eu
cd "$(dirname "$0")/.."

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

# --- the interpreter ------------------------------------------------------------------------------------------------
# Its name, or nothing: 3.11 or newer.
find_python() {
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$candidate"
            return
        fi
    done
}

# --- system packages ------------------------------------------------------------------------------------------------
# What Qt loads when it draws off screen, then what its xcb platform adds: file name and Debian package.
LIBRARIES="
libglib-2.0.so.0 libglib2.0-0
libGL.so.1 libgl1
libEGL.so.1 libegl1
libxkbcommon.so.0 libxkbcommon0
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libxcb-cursor.so.0 libxcb-cursor0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
"

# The Debian packages of the libraries that the loader does not know.
missing_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    ldconfig=$(PATH="$PATH:/sbin:/usr/sbin" command -v ldconfig) || return 0
    known=$("$ldconfig" -p)
    printf '%s' "$LIBRARIES" | while read -r file package; do
        [ -n "$file" ] || continue
        case $known in
            *"	$file "*) ;;
            *) printf '%s ' "$package" ;;
        esac
    done
}

install_packages() {
    command -v apt-get >/dev/null || fail \
        "These libraries are missing (Debian's names): $*" "Install them with the package manager of your system, then try again."
    if [ "$(id -u)" -ne 0 ]; then
        fail "System packages are missing. Install them with:" "    sudo apt-get install --no-install-recommends $*"
    fi
    printf 'Installing system packages: %s\n' "$*"
    apt-get update -qq
    # Debian 13 and Ubuntu 24.04 gave this one another name.
    if apt-cache show libglib2.0-0t64 >/dev/null 2>&1; then
        set -- $(printf '%s ' "$@" | sed 's/libglib2\.0-0 /libglib2.0-0t64 /')
    fi
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

python=$(find_python)
wanted=$(missing_libraries)
if [ -z "$python" ]; then
    wanted="${wanted}python3 python3-venv"
elif [ ! -x .venv/bin/python ] && ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    wanted="${wanted}python3-venv"
fi
if [ -n "$wanted" ]; then
    # shellcheck disable=SC2086 - a list of words
    install_packages $wanted
    python=$(find_python)
    [ -n "$python" ] || fail "Panoplia needs Python 3.11 or newer. PYTHON=/path/to/python3 names one."
fi

# --- the virtual environment ----------------------------------------------------------------------------------------
# Also when .venv is there but its interpreter was removed or is another's.
if ! .venv/bin/python -c 'import sys' 2>/dev/null; then
    printf 'Making .venv\n'
    "$python" -m venv --clear .venv
fi

stamp=.venv/panoplia-installed
facts=$(cat pyproject.toml setup.py | cksum; pwd)
if [ ! -e "$stamp" ] || [ "$(cat "$stamp")" != "$facts" ]; then
    printf 'Installing Panoplia and its tools into .venv\n'
    rm -f "$stamp"
    .venv/bin/python -m pip install -qq --disable-pip-version-check -e '.[dev]'
    printf '%s\n' "$facts" >"$stamp"
fi
