import { lazy } from 'react';
import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import type { DoorState } from '../../../domain/guest-access/door-state';
import { momentOf } from '../../../domain/guide/clock';
import { codeParts } from '../../../domain/guest-access/code-parts';
import { keepTrying } from '../../../offline/network/keep-trying';
import { CopyButton } from '../../../ui/copy-button';
import { Icon } from '../../../ui/icon';
import { paintedStore } from '../early/guide-store';
import { useHas } from '../state/guide-data';
import { SheetButton } from '../sections/sheet-button';
import { openFilm } from '../state/view-store';
import css from './door-card.module.css';

const DoorHelp = lazy(() =>
  keepTrying(() => import('../door-help/door-help')).then((module) => ({ default: module.DoorHelp })),
);

/** The code in figures that can be read at arm's length. */
function Code({ code }: { code: string }) {
  const { t } = useWords('guide');
  const { digits, hash, spaced, long } = codeParts(code);
  return (
    <p className={css.code} data-long={long}>
      <span aria-hidden="true" translate="no">
        {digits}
        <b>{hash}</b>
      </span>
      <span className="sr">{t('door.codeLabel', { digits: spaced })}</span>
    </p>
  );
}

function Saved({ at }: { at: number }) {
  const { t } = useWords('guide');
  const now = useStore(paintedStore, (state) => state.now);
  return <span className={css.kept}>{t('door.savedAt', { time: momentOf(at, now) })}</span>;
}

/**
 * The open card, the card of a card door, and the room they will take while the answer is on its way.
 *
 * @param titleId names the card; absent where the card only holds room
 */
export function DoorFace({ door, titleId }: { door: DoorState; titleId?: string }) {
  const { t } = useWords('guide');
  const has = useHas();
  const card = door.kind === 'card';
  const loading = door.kind === 'loading';
  const savedAt = door.kind === 'open' || door.kind === 'card' ? door.savedAt : null;
  return (
    <>
      {!loading && (
        <img className={css.picture} src={`/pictures/guide/door-${card ? 'card' : 'password'}-tall.svg`} alt="" />
      )}
      {loading && (
        <div className={css.wait} role="status">
          <b>{t('door.loading.heading')}</b>
          <p>{t('door.loading.text')}</p>
        </div>
      )}
      <div className={css.face}>
        <div className={css.label}>
          <h2 id={titleId}>{t(card ? 'door.card.heading' : 'door.heading')}</h2>
          {savedAt !== null && <Saved at={savedAt} />}
          {savedAt === null && !card && (
            <span className={css.tag}>
              <Icon name="check" />
              {t('door.unlocked')}
            </span>
          )}
        </div>
        {door.kind === 'open' && <Code code={door.code} />}
        {card && <p className={css.code}>{t('door.card.word')}</p>}
        {loading && <p className={css.code}>&nbsp;</p>}
        <p className={css.how}>{t(card ? 'door.card.how' : 'door.how')}</p>
        <div className={css.actions}>
          {door.kind === 'open' && (
            <CopyButton
              className="btn"
              text={door.code}
              label={t('copy.button')}
              done={t('copy.done')}
              name={t('door.copyLabel')}
              copied={t('door.copied')}
              failed={t('door.copyFailed')}
            />
          )}
          {has('film 1') && (
            <button type="button" className="btn quiet" data-film="1" onClick={() => openFilm('1')}>
              <Icon name="play" />
              {t('door.watch')}
            </button>
          )}
        </div>
        <div className={css.foot}>
          <p className={css.secret}>
            <Icon name="eye-off" />
            {t(card ? 'door.card.keepSecret' : 'door.keepSecret')}
          </p>
          {!loading && (
            <SheetButton id="help" sheet={DoorHelp} className={css.help}>
              {t('body.s1.tip.heading')}
            </SheetButton>
          )}
        </div>
      </div>
    </>
  );
}
