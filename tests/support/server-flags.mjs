import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** What `npm start` gives Node besides the server: tests and benchmarks run it as people do. @type {string[]} */
export const SERVER_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));
