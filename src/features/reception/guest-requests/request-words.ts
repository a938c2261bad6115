import { useTranslation } from 'react-i18next';
import type { Wish } from '../../../contract/guest-requests/guest-requests';
import { showDay } from '../../../domain/days';
import type { RequestKind } from '../../../domain/guest-requests/guest-request';

interface Asked {
  kind: RequestKind;
  wishes?: readonly Wish[] | undefined;
}

/** The sentence of what a guest asks for: what they have chosen by pictures, else its kind. */
export function useRequestWords(): (asked: Asked) => string {
  const { t } = useTranslation('reception');
  const when = ({ day, hour }: Wish): string =>
    hour === undefined ? t('todo.wishes.now') : [hour, day === undefined ? '' : showDay(day)].join(' ').trim();
  const wordsOf = (wish: Wish): string => {
    const { what, count = 1, part, hour = '', to } = wish;
    if (what === 'repair') return t(`todo.wishes.parts.${part ?? 'other'}`);
    if (what === 'late') return t('todo.wishes.late', { hour });
    const word = t(`todo.wishes.${what}`, { number: count });
    if (what !== 'taxi') return word;
    return [word, when(wish), to, t('todo.wishes.people', { number: count })].filter(Boolean).join(', ');
  };
  return ({ kind, wishes = [] }) => (wishes.length === 0 ? t(`todo.requests.${kind}`) : wishes.map(wordsOf).join(', '));
}
