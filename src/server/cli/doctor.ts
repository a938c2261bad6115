import { statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownOnly } from '../start/own-only';
import { sayWhy } from './command';
import { examine } from './doctor/examine';
import type { Finding } from './doctor/finding';

/** Lies beside this program: `dist/server/doctor.js`. */
const buildFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const lineOf = ({ name, state, say }: Finding): string => `${state.padEnd(8)}${name.padEnd(12)}${say}`;

try {
  ownOnly();
  const machine = { now: Date.now(), nodeVersion: process.versions.node, freeBytes, buildFolder };
  const findings = await examine(process.env, machine);
  const isJson = process.argv.includes('--json');
  process.stdout.write(`${isJson ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n')}\n`);
  if (findings.some(({ state }) => state === 'broken')) process.exitCode = 1;
} catch (error) {
  sayWhy(error);
}
