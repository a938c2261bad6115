import { plainLetters, plainSigns } from '../plain-signs';

/** Longest code that is taken for a door, and what it may be made of: what the locks' keypads have. */
const DOOR_CODE = /^[0-9A-Za-z*#]{3,16}$/;
/** IEEE 802.11: a network's name has at most 32 octets; WPA: a passphrase has 8 to 63 printable ASCII characters. */
const MAX_NETWORK_OCTETS = 32;
const PASSPHRASE = /^[\x20-\x7e]{8,63}$/;

export type CodeField = 'doorCode' | 'wifiName' | 'wifiPassword';
export const CODE_FIELDS: readonly CodeField[] = ['doorCode', 'wifiName', 'wifiPassword'];

/** Marks that copied texts carry along. A joiner between two pictures is no such mark: a network's name may have it. */
const COPIED = /[\p{Bidi_C}\u00ad\u200b\u2060\ufeff]/gu;

/** A value as it is kept: nothing around it, and nothing in it that no lock and no phone could be given by hand. */
export function cleanCodeValue(field: CodeField, typed: string): string {
  if (field === 'doorCode') return plainSigns(typed);
  const value = field === 'wifiPassword' ? plainLetters(typed) : typed.normalize('NFC').replace(COPIED, '');
  return value.trim();
}

/** Checks a value against its field. A value is text as `cleanCodeValue` leaves it. */
export function isCodeValue(field: CodeField, value: string): boolean {
  switch (field) {
    case 'doorCode':
      return DOOR_CODE.test(value);
    case 'wifiName':
      return value !== '' && octetsOf(value) <= MAX_NETWORK_OCTETS;
    case 'wifiPassword':
      return PASSPHRASE.test(value);
  }
}

/** Length in UTF-8. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    octets += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return octets;
}
