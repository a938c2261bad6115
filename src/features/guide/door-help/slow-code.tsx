import { Icon } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import { useGuideData } from '../state/guide-data';
import css from './door-help.module.css';
import { LockPicture } from './lock-picture';
import { useReading } from './use-reading';

/** The code, key by key: shown large, lit on the drawn lock, and spoken where the phone can. */
export function SlowCode({ code }: { code: string }) {
  const { t } = useWords('guide-door-help');
  const { speech } = useGuideData();
  const keys = code.split('');
  const reading = useReading(
    keys.map((key) => (key === '#' ? t('hash') : key)),
    speech,
  );
  const { at, hasVoice, start, stop } = reading;
  return (
    <>
      <LockPicture isLit={false} code={code} now={at === null ? undefined : keys[at]} />
      <div className={css.slow}>
        <ol id="slow-keys" className={css.keys} translate="no" data-long={keys.length > 6}>
          {keys.map((key, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same figure may stand twice
            <li key={nth} data-state={at === null || nth > at ? 'next' : nth === at ? 'now' : 'done'}>
              {key === '#' ? <span aria-hidden="true">#</span> : key}
              {key === '#' && <span className="sr">{t('hash')}</span>}
            </li>
          ))}
        </ol>
        <button type="button" className="btn" onClick={at === null ? start : stop}>
          <Icon name={at === null ? 'play' : 'pause'} />
          {t(at !== null ? 'stop' : hasVoice ? 'read' : 'show')}
        </button>
      </div>
    </>
  );
}
