// `npm run test:any-day`: the suite under clocks that stand elsewhere and in other zones. Whoever clones this project in
// five years, at midnight or in Los Angeles sees what is seen today.
//
//   npm run test:any-day                             every clock, all tests
//   npm run test:any-day -- --clock leap-day         one of them (repeatable)
//   npm run test:any-day -- --part unit              rules, screens, offline and server; or `flows`
//   npm run test:any-day -- --some 2                 that many, others for each commit
//   npm run test:any-day -- --part flows find tours  what is named alone
import { parseArgs } from 'node:util';
import { chromiumForFlows } from './support/chromium.mjs';
import { CLOCKS, findOrInstallFaketime, moved, someOf } from './support/clocks.mjs';
import { step } from './support/steps.mjs';

const { values: wanted, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    clock: { type: 'string', multiple: true },
    part: { type: 'string', default: 'all' },
    some: { type: 'string' },
  },
});

const library = findOrInstallFaketime();
if (!library) {
  console.error("There is no faketime on this machine: install Debian's package `faketime`.");
  process.exit(1);
}
const named = CLOCKS.filter(({ name }) => wanted.clock?.includes(name) ?? true);
const clocks = wanted.some === undefined ? named : someOf(named, Number(wanted.some));
const parts = wanted.part === 'all' ? ['unit', 'flows'] : [wanted.part];
if (clocks.length === 0 || parts.some((part) => part !== 'unit' && part !== 'flows')) {
  console.error(`Clocks: ${CLOCKS.map(({ name }) => name).join(', ')}. Parts: unit, flows.`);
  process.exit(1);
}

const COMMANDS = { unit: 'npx vitest run --reporter=dot', flows: 'npx playwright test --reporter=line' };
const env = parts.includes('flows') ? (chromiumForFlows() ?? {}) : {};
if (parts.includes('flows') && !(await step('build', 'npm run --silent build'))) process.exit(1);

const rows = [];
for (const clock of clocks) {
  for (const part of parts) {
    const title = `${part} at ${clock.name}, ${clock.zone}`;
    const command = [COMMANDS[part], ...names].join(' ');
    const passed = await step(title, command, { env: { ...env, ...moved(clock, library) } });
    rows.push([clock.name, clock.zone, part, passed ? 'ok' : 'FAILED']);
  }
}
console.log(`\n${rows.map((row) => row.map((cell, i) => cell.padEnd([30, 20, 6, 6][i])).join(' ')).join('\n')}`);
const failed = rows.filter((row) => row[3] !== 'ok').length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
