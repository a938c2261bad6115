// A WebKitGTK window that WebKitWebDriver can steer and that keeps its profile between starts: MiniBrowser forgets
// everything when it is steered, and "closed and opened again" is what a kept guide is about. Runs in gjs, not in Node:
//   gjs -m webkit-browser.gjs.mjs <profile folder> <width> <height> <language>
import GLib from 'gi://GLib?version=2.0';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import System from 'system';

const [profile, width, height, language] = System.programArgs;

Gtk.init(null);
const data = new WebKit.WebsiteDataManager({
  base_data_directory: `${profile}/data`,
  base_cache_directory: `${profile}/cache`,
});
const context = new WebKit.WebContext({ website_data_manager: data });
context.set_automation_allowed(true);
context.set_preferred_languages([language]);
data.get_cookie_manager().set_persistent_storage(`${profile}/cookies.sqlite`, WebKit.CookiePersistentStorage.SQLITE);

const settings = new WebKit.Settings({
  enable_write_console_messages_to_stdout: true,
  media_playback_requires_user_gesture: false,
});

function openWindow() {
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings,
  });
  const window = new Gtk.Window({ type: Gtk.WindowType.TOPLEVEL });
  window.set_default_size(Number(width), Number(height));
  window.add(view);
  window.show_all();
  view.grab_focus();
  view.connect('close', () => window.destroy());
  view.connect('web-process-terminated', (_view, reason) => console.log(`web process ended: ${reason}`));
  view.load_uri('about:blank');
  return view;
}

context.connect('automation-started', (_context, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name('Hien walks');
  info.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', () => openWindow());
});

GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, 15, () => {
  Gtk.main_quit();
  return GLib.SOURCE_REMOVE;
});
Gtk.main();
