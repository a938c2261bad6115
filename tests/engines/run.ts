// `npm run test:engines`: the guest's and the desk's flows in WebKitGTK and Firefox, as Debian has them.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findOrInstall } from './debian';
import { DESK_FLOWS } from './desk-flows';
import { firefox } from './firefox';
import { GUIDE_FLOWS } from './guide-flows';
import { ICON_FLOWS } from './icon-flows';
import { SITE_FLOWS } from './site-flows';
import { STAY_FLOWS } from './stay-flows';
import { type Flow, Walk } from './walk';
import { webkit } from './webkit';
import type { Engine } from './wire';

const FLOWS = [...GUIDE_FLOWS, ...STAY_FLOWS, ...ICON_FLOWS, ...SITE_FLOWS, ...DESK_FLOWS];
const ENGINES = { webkit, firefox };
/** A slow machine's time for one flow, in ms. */
const FLOW_LIMIT = 300_000;
const PICTURES = 'test-results/engines';

interface Cell {
  /** `-`: the flow is about another engine. */
  result: 'ok' | 'limit' | 'failed' | '-';
  seconds: number;
  limits: string[];
  /** Reason of the failure. */
  reason?: string;
}

const { values: asked } = parseArgs({ options: { engine: { type: 'string' }, only: { type: 'string' } } });

/** Walks one flow, and leaves a picture of the page where it failed. */
async function tryFlow(engine: Engine, flow: Flow): Promise<Cell> {
  const started = Date.now();
  const since = (): number => Math.round((Date.now() - started) / 1000);
  let walk: Walk | null = null;
  let late: NodeJS.Timeout | undefined;
  try {
    const tooLong = new Promise<never>((_done, fail) => {
      late = setTimeout(() => fail(new Error(`not done after ${FLOW_LIMIT / 1000} s`)), FLOW_LIMIT);
    });
    const whole = async (): Promise<Walk> => {
      walk = await Walk.start(engine, flow);
      await flow.walk(walk);
      return walk;
    };
    const { limits, end } = await Promise.race([
      whole().then((one) => ({ limits: one.limits, end: () => one.end() })),
      tooLong,
    ]);
    const complaints = await end();
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join(' | ')}`);
    return { result: limits.length > 0 ? 'limit' : 'ok', seconds: since(), limits };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await (walk as Walk | null)?.picture(`${PICTURES}/${engine.name}-${flow.name.replaceAll(/[^\w]+/g, '-')}.png`);
    await (walk as Walk | null)?.abandon().catch((left: unknown) => console.log('    not cleared away:', left));
    return { result: 'failed', seconds: since(), limits: [], reason };
  } finally {
    clearTimeout(late);
  }
}

async function walkEngine(make: () => Promise<Engine>, flows: Flow[]): Promise<{ label: string; cells: Cell[] }> {
  const engine = await make();
  const cells: Cell[] = [];
  try {
    for (const flow of flows) {
      if (flow.engine !== undefined && flow.engine !== engine.name) {
        cells.push({ result: '-', seconds: 0, limits: [] });
        continue;
      }
      const cell = await tryFlow(engine, flow);
      cells.push(cell);
      console.log(`${engine.label} · ${flow.name}: ${cell.result} in ${cell.seconds} s`);
      if (cell.reason) console.log(`    ${cell.reason.slice(0, 1500)}`);
    }
  } finally {
    engine.stop();
  }
  return { label: engine.label, cells };
}

function show(flows: Flow[], walked: { label: string; cells: Cell[] }[]): void {
  const wide = Math.max(...flows.map(({ name }) => name.length));
  const row = (first: string, rest: string[]): void =>
    console.log(`${first.padEnd(wide)}  ${rest.map((cell) => cell.padEnd(22)).join('')}`);
  console.log('');
  row(
    'flow',
    walked.map(({ label }) => label),
  );
  flows.forEach(({ name }, at) =>
    row(
      name,
      walked.map(({ cells }) => `${cells[at]?.result ?? '-'}  ${cells[at]?.seconds ?? 0} s`),
    ),
  );
  for (const { label, cells } of walked) {
    cells.forEach(({ limits }, at) =>
      limits.forEach((limit) => console.log(`limit of ${label} in ${flows[at]?.name ?? ''}: ${limit}`)),
    );
  }
}

async function main(): Promise<number> {
  const flows = FLOWS.filter(({ name }) => asked.only === undefined || name.includes(asked.only));
  const names = (['webkit', 'firefox'] as const).filter((name) => asked.engine === undefined || name === asked.engine);
  if (flows.length === 0 || names.length === 0) {
    console.log(`--engine webkit|firefox, --only a part of: ${FLOWS.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const lacking = names.flatMap((name) => findOrInstall(name) ?? []);
  if (lacking.length > 0) {
    console.log(lacking.join('\n'));
    return 1;
  }
  if (spawnSync(process.execPath, ['src/build/when-stale.mjs'], { stdio: 'inherit' }).status !== 0) return 1;
  const walked = await Promise.all(names.map((name) => walkEngine(ENGINES[name], flows)));
  show(flows, walked);
  const cells = walked.flatMap((one) => one.cells).filter(({ result }) => result !== '-');
  const failed = cells.filter(({ result }) => result === 'failed').length;
  console.log(`\n${cells.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
mkdirSync(PICTURES, { recursive: true });
process.exit(await main());
