import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import type { RequestKind } from '../../../domain/guest-requests/guest-request';
import { closedBecause, IN_REQUESTS } from '../../../domain/stay-words/in-requests';
import { keepTrying } from '../../../offline/network/keep-trying';
import { stayKeyFor } from '../../../offline/guest-access/stay-key';
import { Dialog } from '../../../ui/dialog';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { PhoneLink } from '../sections/phone-link';
import { useGuideData } from '../state/guide-data';
import { Call } from './call';
import { CardChips, type CardName } from './card-chips';
import type { FormChip } from './chips';
import { RequestForm } from './request-form';
import { RequestList } from './request-list';
import { type Chosen, ThingChips } from './thing-chips';
import { useRequests } from './use-requests';
import css from './requests.module.css';

/** Loaded on the first tap on one of them. */
const ShowCard = lazy(() =>
  keepTrying(() => import('../cards/show-card')).then((module) => ({ default: module.ShowCard })),
);

/** Kinds that stand by themselves are said of a stay that is going on, and once. */
const WHILE_HERE: readonly RequestKind[] = ['ARRIVED', 'DEPARTED'];

/** Asks reception for something, and shows what has become of it. Without a stay's key there is the telephone. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guest-requests');
  const { t: guide } = useWords('guide');
  const { content } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const answer = useStore(guideStore, (state) => state.record?.answer);
  const access = answer?.access;
  const { requests, askedAt, refused } = useRequests();
  const [opened, setOpened] = useState<FormChip | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [card, setCard] = useState<CardName | null>(null);
  const closed = closedBecause({ apartment, answer, hasKey: stayKeyFor(apartment) !== null, refused });
  const sent = requests.filter(({ state }) => state !== 'REFUSED' && state !== 'refused').map((one) => one.kind);
  const hidden = WHILE_HERE.filter((kind) => access !== 'open' || sent.includes(kind));
  if (card !== null) {
    return (
      <Suspense>
        <ShowCard card={card} onClose={() => setCard(null)} />
      </Suspense>
    );
  }
  return (
    <Dialog title={guide('ask.button')} close={t('close')} onClose={onClose} size="sheet">
      <div className={css.requests}>
        {closed ? (
          <>
            <p>{t(IN_REQUESTS[closed])}</p>
            <Call />
            <CardChips onOpen={setCard} />
            {closed === 'ended' && !refused && <RequestList requests={requests} askedAt={askedAt} />}
          </>
        ) : opened === null ? (
          <>
            <p className={css.lead}>
              {t('lead')} <PhoneLink phone={content.phones.reception} name={t('call')} />
            </p>
            <ThingChips chosen={chosen} onChoose={setChosen} hidden={hidden} onOpen={setOpened} />
            <CardChips onOpen={setCard} />
            <RequestList requests={requests} askedAt={askedAt} />
          </>
        ) : (
          <RequestForm key={opened.name} chip={opened} onBack={() => setOpened(null)} onSent={() => setOpened(null)} />
        )}
      </div>
    </Dialog>
  );
}
