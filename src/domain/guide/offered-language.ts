/**
 * The language to offer somebody who has chosen none and reads English meanwhile, by what the phone speaks first: a tag as
 * the guide's are, also of one that it has no words for. Han without a script named is simplified but where traditional
 * is written.
 *
 * @param tag such as `ko-KR` or `zh-TW`
 * @returns `null` for the product's own, which are chosen where they are spoken
 */
export function offeredLanguage(tag: string): string | null {
  const [spoken = ''] = /^[a-z]+/.exec(tag) ?? [];
  if (spoken === 'zh') return /hant|^zh-(?:tw|hk|mo)/i.test(tag) ? 'zh-Hant' : 'zh-Hans';
  return spoken === '' || spoken === 'vi' || spoken === 'en' ? null : spoken;
}
