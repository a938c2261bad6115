import { SETTINGS } from '../config';

/** Below this a name is near to too many others, such as HOST to HOME. */
const SHORTEST = 6;

/**
 * Gives what stands in the environment under a name that is nearly one of a setting: one letter missing, too many, wrong or
 * changed places with its neighbour, or other capitals and lines between the words.
 *
 * @returns a line for each, naming both; never the value
 */
export function misspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env).flatMap((name) => {
    if (SETTINGS.includes(name) || (env[name] ?? '').trim() === '') return [];
    const meant = SETTINGS.find((setting) => env[setting] === undefined && isNear(name, setting));
    return meant === undefined ? [] : [`${name} is no setting of this server and is not read; ${meant} is.`];
  });
}

const bare = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

function isNear(name: string, setting: string): boolean {
  const [a, b] = [bare(name), bare(setting)];
  if (a === b) return name.length >= SHORTEST;
  if (Math.min(a.length, b.length) < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (a[start] !== undefined && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = `${restB[1] ?? ''}${restB[0] ?? ''}${restB.slice(2)}`;
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1) || restA === swapped;
}
