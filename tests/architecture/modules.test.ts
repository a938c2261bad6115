import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OwnImport, ownImports, sourceFiles } from '../support/source-tree';

const MODULES = path.join('server', 'modules');
const PLATFORM = path.join('server', 'platform');
const imports = ownImports();

/** The subject whose module a file belongs to; `null` outside the modules. */
const moduleOf = (file: string): string | null =>
  file.startsWith(MODULES + path.sep) ? (file.split(path.sep)[2] ?? null) : null;
const inModule = (file: string): string => path.relative(MODULES, file).replaceAll(path.sep, '/').replace(/\.ts$/, '');

/**
 * What a module offers the others besides `module.ts`, types and stores: rules that hold inside somebody else's
 * transaction, and what several modules' pages are made with. A new line here is a new bond between two subjects.
 */
const OFFERED: readonly string[] = [
  'accounts/session-cookie',
  'accounts/sessions',
  'billing/ledger',
  'blog/blog',
  'blog/hotel-file-part',
  'bookings/change-status',
  'bookings/departures',
  'bookings/desk-nights',
  'bookings/limits',
  'bookings/booker/view',
  'catalogue/catalogue',
  'catalogue/hotel-file-part',
  'catalogue/require-stay',
  'catalogue/seed',
  'desk/area',
  'desk/editing/engine',
  'desk/editing/hotel',
  'desk/editing/routes',
  'desk/names',
  'foreign-guests/follow-moves',
  'guest-access/door-free',
  'guest-access/doors/ready-doors',
  'guest-access/follow-booking',
  'guest-access/give-door',
  'guest-access/key-limiter',
  'guest-access/keys',
  'guest-access/room-links',
  'guest-access/sealed/seals',
  'guest-forms/sheets',
  'guide/content',
  'guide/document/build',
  'photos/shown-pictures',
  'photos/unused-job',
  'public-pages/manifest',
  'tours/hotel-file-part',
  'tours/tours',
];

/** Files beside routes whose own work is HTTP: cookies, the desk's gate, and pages with the policy they are sent with. */
const MADE_OF_HTTP: readonly string[] = [
  'accounts/known-browser',
  'accounts/session-cookie',
  'desk/area',
  'guide/document/documents',
  'guide/preview',
  'public-pages/pages/page-documents',
];

const isStore = (file: string): boolean => /(?:^|[/\\-])(?:store|tables)(?:\.ts$|[/\\])/.test(file);
const shown = ({ file, target }: OwnImport): string => `${file} → ${target}`;
const between = imports.filter(
  ({ file, target }) => moduleOf(file) !== null && moduleOf(target) !== null && moduleOf(file) !== moduleOf(target),
);

describe('modules of the server', () => {
  it('each have a module.ts', () => {
    const subjects = new Set(sourceFiles.map(moduleOf).filter((one) => one !== null));
    const missing = [...subjects].filter((one) => !sourceFiles.includes(path.join(MODULES, one, 'module.ts')));
    expect(subjects.size).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  it("use of each other what is offered, stores and types; a module's own file is its own", () => {
    const astray = between.filter(
      ({ target, typesOnly }) =>
        !typesOnly && !isStore(target) && path.basename(target) !== 'module.ts' && !OFFERED.includes(inModule(target)),
    );
    expect(astray.map(shown)).toEqual([]);
  });

  it('offer nothing that no other module uses', () => {
    const used = new Set(between.filter(({ typesOnly }) => !typesOnly).map(({ target }) => inModule(target)));
    expect(OFFERED.filter((one) => !used.has(one))).toEqual([]);
  });

  it('are unknown to the platform, which names their tables and documents as types alone', () => {
    const named = [path.join(PLATFORM, 'db', 'schema.ts'), path.join(PLATFORM, 'db', 'documents.ts')];
    const astray = imports.filter(
      ({ file, target, typesOnly }) =>
        file.startsWith(PLATFORM + path.sep) && moduleOf(target) !== null && !(typesOnly && named.includes(file)),
    );
    expect(astray.map(shown)).toEqual([]);
  });

  it('know nothing of HTTP in their stores', () => {
    const astray = imports.filter(
      ({ file, target }) => isStore(file) && target.startsWith(path.join(PLATFORM, 'http')),
    );
    expect(astray.map(shown)).toEqual([]);
  });

  it('know of HTTP in their routes alone: a use case takes nothing of it but types', () => {
    const isRoute = (file: string): boolean => /(?:^|[/\\-])(?:routes|module)\.ts$/.test(file);
    const astray = imports.filter(
      ({ file, target, typesOnly }) =>
        moduleOf(file) !== null &&
        target.startsWith(path.join(PLATFORM, 'http')) &&
        !typesOnly &&
        !isRoute(file) &&
        !MADE_OF_HTTP.includes(inModule(file)),
    );
    expect(astray.map(shown)).toEqual([]);
  });

  it('are put together in services.ts and app.ts, which no module imports', () => {
    const roots = ['services.ts', 'app.ts', 'main.ts'].map((file) => path.join('server', file));
    const astray = imports.filter(({ file, target }) => moduleOf(file) !== null && roots.includes(target));
    expect(astray.map(shown)).toEqual([]);
  });
});

describe('the whole code', () => {
  it('has no import circle, types included', () => {
    expect(circles(imports)).toEqual([]);
  });

  it('has at most 25 code files in a folder', () => {
    const counts = new Map<string, number>();
    for (const file of sourceFiles) {
      const folder = path.dirname(file).replaceAll(path.sep, '/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    // Every change of the database is a file of its own for ever.
    counts.delete('server/platform/db/migrations');
    const wide = [...counts].filter(([, count]) => count > 25);
    expect(wide.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
  });
});

/** Files that import each other by some way round; Tarjan's strongly connected components of more than one file. */
function circles(all: readonly OwnImport[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { file, target } of all) next.set(file, [...(next.get(file) ?? []), target]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    open.push(file);
    for (const target of next.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) low.set(file, Math.min(low.get(file) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
}
