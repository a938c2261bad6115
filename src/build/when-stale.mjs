// `npm start` on a fresh machine, or after a pull: build what is not built. Plain JavaScript, because it runs first.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const SOURCES = ['src', 'locales', 'public', 'index.html', 'setup.html', 'vite.config.ts', 'package-lock.json'];

function newest(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(`${file}/${name}`)));
}

const built = statSync('dist/build.json', { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (built < Math.max(...SOURCES.map(newest))) {
  console.error('Building what is not built yet …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
