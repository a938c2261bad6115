/** Longest name of a passkey. */
export const MAX_PASSKEY_NAME = 60;
/** One for each device of a person, and some for safety. */
export const MAX_PASSKEYS = 10;
