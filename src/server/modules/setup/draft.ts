import { randomBytes, randomInt } from 'node:crypto';
import type { SetupDoor, SetupHouse, SetupLegal, SetupPeople, SetupRoom } from '../../../contract/setup/setup';
import { SETUP_CODE_LENGTH, SETUP_LETTERS, showSetupCode } from '../../../domain/setup/setup-code';

/** Parts of a house that is not open yet. */
export interface SetupDraft {
  house: SetupHouse | null;
  legal: SetupLegal | null;
  doors: SetupDoor[];
  rooms: SetupRoom[];
  features: Record<string, boolean> | null;
  /** Invited when it opens. */
  people: SetupPeople['people'];
}

/** Kept until the house is open; every process on the database asks for the same code. */
export interface SetupDocument extends SetupDraft {
  /** Told by the start, typed at `/setup`. */
  code: string;
  /** Value of the cookie of whoever has typed it. */
  key: string;
}

export const EMPTY_DRAFT: SetupDraft = { house: null, legal: null, doors: [], rooms: [], features: null, people: [] };

/** A house of which nothing has been said, with a code of its own. */
export function newDraft(): SetupDocument {
  const letters = Array.from({ length: SETUP_CODE_LENGTH }, () => SETUP_LETTERS[randomInt(SETUP_LETTERS.length)]);
  return { ...EMPTY_DRAFT, code: showSetupCode(letters.join('')), key: randomBytes(32).toString('base64url') };
}
