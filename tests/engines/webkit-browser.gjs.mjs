// A WebKitGTK window that WebKitWebDriver can steer and that keeps its profile between starts: MiniBrowser forgets
// everything when it is steered, and "closed and opened again" is what a kept guide is about. Runs in gjs, not in Node:
//   gjs -m webkit-browser.gjs.mjs <profile folder> <width> <height> <language> browser|iphone|icon
import GLib from 'gi://GLib?version=2.0';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import System from 'system';

const [profile, width, height, language, kind] = System.programArgs;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

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
  ...(kind !== 'browser' && { user_agent: IPHONE }),
});

/**
 * Runs before a page's first script: an icon's page is told that it was opened by its icon, as iOS does, and the manifest
 * that a page makes can be read by a walk (`hienMade`); the page's policy lets only the browser fetch it.
 */
function iphoneContent() {
  const standalone = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true });";
  const made = `const make = URL.createObjectURL; window.hienMade = {};
    URL.createObjectURL = (made) => { const href = make.call(URL, made); window.hienMade[href] = made; return href; };`;
  const content = new WebKit.UserContentManager();
  const { TOP_FRAME } = WebKit.UserContentInjectedFrames;
  const source = `{ ${made} ${kind === 'icon' ? standalone : ''} }`;
  content.add_script(new WebKit.UserScript(source, TOP_FRAME, WebKit.UserScriptInjectionTime.START, null, null));
  return content;
}

function openWindow() {
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings,
    ...(kind !== 'browser' && { user_content_manager: iphoneContent() }),
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
