// `GET /api/guide/{code}` beside a bare node:http server that answers the same headers and bytes: how much of the
// machine's speed is left. Both run in processes of their own and are asked in turn; medians, and their ratio.
//
//   node tests/bench/guide-api.mjs [--n 7] [--seconds 3] [--connections 32] [--dist dist]
import { mkdtempSync, rmSync } from 'node:fs';
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

async function measure(url, cookie, { seconds, connections }) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections,
    headers: { cookie },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { rate: requests.average, p99: latency.p99 };
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
    const bareUrl = bareServer.origin + ADDRESS;

    const one = (where) => measure(where, cookie, { seconds, connections });
    await one(url);
    await one(bareUrl);
    const ours = [];
    const bare = [];
    for (let round = 0; round < runs; round += 1) {
      // The order changes from round to round: who goes second finds a warmer machine.
      const first = round % 2 === 0;
      if (first) ours.push(await one(url));
      bare.push(await one(bareUrl));
      if (!first) ours.push(await one(url));
    }
    const rate = (all) => Math.round(median(all.map((each) => each.rate)));
    const p99 = (all) => median(all.map((each) => each.p99));
    return table(
      [`medians of ${runs}`, 'requests/s', 'p99, ms', 'must'],
      [
        ['GET /api/guide/B902', rate(ours), p99(ours), ''],
        ['bare node:http', rate(bare), p99(bare), ''],
        ['ratio', ratio(rate(ours), rate(bare)), '', `≥ ${MUST}×`],
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
