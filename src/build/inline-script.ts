import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?inline-script';
/** Looked at by the bundler itself, which else calls here for every module. */
const filter = { id: /\?inline-script$/ };

/**
 * `import text from './early?inline-script'`: a script with all that it imports, as one text that can stand in a page.
 * It is bundled the same way for the build, the development server and the tests.
 */
export function inlineScript(): Plugin {
  return {
    name: 'hien:inline-script',
    enforce: 'pre',
    resolveId: {
      filter,
      handler: (source, importer) => (importer === undefined ? null : path.resolve(path.dirname(importer), source)),
    },
    load: {
      filter,
      async handler(id) {
        const built = (await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          build: {
            write: false,
            // Both minifiers find what the other leaves, and every guide's document carries these bytes.
            minify: 'terser',
            terserOptions: { ecma: 2020, compress: { passes: 3 } },
            // A module of which nothing is used goes whole, what it would make at once included.
            rolldownOptions: { treeshake: { moduleSideEffects: false }, output: { minify: true } },
            lib: { entry: `${id.slice(0, -QUERY.length)}.ts`, formats: ['iife'], name: 'early' },
          },
        })) as Rolldown.RolldownOutput[];
        const [{ output }] = built as [Rolldown.RolldownOutput];
        for (const file of Object.keys(output[0].modules)) this.addWatchFile(file);
        return `export default ${JSON.stringify(output[0].code.trim())};`;
      },
    },
  };
}
