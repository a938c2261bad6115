import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** The browsers that Hiên promises to run in: `browserslist` of package.json, reasons in docs/engines.md. */
const supported = browserslist();

/** For styles. */
export const styleTargets = browserslistToTargets(supported);

/** By browserslist's name, the compiler's. Samsung's browser is Chromium, and its versions are within Chrome's. */
const COMPILER_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/** For scripts: the oldest version of each, as `build.target` takes them. */
export const scriptTargets = Object.entries(COMPILER_NAMES).map(([name, compilers]) => {
  const versions = supported
    .filter((one) => one.startsWith(`${name} `))
    .map((one) => one.slice(name.length + 1).split('-')[0] ?? '');
  const oldest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))[0];
  if (oldest === undefined) throw new Error(`package.json: browserslist names no ${name}`);
  return compilers + oldest;
});
