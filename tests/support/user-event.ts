import { createRequire } from 'node:module';
import type * as library from '@testing-library/user-event';

/** The library itself: its name leads to this file in tests of screens (`vite.config.ts`). */
const real = createRequire(import.meta.url)('@testing-library/user-event') as typeof library;

/** Keys with names of their own, `{Enter}` and `[KeyA]`. */
const NAMED_KEY = /[{[]/;
/** Fields that look at each key: numbers, sums of money, telephone numbers, days. */
const BY_KEY = /^(tel|number|date|time)$|^(numeric|decimal)$/;

function takesWords(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return true;
  if (!(field instanceof HTMLInputElement)) return false;
  return (
    !BY_KEY.test(field.type) && !BY_KEY.test(field.inputMode) && !BY_KEY.test(field.getAttribute('inputmode') ?? '')
  );
}

/**
 * Puts words in as a phone's keyboard does: the first letter, what it completes, the last letter. Drawing the page for
 * each letter was a quarter of what screen tests cost.
 */
function takesWordsAtOnce(user: library.UserEvent): library.UserEvent {
  const byKey = user.type.bind(user);
  return {
    ...user,
    async type(field, text, options) {
      const letters = Array.from(text);
      if (letters.length < 4 || NAMED_KEY.test(text) || options !== undefined || !takesWords(field)) {
        return byKey(field, text, options);
      }
      await byKey(field, letters[0] ?? '');
      await user.paste(letters.slice(1, -1).join(''));
      await user.keyboard(letters.at(-1) ?? '');
    },
  };
}

/**
 * Puts words in as a phone's keyboard does: the first letter, what it completes, the last letter. Drawing the page for
 * each letter was a quarter of what screen tests cost.
 */
const userEvent = {
  ...real.userEvent,
  setup: (options?: library.Options) => takesWordsAtOnce(real.userEvent.setup(options)),
};

export const { PointerEventsCheckLevel } = real;
export default userEvent;
