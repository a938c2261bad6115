/** Apps whose own window shows pages, by what they call themselves in the user agent; the more particular one first. */
const APPS = [
  ['Zalo', /\bZalo/],
  ['Messenger', /FBAN\/Messenger|Orca-Android|FB_IAB\/MESSENGER/i],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['KakaoTalk', /\bKAKAOTALK\b/i],
  ['WeChat', /\bMicroMessenger\//],
  ['LINE', /\bLine\//],
] as const;

/** Browsers of an iPhone or iPad beside Safari: all of them are WebKit, and each has its share button elsewhere. */
const BROWSERS = [
  ['chrome', /\bCriOS\//],
  ['edge', /\bEdgiOS\//],
  ['firefox', /\bFxiOS\//],
  ['other', /\b(?:OPT|OPiOS|DuckDuckGo|Ddg|Brave|coc_coc_browser|YaBrowser|UCBrowser)\//i],
] as const;

type AppName = (typeof APPS)[number][0];

/** Says how an icon gets on the home screen from here. */
export type InstallWay =
  /** By the steps of this browser. */
  | { kind: 'steps'; browser: 'safari' | (typeof BROWSERS)[number][0] | 'firefoxAndroid' }
  /** Not from here: out of an app's own window, or of a browser that cannot, into this one. */
  | { kind: 'elsewhere'; app: AppName | null; inApp: boolean; browser: 'Safari' | 'Chrome' };

/** From iOS 16.4 on browsers other than Safari put icons on the home screen; as a number that can be compared. */
const SHARED_SINCE = 1604;

/** iPads call themselves Macs with touch. */
const isAppleTouch = (userAgent: string, touchPoints: number): boolean =>
  /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/**
 * Finds the way to an icon where the browser itself offers none.
 *
 * @returns `null` where there is none that we know
 */
export function installWay(userAgent: string, touchPoints: number): InstallWay | null {
  const isApple = isAppleTouch(userAgent, touchPoints);
  if (!isApple && !/Android/.test(userAgent)) return null;
  const browser = isApple ? 'Safari' : 'Chrome';
  const app = APPS.find(([, sign]) => sign.test(userAgent))?.[0];
  if (app) return { kind: 'elsewhere', app, inApp: true, browser };
  if (!isApple) {
    if (/\bwv\)/.test(userAgent)) return { kind: 'elsewhere', app: null, inApp: true, browser };
    return /\bFirefox\//.test(userAgent) ? { kind: 'steps', browser: 'firefoxAndroid' } : null;
  }
  const other = BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0];
  if (other) {
    const [, major, minor = '0'] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? [];
    const isOld = major !== undefined && Number(major) * 100 + Number(minor) < SHARED_SINCE;
    return isOld ? { kind: 'elsewhere', app: null, inApp: false, browser } : { kind: 'steps', browser: other };
  }
  // Safari says its own version; a window of an app does not.
  return /\bVersion\/[\d.]+.*\bSafari\//.test(userAgent)
    ? { kind: 'steps', browser: 'safari' }
    : { kind: 'elsewhere', app: null, inApp: true, browser };
}
