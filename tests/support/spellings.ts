/** Ways in which people, address books and channels write one number, `0912345678`. */
export const PHONE_SPELLINGS = [
  '0912345678',
  '0912 345 678',
  '0912.345.678',
  '+84 912 345 678',
  '84912345678',
  '0084912345678',
  '+84 (0)912 345 678',
  '+840912345678',
  '(+84) 912 345 678',
  '\u202a+84 912 345 678\u202c',
  '\u20680912345678\u2069',
  '0912\u2011345\u2011678',
  '0912\u2013345\u2014678',
  '０９１２３４５６７８',
  '＋８４９１２３４５６７８',
  '٠٩١٢٣٤٥٦٧٨',
  '0912 345 678\u200b',
  '0912\u00a0345\u00ad678',
];

/** One address, `kim@x.example`, with what copied texts carry along. */
export const EMAIL_SPELLINGS = [
  '\u200bkim@x.example',
  'kim@x\u200b.example',
  '\u202akim@x.example\u202c',
  '\u2068kim@x.example\u2069',
  'kim@x.example\u00ad',
  '\ufeffkim@x.example',
  ' kim@x.example\u00a0',
  'kim＠x．example',
];

/** Addresses that no mail can be sent to. */
export const IMPOSSIBLE_EMAILS = ['kim@x..example', 'kim@-x-.example', '.kim@x.example', 'kim.@x.example'];
