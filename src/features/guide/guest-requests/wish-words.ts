import type { GuestRequest, Wish } from '../../../contract/guest-requests/guest-requests';
import { dayOf } from '../../../domain/guide/clock';
import { useWords } from '../../../ui/words';
import { useGuideData } from '../state/guide-data';

/** Says what was chosen by pictures, in the guest's own words. */
export function useWishWords(): (wishes: readonly Wish[]) => string {
  const { t } = useWords('guest-requests');
  const { rides = [] } = useGuideData().content;
  const whenOf = ({ day, hour }: Wish): string =>
    hour === undefined ? t('taxi.now') : `${hour}${day === undefined ? '' : ` ${dayOf(Date.parse(day))}`}`;
  const wordsOf = (wish: Wish): string => {
    const { what, count, part, to } = wish;
    if (what === 'repair') return `${t('kinds.REPAIR')}: ${t(`parts.${part ?? 'other'}`)}`;
    if (what === 'late') return `${t('kinds.LATE_CHECKOUT')}: ${wish.hour ?? ''}`;
    const word = t(`chips.${what}`);
    if (what !== 'taxi') return count === undefined ? word : `${word} × ${count}`;
    const place = rides.find(({ name, vi = name }) => vi === to)?.name ?? to;
    return [word, whenOf(wish), place, t('taxi.party', { count })].filter(Boolean).join(', ');
  };
  return (wishes) => wishes.map(wordsOf).join(', ');
}

/** Says what a request asks for: what was chosen by pictures, else its kind. */
export function useRequestWords(): (
  request: Pick<GuestRequest, 'kind'> & { wishes?: readonly Wish[] | undefined },
) => string {
  const { t } = useWords('guest-requests');
  const wishWords = useWishWords();
  return ({ kind, wishes = [] }) => (wishes.length === 0 ? t(`kinds.${kind}`) : wishWords(wishes));
}
