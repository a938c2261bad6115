// The proxies that `deploy/` has files for, from Debian when they are not there.
import { spawnSync } from 'node:child_process';

const PACKAGES = { nginx: 'nginx-light', caddy: 'caddy' };
// Debian's own user finds no servers in its path.
const PATH = `${process.env.PATH}:/usr/sbin`;

const find = (name) => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8', env: { PATH } });
  return status === 0 ? stdout.trim() : null;
};

/**
 * Finds a proxy's program, or gets it; a program that a package brings is never started as a service.
 *
 * @param {'nginx' | 'caddy'} name
 * @returns {string | null} its path; null on a machine that has none to get
 */
export function findOrInstallProxy(name) {
  const found = find(name);
  if (found) return found;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return null;
  spawnSync(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${PACKAGES[name]}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return find(name);
}
