import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../ui/words';
import { grouped, readTyped, releaseIn, type ScannedRelease } from '../../../domain/guest-access/seal';
import { type Opening, openSeal, pauseLeft } from '../../../offline/guest-access/seal/open-seal';
import { telAddress } from '../../../domain/hotel-phone';
import { readGuideRecord } from '../../../offline/guide/guide-record';
import { Dialog } from '../../../ui/dialog';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import { QrCamera } from './qr-camera';
import css from './seal-dialog.module.css';

export { openByClock } from './open-by-clock';

const MINUTE = 60_000;

/** Groups what is typed in fours, as it is read out. With the caret in the middle, nothing moves under the finger. */
function shown({ value, selectionEnd }: HTMLInputElement): string {
  return selectionEnd === value.length ? grouped(readTyped(value).symbols) : value;
}

/** Asks for the eight symbols, or for the camera, and opens the sealed code with them: no network is wanted. */
export function SealDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guide-seal');
  const { content } = useGuideData();
  const [scanned] = useState(() => releaseIn(location.href));
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('');
  const [pause, setPause] = useState(pauseLeft);
  const { state } = readTyped(typed);

  useEffect(() => {
    const timer = setTimeout(() => setPause(pauseLeft()), Math.min(pause, MINUTE));
    return () => clearTimeout(timer);
  }, [pause]);

  const tell = async (opening: Opening): Promise<void> => {
    const now = guideStore.getState().record;
    if (opening.kind === 'open') {
      guideStore.setState({ record: opening.record, fresh: false });
      onClose();
      setTimeout(() => document.querySelector<HTMLElement>('#door button')?.focus());
      return;
    }
    setPause(pauseLeft());
    if (opening.kind === 'over' && now) guideStore.setState({ record: await readGuideRecord(now.apartment) });
    const values = { ...opening };
    setMessage(opening.kind === 'paused' ? '' : t(opening.kind, values));
  };
  const open = async (release: string | ScannedRelease): Promise<void> => {
    const { record } = guideStore.getState();
    if (!record || busy) return;
    setBusy(true);
    setMessage('');
    const opening = await openSeal(record, release);
    setBusy(false);
    // A newer answer came meanwhile: what was opened is not the door's code any more.
    const newest = guideStore.getState().record?.answer.sealed?.kid;
    const isOld = opening.kind === 'open' && newest !== record.answer.sealed?.kid;
    await tell(isOld ? { kind: 'changed' } : opening);
  };
  const start = useEffectEvent(() => {
    if (!scanned) return;
    // Nothing of it is left for whoever looks at the address later.
    history.replaceState(history.state, '', location.pathname + location.search);
    void open(scanned);
  });
  useEffect(() => {
    const soon = setTimeout(start);
    return () => clearTimeout(soon);
  }, []);

  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setTyped(shown(target));
    setMessage('');
  };
  const error = state === 'wrong' ? t('notOne') : undefined;
  const minutes = Math.ceil(pause / MINUTE);
  return (
    <Dialog title={t('title')} close={t('close')} onClose={onClose} size="sheet">
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (state === 'whole' && pause === 0) void open(typed);
        }}
      >
        <p>{t('lead')}</p>
        <p>
          <a href={telAddress(content.phones.reception)}>
            {t('call')}: <span translate="no">{content.phones.reception}</span>
          </a>
        </p>
        {scanning ? (
          <QrCamera
            words={{ aim: t('aim'), notOurs: t('notOurs'), noCamera: t('noCamera'), stop: t('stop') }}
            onText={(text) => {
              const found = releaseIn(text);
              if (!found) return false;
              setScanning(false);
              void open(found);
              return true;
            }}
            onStop={(why) => {
              setScanning(false);
              setMessage(why);
            }}
          />
        ) : (
          <>
            <label htmlFor="release-code">{t('label')}</label>
            <input
              id="release-code"
              value={typed}
              onChange={change}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={16}
              aria-invalid={error ? true : undefined}
              aria-describedby="release-note"
            />
            <p id="release-note" className={error && css.error}>
              {error ?? t('hint')}
            </p>
            <p role="alert" className={css.error}>
              {pause > 0 ? t('paused', { minutes }) : message}
            </p>
            <div className={css.ways}>
              <button type="submit" className="btn" disabled={state !== 'whole' || busy || pause > 0}>
                {busy ? t('opening') : t('open')}
              </button>
              <button
                type="button"
                className="btn quiet"
                disabled={busy || pause > 0}
                onClick={() => setScanning(true)}
              >
                {t('scan')}
              </button>
            </div>
          </>
        )}
        <p>
          <small>{t('honest')}</small>
        </p>
      </form>
    </Dialog>
  );
}
