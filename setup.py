# SPDX-License-Identifier: GPL-3.0-or-later
"""The packages: three folders under other names, which pyproject.toml cannot say together with a search."""

from setuptools import find_packages, setup

setup(
    package_dir={"": "desktop", "panoplia_resources": "resources", "panoplia_i18n": "i18n"},
    packages=[*find_packages("desktop"), "panoplia_resources", "panoplia_i18n"],
)
