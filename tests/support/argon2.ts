import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';
import { onTestFinished } from 'vitest';

/** The library itself: its name leads to this file in tests of the server (`vite.config.ts`). */
const library = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** A thousandth of the product's memory: hundreds of tests sign somebody in, and two look at what a password costs. */
const LITTLE = { memoryCost: 64 };
let full = false;

/** Until the end of the test passwords are hashed at the product's own cost. */
export function hashAtFullCost(): void {
  full = true;
  onTestFinished(() => void (full = false));
}

export const hash = (password: string, cost: Options): Promise<string> =>
  library.hash(password, full ? cost : { ...cost, ...LITTLE });

/** A hash names the cost that it was made at. */
export const { verify } = library;
