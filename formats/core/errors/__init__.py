"""Errors as data. Their texts for people are in `bot.text.errors`. Import all errors of the engine from here."""

from formats.core.errors.base import *
from formats.core.errors.field import *
from formats.core.errors.forms import *
from formats.core.errors.games import *
from formats.core.errors.log import *
from formats.core.errors.plan import *
from formats.core.errors.prompts import *
from formats.core.errors.rounds import *
