import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../support/free-port.mjs';
import { serverRuns } from '../../support/server-runs';

const { folder, start } = serverRuns();

it('tells its figures on a port of their own, and a secret may lie in a file', { timeout: 60_000 }, async () => {
  const base = folder();
  const metricsPort = await freePort();
  const password = path.join(base.folder, 'password');
  writeFileSync(password, 'Chim-bay-2026-sen\n');
  const account = { RECEPTION_EMAIL: 'letan@hotel.example', RECEPTION_PASSWORD_FILE: password };
  const run = await start({ ...base.env, ...account, METRICS_PORT: String(metricsPort) });
  await run.ready();

  const signedIn = await fetch(`http://localhost:${run.port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${run.port}` },
    body: JSON.stringify({ email: 'letan@hotel.example', password: 'Chim-bay-2026-sen' }),
  });
  expect(signedIn.ok).toBe(true);
  await fetch(`http://localhost:${run.port}/nowhere-at-all`);

  const answer = await fetch(`http://localhost:${metricsPort}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^hien_up 1$/m);
  expect(text).toMatch(/^hien_answers_total\{method="GET",status="404"\} 1$/m);
  expect(text).toMatch(/^hien_answer_seconds_bucket\{le="\+Inf"\} [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).toMatch(/^hien_mails\{state="waiting"\} \d+$/m);

  expect((await fetch(`http://localhost:${metricsPort}/`)).status).toBe(404);
  expect((await fetch(`http://localhost:${run.port}/metrics`)).status).toBe(404);
});
