import { CLIENT } from './client';
import { INPUTS } from './inputs';
import { LOAD } from './load';
import { OWN } from './own';
import { SERVER } from './faults-of-server';
import { PRIVACY, WEB } from './web';
import type { Case } from './shape';

/** Every case, with where it is tried. */
export const CASES: readonly Case[] = [...LOAD, ...SERVER, ...CLIENT, ...INPUTS, ...WEB, ...PRIVACY, ...OWN];
