// `npm run typecheck`: each runtime is a program of its own, so that `document` in the domain does not compile. What the
// compiler worked out is kept beside the packages for the next time.
import { spawnSync } from 'node:child_process';

const PROGRAMS = ['.', 'src/domain', 'src/sw', 'src/server', 'src/build', 'tests'];

const failed = PROGRAMS.filter((program) => {
  const kept = `node_modules/.cache/types/${program === '.' ? 'root' : program.replaceAll('/', '-')}.tsbuildinfo`;
  const { status } = spawnSync('tsc', ['-p', program, '--incremental', '--tsBuildInfoFile', kept], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
