import { existsSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { loadedLater, type ModuleGraph, neededBy } from './module-graph.ts';

/**
 * Tells which file a module of the browser's build goes to. Who asks for it decides (decision 114), and the folder
 * where that says when it is loaded. Few files beat few bytes where each costs a round trip of 400 ms; none but react's
 * is over 40 kB.
 */

type Group = Rolldown.CodeSplittingGroup;

/** Files that the site, its home page and the guide start with; those of the guide all work without React. */
const SITE = ['index.html', 'src/app/site/site-entry.ts'];
const HOME = ['src/app/routes/home-route.tsx', 'src/features/home/home-below.tsx'];
const GUIDE = ['src/guide.tsx', 'src/features/guide/early/wifi-join.ts', 'src/app/guide/background/guide-services.ts'];

/** The only way to the desk's pages, and to what a guest asks reception with. */
const DESK = 'src/app/pages/reception.ts';
const REQUESTS = 'src/features/guide/guest-requests/requests.tsx';

/** Loaded by pages that validate what is typed. */
const ZOD = /node_modules[\\/]zod[\\/]/;
const everything = [...SITE, ...GUIDE];

/** Tells whether a module is reached through one file alone. */
const onlyThrough = (file: string, id: string, modules: ModuleGraph): boolean =>
  neededBy(everything, modules, { later: true }).has(id) &&
  !neededBy(everything, modules, { later: true, closed: file }).has(id);

const neverInGuide = (id: string, modules: ModuleGraph): boolean => !neededBy(GUIDE, modules, { later: true }).has(id);

/** Tells whether a module starts a separate file: in a group it would bring the group along. */
const startsAlone = (id: string, modules: ModuleGraph): boolean =>
  modules.getModuleInfo(id)?.importers.length === 0 ||
  (loadedLater(id, modules) && !neededBy([...SITE, ...HOME], modules).has(id));

/** Tells whether all parts of the site that need a module need validation too: pages with a form. */
function onlyWithForms(id: string, modules: ModuleGraph): boolean {
  const parts = [...neededBy(SITE, modules, { later: true })].filter((each) => loadedLater(each, modules));
  const needs = parts.map((part) => neededBy([part], modules)).filter((needed) => needed.has(id));
  return needs.every((needed) => [...needed].some((each) => ZOD.test(each)));
}

/**
 * A pattern of what has a place of its own besides its folder's.
 *
 * @param parts patterns of packages and folders, and files of the project by their names
 * @throws Error where a file is not there: a renamed one would change what every phone loads
 */
function anyOf(...parts: readonly (RegExp | string)[]): RegExp {
  const sources = parts.map((part) => {
    if (typeof part !== 'string') return part.source;
    if (!existsSync(part)) throw new Error(`chunks.ts names ${part}, which is not there`);
    return `${part.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`)}(?:\\?|$)`;
  });
  return new RegExp(sources.join('|'));
}

/** A group of those modules that `test` names and `belongs` takes. */
const groupOf = (
  name: string,
  test: RegExp,
  priority: number,
  belongs: (id: string, modules: ModuleGraph) => boolean,
): Group => ({
  debugName: name,
  name: (id, modules) => (belongs(id, modules) && !startsAlone(id, modules) ? name : null),
  test,
  priority,
});

/** Takes into a group what two or more of the later parts need; what one alone needs stays with it. */
const shared = (group: Group): Group => ({ ...group, minShareCount: 2 });

export const chunkGroups: Group[] = [
  // With the small parts that need it and that guide and site both start with.
  {
    name: 'react',
    test: anyOf(
      /node_modules[\\/](react|react-dom|scheduler)[\\/]|node_modules[\\/]zustand[\\/](?!.*vanilla)/,
      'src/ui/icon.tsx',
      'src/ui/logo.tsx',
      'src/app/update-buttons.tsx',
    ),
    priority: 5,
  },
  // The words of a booking's page in the language of a pack: one file, for those who have chosen it.
  {
    debugName: 'pack-words',
    name: (id) => {
      const [, lang] = /locales[\\/](?!(?:vi|en)[\\/])([\w-]+)[\\/](?:bookings|common|pack)\.json/.exec(id) ?? [];
      return lang === undefined ? null : `pack-words-${lang}`;
    },
    test: /locales[\\/]/,
    priority: 9,
  },
  { name: 'router', test: /node_modules[\\/]react-router(-dom)?[\\/]/, priority: 4 },
  { name: 'dexie', test: anyOf(/node_modules[\\/]dexie[\\/]/, 'src/offline/storage/hien-db.ts'), priority: 5 },
  {
    name: 'i18n',
    // Without the selectors of the last: only the desk's editor wants them.
    test: /node_modules[\\/](?:(?:i18next|react-i18next|void-elements|html-parse-stringify)[\\/]|use-sync-external-store[\\/](?!.*with-selector))/,
    priority: 4,
  },
  // What the guide and the site both start with.
  shared(
    groupOf(
      'shared',
      anyOf(
        /src[\\/](api|offline(?![\\/]films)|contract|domain|app)[\\/]/,
        'src/ui/copy-text.ts',
        'src/ui/fonts.css',
        'src/ui/tokens.css',
        /node_modules[\\/](zustand[\\/].*vanilla|idb)|vite[\\/]preload-helper|rolldown[\\/]runtime/,
      ),
      2,
      (id, modules) => !neverInGuide(id, modules),
    ),
  ),
  // What works behind the guide without React.
  {
    name: 'guide-services',
    test: anyOf(
      /src[\\/]((features|app)[\\/]guide[\\/]background|offline[\\/]films)[\\/]/,
      'src/api/beacon.ts',
      'src/offline/guide-analytics/guide-views.ts',
    ),
    priority: 6,
  },
  // What the guide has with React and later, and what the home page does without.
  shared(
    groupOf(
      'shared-ui',
      /src[\\/](ui|domain)[\\/]/,
      4,
      (id, modules) => !neverInGuide(id, modules) && !neededBy([...GUIDE, ...SITE, ...HOME], modules).has(id),
    ),
  ),
  // What every page of the site starts with, and its entry goes on with.
  groupOf(
    'site',
    /(src[\\/](api|app|contract|domain|offline|ui)|locales|node_modules[\\/]@?date-fns)[\\/]/,
    3,
    (id, modules) => neededBy(SITE, modules).has(id) && neverInGuide(id, modules),
  ),
  // What the home page shares with others: most of them start there.
  shared(
    groupOf(
      'parts',
      /src[\\/](contract|domain|offline|ui|features[\\/]apartments)[\\/]/,
      3,
      (id, modules) => neededBy(HOME, modules).has(id) && neverInGuide(id, modules),
    ),
  ),
  // What the pages of the reception desk share; nobody else ever loads it.
  shared(groupOf('desk', /src[\\/]/, 6, (id, modules) => onlyThrough(DESK, id, modules))),
  // Validation, and what a stay costs and ends in: wanted once somebody searches or writes, never by the home page.
  shared(
    groupOf(
      'bookings',
      /src[\\/](contract|domain|offline)[\\/]|node_modules[\\/]zod[\\/]/,
      3,
      (id, modules) => neverInGuide(id, modules) && onlyWithForms(id, modules),
    ),
  ),
  shared(
    groupOf('forms', /src[\\/]ui[\\/]/, 3, (id, modules) => neverInGuide(id, modules) && onlyWithForms(id, modules)),
  ),
  // What lists share, with the days of a stay: one name fewer in the site's entry for each.
  shared(
    groupOf(
      'lists',
      anyOf(
        /src[\\/]ui[\\/]|node_modules[\\/]date-fns[\\/].*lightFormat/,
        'src/domain/bookings/booking.ts',
        'src/domain/bookings/night-range.ts',
        'src/domain/paging.ts',
      ),
      3,
      neverInGuide,
    ),
  ),
  // Crumbs of one area each, which several of its pages want; of screens alone, whose files nothing below imports.
  { name: 'account', test: /src[\\/]features[\\/]accounts[\\/]/, minShareCount: 2, priority: 3 },
  { name: 'blog-parts', test: /src[\\/]features[\\/]blog[\\/]/, minShareCount: 2, priority: 3 },
  { name: 'apartment', test: /src[\\/]features[\\/]apartments[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'trips', test: /src[\\/]features[\\/]tours[\\/]/, minShareCount: 2, priority: 3 },
  {
    name: 'updates',
    test: anyOf('src/app/service-worker.ts', /node_modules[\\/]workbox-window[\\/]/),
    priority: 3,
  },
  {
    name: 'accordion',
    test: anyOf(
      'src/ui/accordion.tsx',
      'src/ui/accordion.module.css',
      /node_modules[\\/]@radix-ui[\\/](primitive|react-(accordion|collection|collapsible|compose-refs|context|direction|id|presence|primitive|slot|use-(callback-ref|controllable-state|layout-effect)))[\\/]/,
    ),
    priority: 5,
  },
  // The dialog of guide and site alike. In a file of the guide's it would start the guide wherever it is loaded.
  {
    name: 'dialog',
    test: anyOf(
      'src/ui/dialog.tsx',
      'src/ui/dialog.module.css',
      /node_modules[\\/](react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|@radix-ui[\\/]react-(dialog|focus-scope|focus-guards|dismissable-layer|portal))[\\/]/,
    ),
    priority: 5,
  },
  // What a guest opens by a tap: loaded together, on the first of them.
  {
    name: 'guide-later',
    test: anyOf(
      /src[\\/](features|app)[\\/]guide[\\/]later[\\/]/,
      'src/offline/storage/forget.ts',
      'src/offline/storage/site-database.ts',
    ),
    priority: 3,
  },
  // What opens a sealed code: for guests without a network at check-in, on the first tap.
  {
    name: 'guide-seal',
    test: /src[\\/](features[\\/]guide|offline[\\/]guest-access)[\\/]seal[\\/]/,
    priority: 6,
  },
  // The manifest of a stay, where Apple's browsers want one: without React.
  {
    name: 'guide-icon',
    test: anyOf('src/features/guide/icon/page-manifest.ts', 'src/domain/guide/icon/stay-manifest.ts'),
    priority: 7,
  },
  // The ways to an icon on the home screen, and what lets an icon in that has no key: on the first tap.
  { name: 'guide-install', test: /src[\\/](features|domain)[\\/]guide[\\/]icon[\\/]/, priority: 6 },
  // The desk wants its rules too: in a file of the guide's they would start the guide there.
  { name: 'guide-seal-rules', test: anyOf('src/domain/guest-access/seal.ts'), priority: 6 },
  // Cards that a guest shows somebody: on the tap that opens one.
  { name: 'guide-cards', test: /src[\\/]features[\\/]guide[\\/]cards[\\/]/, priority: 7 },
  // The postcard after a stay: comes by itself when one has ended.
  { name: 'guide-postcard', test: /src[\\/](features|domain)[\\/]guide[\\/]postcard[\\/]/, priority: 7 },
  // Steps at a door that does not open: on the tap that asks for them.
  { name: 'guide-door-help', test: /src[\\/]features[\\/]guide[\\/]door-help[\\/]/, priority: 7 },
  // What a guest asks reception for: its words apart, it comes as one file when somebody wants it. Nothing of it is
  // anybody else's, or they would load the guide.
  {
    name: (id, modules) => (onlyThrough(REQUESTS, id, modules) ? 'guest-requests' : null),
    test: /src[\\/]/,
    priority: 6,
  },
  // The guide's search and the site's chat: in a file of the guide's it would bring the guide along.
  {
    name: 'minisearch',
    test: anyOf(
      /node_modules[\\/]minisearch[\\/]/,
      'src/domain/search-words.ts',
      'src/domain/chat/emergency-words.ts',
      'src/domain/chat/call-for-help.ts',
      'src/domain/chat/topics.ts',
    ),
    priority: 5,
  },
  // Bodies of closed sections and what lies below them all. Their styles come after the text, see `late` in
  // `contract/guide/guide-document.ts`; not those of the second column's first screen on a tablet, which would move then.
  {
    name: 'guide-bodies',
    test: anyOf(
      /src[\\/]features[\\/]guide[\\/]sections[\\/](?!second-column).*\.module\.css/,
      'src/features/guide/first-view/door-closed.module.css',
      'src/features/guide/first-view/saved-note.module.css',
    ),
    priority: 3,
  },
  {
    name: 'guide',
    test: anyOf(
      /src[\\/](features[\\/]guide[\\/](first-view|sections|state)|app[\\/]guide[\\/]first-view)[\\/](?!.*\.css)/,
      'src/domain/stay-words/on-card.ts',
      'public/plans/positions.json',
    ),
    priority: 1,
  },
];
