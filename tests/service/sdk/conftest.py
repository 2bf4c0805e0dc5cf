"""A platform that signs somebody in."""

from tests.service.oauth.conftest import code_sent as code_sent
from tests.service.oauth.conftest import platform as platform
