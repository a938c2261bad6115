import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../contract/bookings/bookings';
import { CopyButton } from '../../../ui/copy-button';
import { Icon } from '../../../ui/icon';
import css from './guide-links.module.css';

type GuideLink = NonNullable<BookingView['guides']>[number];

/** The guide of each room of a booking: of the house until the room has its door. To open, and to hand on to companions. */
export function GuideLinks({ guides }: { guides: readonly GuideLink[] }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <section className={css.guides} aria-labelledby="guides">
      <h2 id="guides">{t('guides.title')}</h2>
      <p>{t(guides.every(({ door }) => door !== null) ? 'guides.text' : 'guides.waiting')}</p>
      <ul>
        {guides.map((guide) => (
          <li key={guide.slot}>
            <a className="btn" href={pathOf(guide)}>
              <Icon name="door" />
              {guide.door === null ? t('guides.open') : t('guides.openDoor', { door: guide.door })}
            </a>
            <ShareButton url={location.origin + pathOf(guide)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The phone's own way of handing something on; where there is none, the link is copied. */
function ShareButton({ url }: { url: string }) {
  const { t } = useTranslation(['booking', 'common']);
  if (!('share' in navigator)) {
    return (
      <CopyButton
        className="btn quiet"
        text={url}
        label={t('guides.copy')}
        name={t('guides.copy')}
        done={t('buttons.copied', { ns: 'common' })}
        copied={t('buttons.copied', { ns: 'common' })}
        failed={t('guides.copyFailed')}
      />
    );
  }
  return (
    <button
      type="button"
      className="btn quiet"
      // Whoever closes the phone's sheet has changed their mind: nothing is the matter.
      onClick={() => void navigator.share({ title: t('guides.title'), url }).catch(() => undefined)}
    >
      <Icon name="share" />
      {t('guides.share')}
    </button>
  );
}

/** On this very site, wherever the server takes itself to be. */
function pathOf({ link }: GuideLink): string {
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
