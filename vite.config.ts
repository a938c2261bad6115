import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type UserConfig } from 'vite';
import { devServer } from './src/build/dev-server.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { leanPackages } from './src/build/lean-packages.ts';
import { nextStage } from './src/build/next-stage.ts';
import { guidePack, precacheTransforms } from './src/build/precache.ts';
import { quietWorkerBuild } from './src/build/quiet-worker-build.ts';

/** Same class names in the browser's build and in the renderer's, or hydration would not find its styles. */
const css: UserConfig['css'] = {
  transformer: 'lightningcss',
  lightningcss: { cssModules: { pattern: '[hash]_[local]' } },
};

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** Whether a file can ever ask for a module: over imports alone, or over those of later too. */
const asksFor = (
  file: string,
  how: 'at once' | 'ever',
  id: string,
  modules: ModuleGraph,
  seen = new Set(),
): boolean => {
  if (id.endsWith(file)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return [...(info?.importers ?? []), ...(how === 'ever' ? (info?.dynamicImporters ?? []) : [])].some((importer) =>
    asksFor(file, how, importer, modules, seen),
  );
};

/**
 * Files that whoever asks for a later one has already: the entries import them, or the document names them (see
 * next-stage.ts). In the list of each import they were 400 bytes more.
 */
const THERE_ALREADY = /^assets\/(?:rolldown-runtime|react|shared|i18n|router|site)-[\w-]{7}\.(?:js|css)$/;

/** React's part of the guide, and what is there as soon as that asks for anything: its own imports and theirs. */
const IN_GUIDE = /^assets\/guide-[\w-]{7}\.js$/;
const THERE_IN_GUIDE = /^assets\/(?:guide(?:-bodies|-react|-services)?|shared-ui|accordion|updates)-[\w-]{7,8}\.js$/;

/** Modules that nearly every page of the site wants, whichever it is. */
const SITE_STARTS_WITH =
  /src[\\/](contract[\\/]bookings[\\/](apartment-shapes|search-address|stay-address)|contract[\\/]page-addresses|app[\\/]site[\\/]site-content|domain[\\/](accounts[\\/]roles|blog[\\/]slug|bookings[\\/](booking|guests|night-range|pricing|stay-search)|catalogue[\\/](apartment-order|areas)|days)|offline[\\/](query[\\/](apartment-lists|network-first|query)|storage[\\/]db|account[\\/](sign-out-note|stored-user)))\.ts/;

/** What runs in the browser: the site (index.html), the guide (a document of its own) and the service worker. */
const client: UserConfig = {
  css,
  plugins: [
    react(),
    inlineScript(),
    leanPackages(),
    nextStage(),
    devServer(),
    guidePack(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          'assets/**/*.{js,css,woff2,json}',
          'pictures/home/*.svg',
          'icons/icon-192.png',
          'favicon.svg',
        ],
        manifestTransforms: precacheTransforms('dist/client'),
        buildPlugins: { vite: [quietWorkerBuild()] },
      },
    }),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Both minifiers find what the other leaves: together 1 % less on every phone than the faster one alone.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    modulePreload: {
      polyfill: false,
      // The guide's document names all that React's part of it imports.
      resolveDependencies: (file, needed, { hostId }) =>
        /^assets\/guide-react-/.test(file)
          ? []
          : needed.filter((each) => !THERE_ALREADY.test(each) && !(IN_GUIDE.test(hostId) && THERE_IN_GUIDE.test(each))),
    },
    // The desk's text editor is the largest file, and no guest loads it.
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      input: { index: 'index.html', guide: 'src/guide.tsx' },
      checks: { bundlerTimings: false },
      // A constant of another file is written where it is used: an address that several chunks know is no export of one.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // A character less than usual: the site's entry names every file, and what tells them apart compresses badly.
        minify: true,
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Few files beat few bytes where each costs a round trip of 400 ms; none but react's is over 40 kB.
          groups: [
            // With the small parts that need it and that guide and site both start with.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|node_modules[\\/]zustand[\\/](?!.*vanilla)|src[\\/](ui[\\/](icon|logo)|app[\\/]update-buttons)\.tsx/,
              priority: 5,
            },
            { name: 'router', test: /node_modules[\\/]react-router(-dom)?[\\/]/, priority: 4 },
            { name: 'dexie', test: /node_modules[\\/]dexie[\\/]|src[\\/]offline[\\/]storage[\\/]hien-db/, priority: 5 },
            {
              name: 'i18n',
              // Without the selectors of the last: only the desk's editor wants them.
              test: /node_modules[\\/](?:(?:i18next|react-i18next|void-elements|html-parse-stringify)[\\/]|use-sync-external-store[\\/](?!.*with-selector))/,
              priority: 4,
            },
            // What the guide and the site both start with.
            {
              debugName: 'shared',
              name: (id, modules) => (asksFor('/src/guide.tsx', 'ever', id, modules) ? 'shared' : null),
              test: /src[\\/](api|offline(?![\\/]films)|contract|domain)[\\/]|src[\\/]app[\\/]worker-state|src[\\/]ui[\\/](copy-text|fonts|tokens)|node_modules[\\/](zustand[\\/].*vanilla|idb)|vite[\\/]preload-helper|rolldown[\\/]runtime/,
              minShareCount: 2,
              priority: 2,
            },
            // What works behind the guide without React.
            {
              name: 'guide-services',
              test: /src[\\/]((features|app)[\\/]guide[\\/]background|api[\\/]beacon|offline[\\/](films|guide[\\/]guide-views))/,
              priority: 6,
            },
            // What comes with React, in the guide, and what the home page does without.
            {
              name: 'shared-ui',
              test: /src[\\/](ui[\\/](copy-button(\.module\.css)?|copy-text|forms[\\/]file-input|rich-text|hooks[\\/]use-copied|words)|domain[\\/](marks|guide[\\/](emergency|films|outline)))(\.tsx?)?/,
              minShareCount: 2,
              priority: 4,
            },
            // What every page of the site starts with, and its entry goes on with: one file. In 'shared' every guide would
            // load it too.
            {
              debugName: 'site',
              name: (id, modules) =>
                SITE_STARTS_WITH.test(id) ||
                (asksFor('/src/app/site/site-entry.ts', 'at once', id, modules) &&
                  !asksFor('/src/guide.tsx', 'ever', id, modules))
                  ? 'site'
                  : null,
              test: /(src[\\/](app(?![\\/]site[\\/]site-entry)|contract|domain|offline|ui)|locales)[\\/]/,
              priority: 3,
            },
            // Validation, and what a stay costs and ends in: wanted once somebody searches, never by the home page.
            {
              name: 'bookings',
              test: /src[\\/](contract[\\/](bookings[\\/](apartments|bookings|payments)|errors)|domain[\\/](catalogue[\\/]availability|bookings[\\/](cancellation|countdown))|offline[\\/](bookings[\\/](attempts|bookings|find-stay)|query[\\/]catalogue))\.ts|node_modules[\\/]zod[\\/]/,
              minShareCount: 2,
              priority: 3,
            },
            // What the pages of the reception desk share; nobody else ever loads it.
            {
              name: 'desk',
              test: /src[\\/](features[\\/]reception[\\/]|contract[\\/]desk[\\/]|offline[\\/]desk[\\/]|domain[\\/](desk[\\/]items|bookings[\\/]stay-phase|guide[\\/]door-code)|api[\\/]event-stream)/,
              minShareCount: 2,
              priority: 6,
            },
            {
              name: 'updates',
              test: /src[\\/]app[\\/]service-worker|node_modules[\\/]workbox-window[\\/]/,
              priority: 3,
            },
            {
              name: 'accordion',
              test: /src[\\/]ui[\\/]accordion|node_modules[\\/]@radix-ui[\\/](primitive|react-(accordion|collection|collapsible|compose-refs|context|direction|id|presence|primitive|slot|use-(callback-ref|controllable-state|layout-effect)))[\\/]/,
              priority: 3,
            },
            // Small parts of forms and cards: a round trip each otherwise, and together they compress better.
            {
              name: 'parts',
              test: /src[\\/]ui[\\/](as-of|description-list|saved-moment|stars|unit-price|whole-words|forms[\\/](date-fields|field|select-field|stepper)|hooks[\\/]use-(dismiss|rotation|query|vnd)|page[\\/](list-card|page-head|section-head)|pictures[\\/](picture|picture-table|pictures\.generated|slides))\.(tsx?|module\.css)|src[\\/]domain[\\/]photos[\\/]photo\.ts|src[\\/]features[\\/]apartments[\\/]apartment-list-card/,
              minShareCount: 2,
              priority: 3,
            },
            // What forms and lists share that the home page has no use for: one name fewer in the site's entry for each.
            {
              name: 'forms',
              test: /src[\\/]ui[\\/](empty-state|outbox-line|toast|forms[\\/](radio-group|text-area)|page[\\/](card-list|skeleton))\.(tsx|module\.css)|src[\\/]offline[\\/]outbox[\\/]send-and-see/,
              minShareCount: 2,
              priority: 3,
            },
            // Crumbs of one area each, which several of its pages want; of screens alone, whose files nothing below imports.
            { name: 'account', test: /src[\\/]features[\\/]account[\\/]/, minShareCount: 2, priority: 3 },
            { name: 'blog-parts', test: /src[\\/]features[\\/]blog[\\/]/, minShareCount: 2, priority: 3 },
            {
              name: 'apartment',
              test: /src[\\/]features[\\/]apartments[\\/]apartment-detail-/,
              minShareCount: 2,
              priority: 3,
            },
            { name: 'trips', test: /src[\\/]features[\\/]tours[\\/]/, minShareCount: 2, priority: 3 },
            {
              name: 'rules',
              test: /src[\\/]domain[\\/](contact|photos[\\/]picture-type|validation[\\/]line)\.ts/,
              minShareCount: 2,
              priority: 3,
            },
            // The dialog of guide and site alike. In a file of the guide's it would start the guide wherever it is loaded.
            {
              name: 'dialog',
              test: /src[\\/]ui[\\/]dialog|node_modules[\\/](react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|@radix-ui[\\/]react-(dialog|focus-scope|focus-guards|dismissable-layer|portal))[\\/]/,
              priority: 4,
            },
            // What a guest opens by a tap: loaded together, on the first of them.
            {
              name: 'guide-later',
              test: /src[\\/]((features|app)[\\/]guide[\\/]later[\\/]|offline[\\/]storage[\\/](forget|site-database))/,
              priority: 3,
            },
            // What opens a sealed code: for guests without a network at check-in, on the first tap.
            {
              name: 'guide-seal',
              test: /src[\\/](features|offline)[\\/]guide[\\/]seal[\\/]/,
              priority: 6,
            },
            // The desk wants its rules too: in a file of the guide's they would start the guide there.
            { name: 'guide-seal-rules', test: /src[\\/]domain[\\/]guide[\\/]seal\.ts/, priority: 6 },
            // What a guest asks reception for: its words apart, it comes as one file when somebody wants it. Nothing of it is
            // anybody else's, or they would load the guide.
            {
              name: 'guide-requests',
              test: /src[\\/](features[\\/]guide[\\/]requests[\\/]|offline[\\/]guide[\\/]guest-requests|contract[\\/]guide[\\/]request-shapes|domain[\\/]guide[\\/]request-form)/,
              priority: 6,
            },
            // The guide's search and the site's chat: in a file of the guide's it would bring the guide along.
            {
              name: 'minisearch',
              test: /node_modules[\\/]minisearch[\\/]|src[\\/]domain[\\/](search-words|chat[\\/](emergency-words|call-for-help))/,
              priority: 4,
            },
            // Bodies of closed sections and what lies below them all. Their styles come after the text, see `late` in `contract/guide/guide-document.ts`.
            {
              name: 'guide-bodies',
              test: /src[\\/]features[\\/]guide[\\/](sections[\\/].*|first-view[\\/](door-closed|saved-note))\.module\.css/,
              priority: 3,
            },
            {
              name: 'guide',
              test: /(src[\\/](features[\\/]guide[\\/](first-view|sections|state)|app[\\/]guide[\\/]first-view)|public[\\/]plans[\\/]positions)(?!.*\.css)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
};

/** HTML as functions, everything they need bundled: the guide's document and the home page's first view. */
const shell: UserConfig = {
  css,
  plugins: [react(), inlineScript()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/shell',
    emptyOutDir: true,
    ssr: true,
    minify: true,
    rolldownOptions: {
      input: {
        'guide-document': 'src/app/guide/guide-document.tsx',
        'home-first-view': 'src/app/site/home-first-view.tsx',
      },
    },
  },
};

/** What runs in Node; packages stay in node_modules because some of them carry binaries. */
const server: UserConfig = {
  plugins: [inlineScript()],
  publicDir: false,
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      // A call whose result nobody uses may be there to throw: decodeURIComponent in a try was shaken out.
      treeshake: false,
      output: { minify: false },
      input: {
        main: 'src/server/main.ts',
        staff: 'src/server/cli/staff.ts',
        backup: 'src/server/cli/backup.ts',
        restore: 'src/server/cli/restore.ts',
        'finish-build': 'src/build/finish-build.ts',
      },
    },
  },
};

const ONLY_RULES = 'tests/{architecture,contract,domain,locales}/**';

export default defineConfig(({ mode }) => ({
  ...(mode === 'server' ? server : mode === 'shell' ? shell : client),
  server: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
  test: {
    projects: [
      // Loading the whole server takes longer than most of its tests: the files share one load of it.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/server-tests.ts'],
          alias: { '@node-rs/argon2': path.resolve('tests/support/argon2.ts') },
        },
      },
      { extends: true, test: { name: 'studio', include: ['studio/tests/*.test.ts'], isolate: false } },
      // These only call functions: a process of its own for each file would be most of what they cost.
      { extends: true, test: { name: 'rules', include: [`${ONLY_RULES}/*.test.{ts,tsx}`], isolate: false } },
      // Node, jsdom and React cost more to load than most files to run; `fresh-page.ts` keeps them apart.
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,server}/**', `${ONLY_RULES}/*`],
          isolate: false,
          setupFiles: ['tests/support/fresh-page.ts'],
          alias: { '@testing-library/user-event': path.resolve('tests/support/user-event.ts') },
        },
      },
    ],
    environment: 'node',
    // Before anything else: the tests' own clock.
    execArgv: [
      '--import',
      './tests/support/clock.mjs',
      '--import',
      './tests/support/lean-react.mjs',
      '--max-semi-space-size=32',
    ],
    setupFiles: ['tests/support/setup.ts'],
    // A limit for what hangs, not for what is slow: on a machine that others use too everything takes its time.
    testTimeout: 60_000,
    // Once more, as flows are; `npm test` names what needed it and counts it as unsteady.
    retry: 1,
    expect: { poll: { timeout: 10_000 } },
    // One more than there are cores: many tests wait for clocks and databases.
    maxWorkers: availableParallelism() + 1,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
