import { lazy, useEffect } from 'react';
import type { SealedCodes } from '../../../contract/guide/guide';
import { GUEST_FORM_PATH } from '../../../contract/guide/links';
import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { spanParts } from '../../../domain/guest-access/door-state';
import { hourOf, longDayOf } from '../../../domain/guide/clock';
import { telAddress } from '../../../domain/hotel-phone';
import { cardState, cardText, type ClosedDoor, ON_CARD } from '../../../domain/stay-words/on-card';
import { keepTrying } from '../../../offline/network/keep-trying';
import { Icon } from '../../../ui/icon';
import { useGuideData } from '../state/guide-data';
import { paintedStore, refreshDoor } from '../early/guide-store';
import { runsFromIcon } from '../early/install-prompt';
import { SheetButton } from '../sections/sheet-button';
import card from './door-card.module.css';
import css from './door-closed.module.css';

const loadSeal = () => keepTrying(() => import('../seal/seal-dialog'));
const KeySheet = lazy(() =>
  keepTrying(() => import('../icon/key-sheet')).then((module) => ({ default: module.KeySheet })),
);
const SealDialog = lazy(() => loadSeal().then((module) => ({ default: module.SealDialog })));

/** Lowered blind with a paper tag: the code is not to be had here, and this is why and what to do. */
export function DoorClosed({ door }: { door: ClosedDoor }) {
  const { t } = useWords('guide');
  const { content, speech } = useGuideData();
  const apartment = useStore(paintedStore, (state) => state.apartment ?? '').slice(0, 16);
  const { sealed, cancelled } = useStore(paintedStore, ({ record }) => record?.answer) ?? {};
  const state = cardState(door, apartment, cancelled);
  const [heading, , way, tag, told] = ON_CARD[state];
  const text = cardText(state, sealed !== undefined);
  const isEarly = door.kind === 'early';
  const values = { ...door, ...(isEarly && spanParts(door.left)), apartment };
  const at = isEarly ? door.opensAt : state === 'ended' && door.kind === state ? door.endedAt : null;
  return (
    <>
      <p className={css.paper}>
        <small>{t(tag)}</small>
        <b>
          {isEarly ? (
            hourOf(door.opensAt)
          ) : state === 'unknown' ? (
            apartment
          ) : state === 'forgotten' ? (
            <Icon name="check" />
          ) : told ? (
            t(told)
          ) : (
            '· · · ·'
          )}
        </b>
        {at && <span>{longDayOf(at, speech) + (isEarly ? '' : ` · ${hourOf(at)}`)}</span>}
      </p>
      <div className={css.why} role="status">
        <h2 id="door-title">{t(heading, values)}</h2>
        <p>{text && t(text, values)}</p>
        {isEarly && sealed?.release && <p>{t('door.sealed.clock')}</p>}
      </div>
      <div className={card.actions}>
        <a className="btn" href={telAddress(content.phones.reception)}>
          <Icon name="phone" />
          {t('door.early.call')}
        </a>
        {way === 'again' ? (
          <button type="button" className="btn quiet" onClick={refreshDoor}>
            {t('door.offline.retry')}
          </button>
        ) : way === 'key' && runsFromIcon() ? (
          // No link opens in an icon, and its storage is another than the browser's.
          <SheetButton sheet={KeySheet}>{t('door.locked.openHere')}</SheetButton>
        ) : way === 'key' || way === 'map' ? (
          content.mapUrl && (
            <a className="btn quiet" href={content.mapUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="map" />
              {t('door.early.directions')}
            </a>
          )
        ) : (
          <a className="btn quiet" href={/book/.test(way) ? '/' : GUEST_FORM_PATH}>
            {t(way)}
          </a>
        )}
        {sealed && door.kind !== 'ended' && <SealedCode release={sealed.release} />}
      </div>
    </>
  );
}

/** The way to the code that lies on this phone, sealed; at once for who has come by a release's address. */
function SealedCode({ release }: Pick<SealedCodes, 'release'>) {
  const { t } = useWords('guide');
  // Each question that fails is another look at the clock, where the hotel lets the clock open it (decision 108).
  const away = useStore(paintedStore, ({ failure }) => release && failure);
  useEffect(() => {
    if (away) void loadSeal().then(({ openByClock }) => openByClock());
  }, [away]);
  return (
    <SheetButton sheet={SealDialog} isOpen={location.hash.startsWith('#r=')}>
      {t('door.sealed.button')}
    </SheetButton>
  );
}
