// `npm run release`: what a server needs to run the product, as one archive with its checksum. Nothing is built there:
// unpack it, `npm ci --omit=dev`, start. The same sources give the same archive.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Programs of the product; the others need its sources. */
const PROGRAMS = ['start', 'staff', 'backup', 'restore', 'doctor'];
const FILES = [
  'package-lock.json',
  'README.md',
  'deploy',
  'docs',
  'dist/build.json',
  'dist/client',
  'dist/server',
  'dist/setup',
  'dist/shell',
];

function run(command, words) {
  const { status, error } = spawnSync(command, words, { stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    console.error(error?.message ?? `${command} ended with ${status}.`);
    process.exit(status ?? 1);
  }
}

/** Of the sources, with a word where they have changed since. */
function commit() {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty=-changed', '--exclude=*'], {
    encoding: 'utf8',
  });
  return stdout.trim() || 'unknown';
}

run(process.execPath, ['src/build/when-stale.mjs']);
const { scripts, ...product } = JSON.parse(readFileSync('package.json', 'utf8'));
const name = `hien-${product.version}-${commit()}`;
const folder = mkdtempSync(path.join(tmpdir(), 'hien-release-'));
try {
  const root = path.join(folder, name);
  for (const file of FILES) cpSync(file, path.join(root, file), { recursive: true });
  const programs = Object.fromEntries(
    PROGRAMS.map((program) => [program, scripts[program].replace(' --demo-guests', '')]),
  );
  writeFileSync(path.join(root, 'package.json'), `${JSON.stringify({ ...product, scripts: programs }, null, 2)}\n`);
  mkdirSync('release', { recursive: true });
  const archive = path.join('release', `${name}.tar.gz`);
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '--mode=u+rwX,go+rX,go-w'];
  const whole = path.join(folder, 'release.tar');
  run('tar', [...same, '-cf', whole, '-C', folder, name]);
  const bytes = gzipSync(readFileSync(whole));
  writeFileSync(archive, bytes);
  const sum = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
  console.log(archive);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
