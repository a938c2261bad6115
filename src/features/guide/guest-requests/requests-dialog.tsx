import { useState } from 'react';
import { useStore } from 'zustand';
import type { GuideAnswer } from '../../../contract/guide/guide';
import type { GuestRequest } from '../../../contract/guide/guest-requests';
import { stayKeyFor } from '../../../offline/guide/stay-key';
import { Dialog } from '../../../ui/dialog';
import { Pictogram } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { PhoneLink } from '../sections/phone-link';
import { useGuideData } from '../state/guide-data';
import { Call } from './call';
import { RequestForm } from './request-form';
import { RequestList } from './request-list';
import { useRequests } from './use-requests';
import css from './requests.module.css';

type Kind = GuestRequest['kind'];

/** What can be asked for, each with its sign; what stands by itself is said of a stay that is going on. */
const KINDS: readonly (readonly [kind: Kind, sign: string])[] = [
  ['CODE_FAILS', 'door'],
  ['TOWELS', 'bath'],
  ['CLEANING', 'washer'],
  ['REPAIR', 'device'],
  ['LUGGAGE', 'lift'],
  ['LATE_CHECKOUT', 'events'],
  ['ARRIVED', 'home'],
  ['DEPARTED', 'exit'],
];
const WHILE_HERE: readonly Kind[] = ['ARRIVED', 'DEPARTED'];

type ClosedBecause = 'cancelled' | 'ended' | 'noDoor' | 'over' | 'noKey';

interface Asking {
  apartment: string;
  answer: GuideAnswer | undefined;
  hasKey: boolean;
  /** Our server has refused the key. */
  refused: boolean;
}

/** Asks reception for something, and shows what has become of it. Without a stay's key there is the telephone. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guide-requests');
  const { t: guide } = useWords('guide');
  const { content } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const answer = useStore(guideStore, (state) => state.record?.answer);
  const access = answer?.access;
  const { requests, askedAt, refused } = useRequests();
  const [kind, setKind] = useState<Kind | null>(null);
  const closed = closedBecause({ apartment, answer, hasKey: stayKeyFor(apartment) !== null, refused });
  const sent = requests.filter(({ state }) => state !== 'REFUSED' && state !== 'refused').map((one) => one.kind);
  const offered = KINDS.filter(([one]) => !WHILE_HERE.includes(one) || (access === 'open' && !sent.includes(one)));
  return (
    <Dialog title={guide('ask.button')} close={t('close')} onClose={onClose} size="sheet">
      <div className={css.requests}>
        {closed ? (
          <>
            <p>{t(`closed.${closed}`)}</p>
            <Call />
            {closed === 'ended' && !refused && <RequestList requests={requests} askedAt={askedAt} />}
          </>
        ) : kind === null ? (
          <>
            <p className={css.lead}>
              {t('lead')} <PhoneLink phone={content.phones.reception} name={t('call')} />
            </p>
            <ul className={css.kinds}>
              {offered.map(([one, sign]) => (
                <li key={one}>
                  <button type="button" data-kind={one} onClick={() => setKind(one)}>
                    <Pictogram name={sign} />
                    {t(`kinds.${one}`)}
                  </button>
                </li>
              ))}
            </ul>
            <RequestList requests={requests} askedAt={askedAt} />
          </>
        ) : (
          <RequestForm key={kind} kind={kind} onBack={() => setKind(null)} onSent={() => setKind(null)} />
        )}
      </div>
    </Dialog>
  );
}

/** The reason why nothing can be asked for here, of the words under `closed`; `null` where it can. */
function closedBecause({ apartment, answer, hasKey, refused }: Asking): ClosedBecause | null {
  if (answer?.cancelled) return 'cancelled';
  if (answer?.access === 'ended') return 'ended';
  if (!hasKey) return 'noKey';
  // The house's own guide, which a key opens before its door is given.
  if (apartment === '') return 'noDoor';
  return refused ? 'over' : null;
}
