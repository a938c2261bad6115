import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css';)$/gm;

/**
 * Has a screen take class names one by one, as constants that the bundler writes where they are used, instead of an
 * object of all of them: a second minifier over the whole build found little else, and took 26 s of processor. A screen
 * that chooses a name at run time keeps the object. A name that no stylesheet has stops the build.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'hien:class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css'/ },
        handler: (code) => ({
          code: code.replace(IMPORT, (whole, name: string, from: string) =>
            new RegExp(String.raw`\b${name}\[`).test(code) ? whole : `import * as ${name} from ${from}`,
          ),
          map: null,
        }),
      },
      onLog(_, log) {
        if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
      },
    },
    {
      name: 'hien:keep-styles',
      apply: 'build',
      enforce: 'post',
      // The file of a stylesheet is made from the module, of which nothing else may be left.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: () => ({ moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
