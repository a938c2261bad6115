import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type UserConfig } from 'vite';
import { scriptTargets, styleTargets } from './src/build/browsers.ts';
import { classNames } from './src/build/class-names.ts';
import { chunkGroups } from './src/build/chunks.ts';
import { devServer } from './src/build/dev-server.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { leanPackages } from './src/build/lean-packages.ts';
import { nextStage } from './src/build/next-stage.ts';
import { plainColours } from './src/build/plain-colours.ts';
import { guidePack, precacheTransforms } from './src/build/precache.ts';
import { quietWorkerBuild } from './src/build/quiet-worker-build.ts';

/** Same class names in the browser's build and in the renderer's, or hydration would not find its styles. */
const css: UserConfig['css'] = {
  transformer: 'lightningcss',
  lightningcss: { cssModules: { pattern: '[hash]_[local]' }, targets: styleTargets, visitor: plainColours },
};

/**
 * Files that whoever asks for a later one has already: the entries import them, or the document names them (see
 * next-stage.ts). In the list of each import they were 400 bytes more.
 */
const THERE_ALREADY = /^assets\/(?:rolldown-runtime|react|shared|i18n|router|site)-[\w-]{7}\.(?:js|css)$/;

/** React's part of the guide, and what is there as soon as that asks for anything: its own imports and theirs. */
const IN_GUIDE = /^assets\/guide-[\w-]{7}\.js$/;
const THERE_IN_GUIDE = /^assets\/(?:guide(?:-bodies|-react|-services)?|shared-ui|accordion|updates)-[\w-]{7,8}\.js$/;

/** How long plugins took is nothing that who builds can change. */
const QUIET = { bundlerTimings: false };

/** What runs in the browser: the site (index.html), the guide (a document of its own) and the service worker. */
const client: UserConfig = {
  css,
  plugins: [
    react(),
    inlineScript(),
    classNames(),
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
    target: scriptTargets,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
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
      checks: QUIET,
      // A constant of another file is written where it is used: an address that several chunks know is no export of one.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // A character less than usual: the site's entry names every file, and what tells them apart compresses badly.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
};

/** The page of `/setup`, a build of its own: it is there before there is a house, and changes no file of the site. */
const setup: UserConfig = {
  css,
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/setup',
    target: scriptTargets,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { checks: QUIET, input: { setup: 'setup.html' } },
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
      checks: QUIET,
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
      checks: QUIET,
      // A call whose result nobody uses may be there to throw: decodeURIComponent in a try was shaken out.
      treeshake: false,
      output: { minify: false },
      input: {
        main: 'src/server/main.ts',
        'open-hotel': 'src/server/start/open-hotel.ts',
        staff: 'src/server/cli/staff.ts',
        backup: 'src/server/cli/backup.ts',
        restore: 'src/server/cli/restore.ts',
        doctor: 'src/server/cli/doctor.ts',
        'try-copy': 'src/server/cli/try-copy.ts',
        'finish-build': 'src/build/finish-build.ts',
      },
    },
  },
};

/** Test files of the server in which something stands. */
const serverTestsWith = (pattern: RegExp): string[] =>
  readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/server/${name}`)
    .filter((file) => file.endsWith('.test.ts') && pattern.test(readFileSync(file, 'utf8')));
const testsOnPostgres = (): string[] => serverTestsWith(/\b(?:onEveryEngine|runsOn)\(/);
/** What is killed and started again, and searches that compute long; the first line of these says so. */
const inTheLastRing = (): string[] => serverTestsWith(/\bserverRuns\(|^\/\/ In the last ring/);

/** In `npm test`, files of which every test is of the last ring: they are not even loaded. */
const leftForTheLastRing = (): string[] =>
  process.env['RING'] === 'first'
    ? readdirSync('tests', { recursive: true, encoding: 'utf8' })
        .map((name) => `tests/${name}`)
        .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('@module-tag last-ring'))
    : [];

const ONLY_RULES = 'tests/{architecture,contract,domain,locales}/**';

const BUILDS: Readonly<Record<string, UserConfig>> = { server, shell, setup };

export default defineConfig(({ mode }) => ({
  ...(BUILDS[mode] ?? client),
  server: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
  test: {
    // A list of files that break a rule is said, not counted: `npm run check` shows the message alone.
    chaiConfig: { truncateThreshold: 1500 },
    projects: [
      // Loading the whole server takes longer than most of its tests: the files share one load of it.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...inTheLastRing(), ...leftForTheLastRing()],
          isolate: false,
          globalSetup: ['tests/support/server-tests.ts'],
          alias: { '@node-rs/argon2': path.resolve('tests/support/argon2.ts') },
        },
      },
      // Whole servers, bundled, in processes that are killed; days of guessing, every order of events.
      {
        extends: true,
        test: {
          name: 'thorough',
          include: inTheLastRing(),
          isolate: false,
          globalSetup: ['tests/support/server-tests.ts'],
          alias: { '@node-rs/argon2': path.resolve('tests/support/argon2.ts') },
        },
      },
      // What has SQL of its own, on PostgreSQL.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: testsOnPostgres(),
          isolate: false,
          env: { TEST_ENGINES: 'postgres' },
          globalSetup: ['tests/support/server-tests.ts', 'tests/support/postgres-tests.ts'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/postgres-only.ts'],
          alias: { '@node-rs/argon2': path.resolve('tests/support/argon2.ts') },
        },
      },
      // These only call functions: a process of its own for each file would be most of what they cost.
      { extends: true, test: { name: 'rules', include: [`${ONLY_RULES}/*.test.{ts,tsx}`], isolate: false } },
      // Node, jsdom and React cost more to load than most files to run; `fresh-page.ts` keeps them apart.
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,server}/**', `${ONLY_RULES}/*`, ...leftForTheLastRing()],
          isolate: false,
          setupFiles: ['tests/support/fresh-page.ts'],
          alias: { '@testing-library/user-event': path.resolve('tests/support/user-event.ts') },
        },
      },
    ],
    // `npm test` leaves these to `npm run test:all`: see docs/tests.md.
    tags: [{ name: 'last-ring', description: 'What tells little for what it computes: more rows, crowds, processes.' }],
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
    expect: { poll: { timeout: 10_000 } },
    // One more than there are cores: many tests wait for clocks and databases.
    maxWorkers: availableParallelism() + 1,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
