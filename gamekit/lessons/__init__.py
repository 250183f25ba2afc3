"""Lessons: data beside their game, run on the real board, judged by the engine, printed from the same source."""

from .lesson import Lesson as Lesson
from .lesson import Section as Section
from .lesson import Step as Step
from .loading import lessons as lessons
from .loading import load_lesson as load_lesson
from .items import Choice as Choice
from .items import Dice as Dice
from .items import Forbidden as Forbidden
from .items import Item as Item
from .items import Note as Note
from .items import Number as Number
from .items import Order as Order
from .items import Play as Play
from .items import Reading as Reading
from .items import Slide as Slide
from .items import Writing as Writing
from .pupil import Pupil as Pupil
from .results import read_results as read_results
