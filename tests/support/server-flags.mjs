import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const [before = ''] = scripts.start.split(' dist/server/');

/**
 * Node's own flags of `npm start`, without those of the server: tests and benchmarks run it as people do.
 *
 * @type {string[]}
 */
export const SERVER_FLAGS = before.split(' ').filter((word) => word.startsWith('--'));
