import { type SubmitEvent, useState } from 'react';
import { useWords } from '../../../ui/words';
import { telAddress } from '../../../domain/hotel-phone';
import { stayLinkIn } from '../../../domain/guide/icon/stay-link';
import { stayAddress } from '../../../domain/guide/icon/stay-manifest';
import { LOCAL_KEYS, removeLocal } from '../../../offline/storage/storage-keys';
import { Dialog } from '../../../ui/dialog';
import { useGuideData } from '../state/guide-data';
import { QrCamera } from '../seal/qr-camera';
import css from './install-sheet.module.css';

/** Opens the guide of the stay whose link stands in a text. @returns whether one does */
function openStay(text: string): boolean {
  const stay = stayLinkIn(text);
  if (!stay) return false;
  // Whoever brings the link anew wants it again.
  removeLocal(LOCAL_KEYS.forgottenKey);
  history.replaceState(null, '', stayAddress('', stay));
  location.reload();
  return true;
}

/** Asks for the link of the stay, or for its QR code, in an icon that has no key. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guide-install');
  const { content } = useGuideData();
  const [link, setLink] = useState('');
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!openStay(link)) setMessage(t('key.notOne'));
  };
  return (
    <Dialog title={t('key.title')} close={t('close')} onClose={onClose} size="sheet">
      <form noValidate className={css.sheet} onSubmit={submit}>
        <p>{t('key.lead')}</p>
        {scanning ? (
          <QrCamera
            words={{
              aim: t('key.aim'),
              notOurs: t('key.notOurs'),
              noCamera: t('key.noCamera'),
              stop: t('key.stop'),
            }}
            onText={openStay}
            onStop={(why) => {
              setScanning(false);
              setMessage(why);
            }}
          />
        ) : (
          <>
            <button type="button" className="btn" onClick={() => setScanning(true)}>
              {t('key.scan')}
            </button>
            <label htmlFor="stay-link">{t('key.label')}</label>
            <input
              id="stay-link"
              value={link}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-describedby="stay-link-note"
              onChange={({ target }) => {
                setLink(target.value);
                setMessage('');
              }}
            />
            <small id="stay-link-note">{t('key.hint')}</small>
            <p role="alert">{message}</p>
            <button type="submit" className="btn quiet" disabled={link.trim() === ''}>
              {t('key.open')}
            </button>
          </>
        )}
        <a href={telAddress(content.phones.reception)}>
          {t('key.call')}: <span translate="no">{content.phones.reception}</span>
        </a>
      </form>
    </Dialog>
  );
}
