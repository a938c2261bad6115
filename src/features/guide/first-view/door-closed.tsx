import { lazy, type ReactNode, useEffect } from 'react';
import type { SealedCodes } from '../../../contract/guide/guide';
import { GUEST_FORM_PATH } from '../../../contract/guide/links';
import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { type DoorState, spanParts } from '../../../domain/guest-access/door-state';
import { hourOf, longDayOf } from '../../../domain/guide/clock';
import { telAddress } from '../../../domain/hotel-phone';
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

interface Closed {
  /** On the paper tag that hangs over the blind. */
  tag: ReactNode;
  heading: string;
  text: string;
  action: ReactNode;
}

/** Lowered blind with a paper tag: the code is not to be had here, and this is why and what to do. */
export function DoorClosed({ door }: { door: DoorState }) {
  const { t } = useWords('guide');
  const { tag, heading, text, action } = useClosed(door);
  const { content } = useGuideData();
  const sealed = useStore(paintedStore, ({ record }) => (door.kind === 'ended' ? undefined : record?.answer.sealed));
  return (
    <>
      <p className={css.paper}>{tag}</p>
      <div className={css.why} role="status">
        <h2 id="door-title">{heading}</h2>
        <p>{sealed && !/early|preparing/.test(door.kind) ? t('door.sealed.text') : text}</p>
        {sealed?.release && door.kind === 'early' && <p>{t('door.sealed.clock')}</p>}
      </div>
      <div className={card.actions}>
        <a className="btn" href={telAddress(content.phones.reception)}>
          <Icon name="phone" />
          {t('door.early.call')}
        </a>
        {action}
        {sealed && <SealedCode release={sealed.release} />}
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

function useClosed(door: DoorState): Closed {
  const { t } = useWords('guide');
  const { content, speech } = useGuideData();
  const apartment = useStore(paintedStore, (state) => state.apartment ?? '').slice(0, 16);
  const directions = content.mapUrl && (
    <a className="btn quiet" href={content.mapUrl} target="_blank" rel="noopener noreferrer">
      <Icon name="map" />
      {t('door.early.directions')}
    </a>
  );
  const again = (
    <button type="button" className="btn quiet" onClick={refreshDoor}>
      {t('door.offline.retry')}
    </button>
  );
  const enter = (label: string): ReactNode => (
    <a className="btn quiet" href={GUEST_FORM_PATH}>
      {label}
    </a>
  );
  const cancelled = useStore(paintedStore, ({ record }) => record?.answer.cancelled);
  const bookAgain = (
    <a className="btn quiet" href="/">
      {t('door.ended.bookAgain')}
    </a>
  );
  const named = (words: ReactNode, name: string = t('door.heading')): ReactNode => (
    <>
      <small>{name}</small>
      <b>{words}</b>
    </>
  );

  switch (door.kind) {
    case 'early': {
      const { days, hours, minutes } = spanParts(door.left);
      return {
        tag: (
          <>
            <small>{t('door.early.opensAt')}</small>
            <b>{hourOf(door.opensAt)}</b>
            <span>{longDayOf(door.opensAt, speech)}</span>
          </>
        ),
        heading:
          days > 0
            ? t('door.early.inDays', { days, hours })
            : hours > 0
              ? t('door.early.in', { hours, minutes })
              : t('door.early.inMinutes', { minutes }),
        text: t('door.early.text'),
        action: directions,
      };
    }
    case 'preparing':
      return {
        tag: named('· · · ·'),
        heading: t('door.preparing.heading'),
        text: t('door.early.text'),
        action: directions,
      };
    case 'ended':
      if (cancelled) return { tag: named(t('door.none')), heading: t('door.cancelled'), text: '', action: bookAgain };
      return {
        tag: (
          <>
            <small>{t('door.ended.heading')}</small>
            <b>{t('door.ended.thanks')}</b>
            {door.endedAt !== null && (
              <span>
                {longDayOf(door.endedAt, speech)} · {hourOf(door.endedAt)}
              </span>
            )}
          </>
        ),
        heading: t('door.ended.heading'),
        text: t('door.ended.text'),
        action: bookAgain,
      };
    case 'missing':
      return {
        tag: named(t('door.none')),
        heading: t('apartmentLine.missing'),
        text: t('door.missing.text'),
        action: enter(t('door.missing.enter')),
      };
    case 'unknown':
      return {
        tag: named(apartment, t('door.apartment')),
        heading: t('door.unknown.heading', { apartment }),
        text: t('door.unknown.text'),
        action: enter(t('door.unknown.enter')),
      };
    case 'offline':
      return { tag: named('· · · ·'), heading: t('door.offline.heading'), text: t('door.offline.text'), action: again };
    case 'tooMany':
      return {
        tag: named('· · · ·'),
        heading: t('door.tooMany.heading'),
        text: t('door.tooMany.text', { minutes: door.minutes }),
        action: directions,
      };
    case 'forgotten':
      return {
        tag: (
          <>
            <small>{t('forget.doneTag')}</small>
            <b>
              <Icon name="check" />
            </b>
          </>
        ),
        heading: t('forget.doneHeading'),
        text: t('forget.done'),
        action: enter(t('door.missing.enter')),
      };
    case 'failed':
      return { tag: named('· · · ·'), heading: t('door.failed.heading'), text: t('door.failed.text'), action: again };
    default:
      return {
        tag: named('· · · ·'),
        heading: t('door.locked.heading'),
        text: t('door.locked.text'),
        // No link opens in an icon, and its storage is another than the browser's.
        action: runsFromIcon() ? <SheetButton sheet={KeySheet}>{t('door.locked.openHere')}</SheetButton> : directions,
      };
  }
}
