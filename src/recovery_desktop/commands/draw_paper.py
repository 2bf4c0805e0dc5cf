"""Draws a page or a picture to be looked at; the file is parsed in a confined process."""

from recovery_desktop.documents.drawing import Drawn as Drawn
from recovery_desktop.documents.drawing import NotDrawn as NotDrawn
from recovery_desktop.documents.drawing import draw_page as draw_page
from recovery_desktop.documents.drawing import draw_picture as draw_picture
from recovery_desktop.documents.drawing import start_drawing as start_drawing
