import type { ClipboardEvent, InputEvent, KeyboardEvent } from 'react';
import { localPhone } from '../../domain/phone';
import { isPhoneKey } from '../../domain/validation/contact-form';

/**
 * For a field that takes digits alone (specification §5): other keys do nothing, and a pasted number is
 * put in as it is dialled here. What a browser fills in by itself is left to the form's own rule.
 */
export const digitsOnly = {
  inputMode: 'numeric',
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
    const shortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.length === 1 && !shortcut && !isPhoneKey(event.key)) event.preventDefault();
  },
  // A phone's own keyboard names no key in its keydown.
  onBeforeInput: (event: InputEvent<HTMLInputElement>): void => {
    if (!isPhoneKey(event.data)) event.preventDefault();
  },
  onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    const bare = localPhone(pasted);
    if (bare === pasted) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    event.currentTarget.setRangeText(bare, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    // What a script writes into a field is news to the form only with the event that typing would have sent.
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  },
} as const;
