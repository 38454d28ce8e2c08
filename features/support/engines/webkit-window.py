#!/usr/bin/python3
"""WebKitGTK for its driver, a window for each tab: as narrow as a phone, and forgetting everything when it closes.

The driver starts it with `--automation`; its size comes as `--width=360 --height=740`, and the folder where files are
saved as `--downloads=FOLDER`.
"""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, default=360)
parser.add_argument("--height", type=int, default=740)
parser.add_argument("--downloads", required=True)
asked, _ = parser.parse_known_args()

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["es-AR", "es"])


def save(download, suggested):
    download.set_destination(GLib.filename_to_uri(os.path.join(asked.downloads, os.path.basename(suggested))))
    return True


context.connect("download-started", lambda _context, download: download.connect("decide-destination", save))

# Tabs that open after an answer are allowed, as the drivers of Firefox and Chromium allow them.
settings = WebKit2.Settings(javascript_can_open_windows_automatically=True)



def show(view):
    window = Gtk.Window(decorated=False)
    window.set_default_size(asked.width, asked.height)
    window.add(view)
    window.show_all()
    view.connect("create", lambda _view, _action: another())
    view.connect("close", lambda _view: window.destroy())
    return view


def another():
    """Opens a tab, of a page or of the driver. It is of the same browser, so it shares the storage."""
    return show(WebKit2.WebView(related_view=first, is_controlled_by_automation=True, settings=settings))


first = show(WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings))
first.get_toplevel().connect("destroy", Gtk.main_quit)
is_first_given = False


def give(_session):
    """The driver asks for its first page, and later for more."""
    global is_first_given
    if is_first_given:
        return another()
    is_first_given = True
    return first


def begin(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("Portal")
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect("create-web-view", give)


context.connect("automation-started", begin)
Gtk.main()
