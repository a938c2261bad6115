/** Systems by what browsers call them; an iPad that asks for desktop pages says it is a Mac. */
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;
/** Browsers by what they call themselves; most call themselves by another one's name too, so the order counts. */
const BROWSERS = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]): string =>
  names.find(([sign]) => sign.test(text))?.[1] ?? '';

/** Names a device as people tell theirs apart, "Chrome · Android"; `''` for what says nothing that is known. */
export const deviceName = (userAgent: string): string =>
  [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter((part) => part !== '').join(' · ');
