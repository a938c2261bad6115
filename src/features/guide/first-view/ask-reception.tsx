import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
import { stayKeyFor } from '../../../offline/guest-access/stay-key';
import { LOCAL_KEYS, readLocal } from '../../../offline/storage/storage-keys';
import { Icon } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import css from './ask-reception.module.css';

/** The dialog, or the one line under the button. */
const Requests = lazy(() =>
  keepTrying(() => import('../guest-requests/requests')).then((module) => ({ default: module.Requests })),
);

const nothingToHear = () => () => undefined;

/** The way to ask reception for something. It says how far the last thing is, where this phone has asked for one. */
export function AskReception() {
  const { t } = useWords('guide');
  const { phones } = useGuideData().content;
  const apartment = useStore(guideStore, (state) => state.apartment);
  const [open, setOpen] = useState(false);
  // Read again with every change of the dialog; the page as it was served knows of nothing.
  const hasAsked = useSyncExternalStore(
    nothingToHear,
    () => readLocal(LOCAL_KEYS.guestRequests) !== null,
    () => false,
  );
  // Without a stay's key nothing can be asked for here: reception is called or written to.
  const hasKey = apartment !== null && stayKeyFor(apartment) !== null;
  const chat = phones.zalo && ` · ${t('phones.zalo')}`;
  const hint = hasKey ? t('ask.hint') : t('door.early.call') + chat;
  return (
    <>
      <button type="button" className={css.ask} onClick={() => setOpen(true)}>
        <Icon name="bell" />
        <span>
          {t('ask.button')}
          <small>
            {hasAsked ? (
              <Suspense fallback={hint}>
                <Requests otherwise={hint} />
              </Suspense>
            ) : (
              hint
            )}
          </small>
        </span>
      </button>
      {open && (
        <Suspense>
          <Requests onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
