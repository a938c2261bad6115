/** Tells a phone's keyboard and its filling-in of a person's name. */
export const NAME_INPUT = { autoComplete: 'name', autoCapitalize: 'words' } as const;

/** The same of a mail address; text, because for `email` the browser turns letters of other languages into others. */
export const EMAIL_INPUT = {
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** The same of a code, a network's name or its password: nothing is corrected, nothing filled in. */
export const CODE_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** The same of a phone number. */
export const PHONE_INPUT = { type: 'tel', autoComplete: 'tel' } as const;
