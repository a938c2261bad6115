import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OwnImport, ownImports, sourceFiles, sourceText } from '../support/source-tree';

const MODULES = path.join('server', 'modules');
const PLATFORM = path.join('server', 'platform');
const imports = ownImports();

/** The subject whose module a file belongs to; `null` outside the modules. */
const moduleOf = (file: string): string | null =>
  file.startsWith(MODULES + path.sep) ? (file.split(path.sep)[2] ?? null) : null;
const inModule = (file: string): string => path.relative(MODULES, file).replaceAll(path.sep, '/').replace(/\.ts$/, '');

/**
 * The floors of the modules, the lowest first. What a module takes of another, its value imports, comes from a floor
 * below: a subject may be read without those that stand on it. Two of one floor do not know each other. `lent` modules
 * have no calls of their own and no `module.ts`: all of them is there for the floors above, inside one transaction.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['staff', 'attention'],
  ['editing'],
  ['photos'],
  ['catalogue', 'blog', 'tours'],
  ['booking-records'],
  ['stay-records'],
  ['money'],
  ['foreign-guests'],
  ['guest-access'],
  ['guest-requests', 'guest-forms', 'reviews'],
  ['bookings'],
  ['payments', 'billing', 'channels', 'accounts', 'guide-analytics'],
  ['mails', 'privacy', 'hotel', 'backups'],
  ['public-pages'],
  ['guide'],
  ['contact', 'setup'],
  ['desk'],
];
const LENT: readonly string[] = ['staff', 'attention', 'editing', 'booking-records', 'stay-records', 'money'];
const floorOf = (module: string | null): number => FLOORS.findIndex((floor) => floor.includes(module ?? ''));

/** Files beside routes whose own work is HTTP: cookies, the desk's gate, and pages with the policy they are sent with. */
const MADE_OF_HTTP: readonly string[] = [
  'accounts/known-browser',
  'accounts/passkeys/challenges',
  'bookings/booker/proofs',
  'guide/document/documents',
  'guide/preview',
  'public-pages/pages/page-documents',
  'staff/area',
  'staff/session-cookie',
];

const isStore = (file: string): boolean => /(?:^|[/\\-])(?:store|tables)(?:\.ts$|[/\\])/.test(file);
const shown = ({ file, target }: OwnImport): string => `${file} → ${target}`;
const between = imports.filter(
  ({ file, target }) => moduleOf(file) !== null && moduleOf(target) !== null && moduleOf(file) !== moduleOf(target),
);

/** Names that each `module.ts` passes on, with the file that each comes from. */
const passedOn = new Map(
  sourceFiles
    .filter((file) => moduleOf(file) !== null && path.basename(file) === 'module.ts')
    .map((file) => [
      file,
      new Map(
        [...(sourceText.get(file) ?? '').matchAll(/^export \{([^}]*)\} from '(\.[^']+)';$/gm)].flatMap(
          ([, names = '', source = '']) =>
            names
              .split(',')
              .flatMap((name) => name.trim() || [])
              .map((name) => [name, `${path.join(path.dirname(file), source)}.ts`] as const),
        ),
      ),
    ]),
);

/** An import of what a `module.ts` passes on leads to where it is made: nobody is bound to all that is offered. */
function pastModule(one: OwnImport): OwnImport[] {
  const offered = passedOn.get(one.target);
  if (offered === undefined || one.names.length === 0) return [one];
  return [...new Set(one.names.map((name) => offered.get(name) ?? one.target))].map((target) => ({ ...one, target }));
}

describe('modules of the server', () => {
  it('each stand on one floor, and have a module.ts unless they are lent', () => {
    const subjects = [...new Set(sourceFiles.map(moduleOf).filter((one) => one !== null))].sort();
    expect(subjects).toEqual([...FLOORS.flat()].sort());
    const closed = subjects.filter((one) => sourceFiles.includes(path.join(MODULES, one, 'module.ts')));
    expect(closed).toEqual(subjects.filter((one) => !LENT.includes(one)));
  });

  it('take nothing but types of a floor that is not below', () => {
    const upwards = between.filter(
      ({ file, target, typesOnly }) => !typesOnly && floorOf(moduleOf(target)) >= floorOf(moduleOf(file)),
    );
    expect(upwards.map(shown)).toEqual([]);
  });

  it("use of each other a module.ts, what is lent, and types; a module's own file is its own", () => {
    const astray = between.filter(
      ({ target, typesOnly }) =>
        !typesOnly && !LENT.includes(moduleOf(target) ?? '') && path.basename(target) !== 'module.ts',
    );
    expect(astray.map(shown)).toEqual([]);
  });

  it('offer nothing that nobody else uses', () => {
    const used = new Set(imports.flatMap(({ target, names }) => names.map((name) => `${target} ${name}`)));
    const idle = [...passedOn].flatMap(([file, names]) =>
      [...names.keys()].map((name) => `${file} ${name}`).filter((offer) => !used.has(offer)),
    );
    expect(passedOn.size).toBeGreaterThan(15);
    expect(idle).toEqual([]);
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
    expect(circles(imports.flatMap(pastModule))).toEqual([]);
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
