import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { keepTrying } from '../../../offline/network/keep-trying';
import { LOCAL_KEYS, readLocal } from '../../../offline/storage/storage-keys';
import { Icon } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import css from './ask-reception.module.css';

/** The dialog, or the one line under the button. */
const Requests = lazy(() =>
  keepTrying(() => import('../guest-requests/requests')).then((module) => ({ default: module.Requests })),
);

const nothingToHear = () => () => undefined;

/** The way to ask reception for something. It says how far the last thing is, where this phone has asked for one. */
export function AskReception() {
  const { t } = useWords('guide');
  const [open, setOpen] = useState(false);
  // Read again with every change of the dialog; the page as it was served knows of nothing.
  const hasAsked = useSyncExternalStore(
    nothingToHear,
    () => readLocal(LOCAL_KEYS.guestRequests) !== null,
    () => false,
  );
  const hint = t('ask.hint');
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
