// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type InstallWay, installWay } from '../../../src/domain/guide/icon/install-way';
import { offerNow } from '../../../src/features/guide/early/install-prompt';

const iphone = (tail: string, os = '17_5') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${tail}`;
const android = (tail: string, build = 'SM-A546E Build/UP1A.231005.007; wv') =>
  `Mozilla/5.0 (Linux; Android 14; ${build}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36${tail}`;
const mac = (tail: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${tail}`;

const steps = (browser: string): InstallWay => ({ kind: 'steps', browser }) as InstallWay;
const outOf = (app: string | null, browser: 'Safari' | 'Chrome'): InstallWay =>
  ({ kind: 'elsewhere', app, inApp: true, browser }) as InstallWay;
const SAFARI_FIRST: InstallWay = { kind: 'elsewhere', app: null, inApp: false, browser: 'Safari' };

/** Name, user agent, way, and touch points where they decide. */
const TABLE: [string, string, InstallWay | null, number?][] = [
  ['Safari', iphone('Version/17.5 Mobile/15E148 Safari/604.1'), steps('safari')],
  ['Safari of iOS 15.4', iphone('Version/15.4 Mobile/15E148 Safari/604.1', '15_4'), steps('safari')],
  ['Safari of iOS 26', iphone('Version/26.0 Mobile/15E148 Safari/604.1', '18_6'), steps('safari')],
  ['Safari of an iPad that says Mac', mac('Version/17.5 Safari/605.1.15'), steps('safari'), 5],
  ['Chrome', iphone('CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1'), steps('chrome')],
  ['Chrome of iOS 16.4', iphone('CriOS/114.0.5735.99 Mobile/15E148 Safari/604.1', '16_4'), steps('chrome')],
  ['Chrome of iOS 16.3', iphone('CriOS/114.0.5735.99 Mobile/15E148 Safari/604.1', '16_3_1'), SAFARI_FIRST],
  ['Chrome of iOS 15.8', iphone('CriOS/114.0.5735.99 Mobile/15E148 Safari/604.1', '15_8'), SAFARI_FIRST],
  ['Chrome of an iPad that says Mac', mac('CriOS/125 Version/11.1.1 Safari/605.1.15'), steps('chrome'), 5],
  ['Edge', iphone('Version/17.0 EdgiOS/124.0.2478.89 Mobile/15E148 Safari/605.1.15'), steps('edge')],
  ['Firefox', iphone('FxiOS/126.0 Mobile/15E148 Safari/605.1.15'), steps('firefox')],
  ['Opera', iphone('Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.1'), steps('other')],
  ['Zalo on an iPhone', iphone('Mobile/15E148 Zalo iOS/575 ZaloTheme/light ZaloLanguage/vi'), outOf('Zalo', 'Safari')],
  ['Zalo on Android', android(' Zalo android/12100654 ZaloTheme/light ZaloLanguage/vi'), outOf('Zalo', 'Chrome')],
  [
    'Messenger on an iPhone',
    iphone('Mobile/15E148 [FBAN/MessengerForiOS;FBAV/452.0.0.30.109;FBDV/iPhone14,5]'),
    outOf('Messenger', 'Safari'),
  ],
  ['Messenger on Android', android(' [FB_IAB/Orca-Android;FBAV/454.0.0.46.109;]'), outOf('Messenger', 'Chrome')],
  ['Facebook on an iPhone', iphone('Mobile/15E148 [FBAN/FBIOS;FBAV/463.0.0.37.103]'), outOf('Facebook', 'Safari')],
  ['Facebook on Android', android(' [FB_IAB/FB4A;FBAV/463.0.0.45.74;]'), outOf('Facebook', 'Chrome')],
  ['Instagram on an iPhone', iphone('Mobile/15E148 Instagram 332.0.6.30.71'), outOf('Instagram', 'Safari')],
  ['Instagram on Android', android(' Instagram 332.0.0.38.90 Android'), outOf('Instagram', 'Chrome')],
  ['KakaoTalk on an iPhone', iphone('Mobile/15E148 KAKAOTALK 10.7.5 (INAPP)'), outOf('KakaoTalk', 'Safari')],
  ['KakaoTalk on Android', android(';KAKAOTALK 2410750'), outOf('KakaoTalk', 'Chrome')],
  [
    'WeChat on an iPhone',
    iphone('Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN'),
    outOf('WeChat', 'Safari'),
  ],
  ['WeChat on Android', android(' MMWEBID/8531 MicroMessenger/8.0.49.2600(0x2800315A)'), outOf('WeChat', 'Chrome')],
  ['LINE on an iPhone', iphone('Mobile/15E148 Safari Line/14.6.0'), outOf('LINE', 'Safari')],
  ['LINE on Android', android(' Line/14.6.0/IAB'), outOf('LINE', 'Chrome')],
  ['another app on an iPhone', iphone('Mobile/15E148'), outOf(null, 'Safari')],
  ['another app on Android', android(''), outOf(null, 'Chrome')],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
    steps('firefoxAndroid'),
  ],
  // These offer it themselves, or not at all.
  ['Chrome on Android', android('', 'K').replace('Version/4.0 ', ''), null],
  ['Samsung’s browser', android('', 'K').replace('Version/4.0', 'SamsungBrowser/25.0'), null],
  ['Safari of a Mac', mac('Version/17.5 Safari/605.1.15'), null],
  ['Chrome of a computer', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/125.0.0.0 Safari/537.36', null],
];

describe('the way to an icon on the home screen', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(TABLE)('is found in %s', (_name, userAgent, way, maxTouchPoints = 0) => {
    expect(installWay(userAgent, maxTouchPoints)).toEqual(way);
    // The guide's first script knows without the table whether there is one.
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
    expect(offerNow()).toBe(way ? 'steps' : 'none');
  });
});
