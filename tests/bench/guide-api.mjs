// `GET /api/guide/{code}` beside a bare node:http server that answers the same headers and bytes: how much of the
// machine's speed is left. Both run in processes of their own and are asked in turn; medians, and their ratio.
//
//   node tests/bench/guide-api.mjs [--n 7] [--seconds 3] [--connections 32] [--dist dist]
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startBuiltServer, startProgram } from './built-server.mjs';
import { median, ratio, table } from './tables.mjs';

const MUST = 0.8;
const ADDRESS = '/api/guide/B902';
const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** Headers that both servers let Node add. */
const NODES_OWN = new Set(['connection', 'date', 'keep-alive', 'content-length']);

/** Processor time of a process and all its threads so far, in µs; `null` where the system does not tell (not Linux). */
function processorMicros(pid) {
  const tasks = `/proc/${pid}/task`;
  try {
    const nanos = readdirSync(tasks).map((task) => readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
    return nanos.reduce((sum, each) => sum + Number(each), 0) / 1000;
  } catch {
    return null;
  }
}

async function measure({ url, pid }, cookie, { seconds, connections }) {
  const before = processorMicros(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections,
    headers: { cookie },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  const used = before === null ? null : processorMicros(pid) - before;
  return { rate: requests.average, p99: latency.p99, micros: used === null ? null : used / requests.total };
}

/**
 * @param {{runs?: number, seconds?: number, connections?: number, dist?: string}} [options]
 * @returns {Promise<string>} a Markdown table
 */
export async function benchGuideApi({ runs = 7, seconds = 3, connections = 32, dist = 'dist' } = {}) {
  const servers = [];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-bench-'));
  try {
    const server = await startBuiltServer(dataDir, { settings: { LOG_LEVEL: 'info' }, dist });
    servers.push(server);
    const url = server.origin + ADDRESS;
    const cookie = (await fetch(url)).headers.get('set-cookie').split(';')[0];
    const answer = await fetch(url, { headers: { cookie } });
    const body = await answer.text();
    const headers = [...answer.headers].filter(([name]) => !NODES_OWN.has(name));
    const bareServer = await startProgram(BARE, {
      env: { HEADERS: JSON.stringify(headers), BODY: body },
      health: ADDRESS,
    });
    servers.push(bareServer);
    const ourCall = { url, pid: server.child.pid };
    const bareCall = { url: bareServer.origin + ADDRESS, pid: bareServer.child.pid };

    const one = (target) => measure(target, cookie, { seconds, connections });
    await one(ourCall);
    await one(bareCall);
    const ours = [];
    const bare = [];
    for (let round = 0; round < runs; round += 1) {
      // The order changes from round to round: who goes second finds a warmer machine.
      const first = round % 2 === 0;
      if (first) ours.push(await one(ourCall));
      bare.push(await one(bareCall));
      if (!first) ours.push(await one(ourCall));
    }
    const rate = (all) => Math.round(median(all.map((each) => each.rate)));
    const p99 = (all) => median(all.map((each) => each.p99));
    // Who asks runs out of processor too: the time each answer takes shows what the rates then hide.
    const micros = (all) => median(all.map((each) => each.micros));
    const shown = (value) => (value === null ? '' : value.toFixed(1));
    return table(
      [`medians of ${runs}`, 'requests/s', 'p99, ms', 'processor per answer, µs', 'must'],
      [
        ['GET /api/guide/B902', rate(ours), p99(ours), shown(micros(ours)), ''],
        ['bare node:http', rate(bare), p99(bare), shown(micros(bare)), ''],
        ['ratio', ratio(rate(ours), rate(bare)), '', ratio(micros(bare), micros(ours)), `≥ ${MUST}×`],
      ],
    );
  } finally {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '32' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const { n, seconds, connections, dist } = values;
  console.log(
    await benchGuideApi({ runs: Number(n), seconds: Number(seconds), connections: Number(connections), dist }),
  );
}
