import { useEffect, useState } from 'react';
import type { Language } from '../../domain/languages';
import { USUAL_CHECK_IN } from './site-content';
import { readContent, refreshContent } from '../../offline/guide/content';

/**
 * The one check-in hour of a booking, `HH:mm`: what its page says and what cancelling is counted from (ruling 34). The two guides may name two hours (specification §9); a
 * booking keeps one, the Vietnamese, whichever language it is made in.
 *
 * @param shown the hour of the language on the screen; `undefined` while it is not known
 */
export function usePolicyHour(lang: Language, shown: string | undefined): string {
  const [vietnamese, setVietnamese] = useState<string | null>(null);
  useEffect(() => {
    if (lang === 'vi') return;
    const leaving = new AbortController();
    refreshContent('vi', leaving.signal)
      .catch(() => readContent('vi'))
      .then((kept) => leaving.signal.aborted || setVietnamese(kept?.content.hours.checkIn ?? null))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [lang]);
  return (lang === 'vi' ? shown : vietnamese) ?? USUAL_CHECK_IN;
}
