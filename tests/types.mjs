// `npm run typecheck`: each runtime is a program of its own, so that `document` in the domain does not compile. What
// the compiler worked out is kept beside the packages for the next time. With names, those programs alone
// (decision 96).
//
// Several checkers in one compiler each work out the same types again: one computes half as much, and on two cores is no
// later. It collects its garbage seldom for the same reason and takes 1.5 GB.
import { spawnSync } from 'node:child_process';
import { PROGRAMS } from './support/programs.mjs';

const named = process.argv.slice(2);
const failed = (named.length === 0 ? PROGRAMS : named).filter((program) => {
  const kept = `node_modules/.cache/types/${program === '.' ? 'root' : program.replaceAll('/', '-')}.tsbuildinfo`;
  const { status, error } = spawnSync(
    'tsc',
    ['-p', program, '--incremental', '--tsBuildInfoFile', kept, '--singleThreaded'],
    { stdio: 'inherit', shell: process.platform === 'win32', env: { GOGC: '400', ...process.env } },
  );
  // Without npm the packages' own commands are not found.
  if (error) console.error(`${error.message}: npm run typecheck`);
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
