// `GET /api/guide/{code}` beside a bare node:http server that answers the same headers and bytes: how much of the
// machine's speed is left. Both run in processes of their own and are asked in turn; medians, and their ratio.
//
//   node tests/bench/guide-api.mjs [--n 7] [--seconds 3] [--connections 32] [--dist dist]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    dist: { type: 'string', default: 'dist' },
  },
});
const MUST = 0.8;
const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const children = [];
const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-bench-'));

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

function run(file, env) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
}

async function untilUp(url) {
  for (let tries = 0; tries < 200; tries += 1) {
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} does not answer.`);
}

/** Headers that both servers let Node add. */
const NODES_OWN = new Set(['connection', 'date', 'keep-alive', 'content-length']);

async function measure(url, cookie) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: Number(values.seconds),
    connections: Number(values.connections),
    headers: { cookie },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { rate: requests.average, p99: latency.p99 };
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

async function main() {
  const [port, barePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}/api/guide/B902`;
  run(path.join(values.dist, 'server', 'main.js'), { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  await untilUp(`http://127.0.0.1:${port}/healthz`);
  const cookie = (await fetch(url)).headers.get('set-cookie').split(';')[0];
  const answer = await fetch(url, { headers: { cookie } });
  const body = await answer.text();
  const headers = [...answer.headers].filter(([name]) => !NODES_OWN.has(name));
  run(BARE, { PORT: String(barePort), HEADERS: JSON.stringify(headers), BODY: body });
  const bareUrl = `http://127.0.0.1:${barePort}/api/guide/B902`;
  await untilUp(bareUrl);

  await measure(url, cookie);
  await measure(bareUrl, cookie);
  const ours = [];
  const bare = [];
  for (let round = 0; round < Number(values.n); round += 1) {
    // The order changes from round to round: who goes second finds a warmer machine.
    const first = round % 2 === 0;
    if (first) ours.push(await measure(url, cookie));
    bare.push(await measure(bareUrl, cookie));
    if (!first) ours.push(await measure(url, cookie));
  }
  const rate = (runs) => Math.round(median(runs.map((one) => one.rate)));
  const p99 = (runs) => median(runs.map((one) => one.p99));
  const ratio = rate(ours) / rate(bare);
  console.table({
    'GET /api/guide/B902': { 'requests/s': rate(ours), 'p99 ms': p99(ours) },
    'bare node:http': { 'requests/s': rate(bare), 'p99 ms': p99(bare) },
    ratio: { 'requests/s': Number(ratio.toFixed(2)) },
  });
  console.log(
    `${ratio >= MUST ? 'ok' : 'BELOW'}: ratio ${ratio.toFixed(2)}, must be at least ${MUST}, n = ${values.n}`,
  );
  return ratio >= MUST;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  for (const child of children) child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
