import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../contract/bookings/bookings';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { CompanionList } from './companion-list';
import css from './guide-links.module.css';
import { pathOfGuide, ShareButton } from './share-button';
import card from './status-card.module.css';

interface GuideLinksProps {
  booking: BookingView;
  guides: NonNullable<BookingView['guides']>;
  lang: Language;
  refresh: () => Promise<void>;
}

/** The guide of each room of a booking: of the house until the room has its door. To open, and to hand on to companions. */
export function GuideLinks({ booking, guides, lang, refresh }: GuideLinksProps) {
  const { t, i18n } = useTranslation('bookings');
  /** The guide's address speaks as this page does, where that is not the site's language. */
  const addressOf = (link: string): string =>
    i18n.language === lang ? pathOfGuide(link) : pathOfGuide(link).replace('#', `?lang=${i18n.language}#`);
  const { companions } = booking;
  return (
    <section className={`${card.card ?? ''} ${css.guides ?? ''}`} aria-labelledby="guides">
      <h2 id="guides">{t('guides.title')}</h2>
      <p>{t(guides.every(({ door }) => door !== null) ? 'guides.text' : 'guides.waiting')}</p>
      <ul>
        {guides.map((guide) => (
          <li key={guide.slot}>
            <a className="btn" href={addressOf(guide.link)}>
              <Icon name="door" />
              {guide.door === null ? t('guides.open') : t('guides.openDoor', { door: guide.door })}
            </a>
            <ShareButton url={location.origin + addressOf(guide.link)} about={guide.door ?? ''} />
          </li>
        ))}
      </ul>
      {companions && companions.items.length + companions.left > 0 && (
        <CompanionList id={booking.id} companions={companions} lang={lang} refresh={refresh} />
      )}
    </section>
  );
}
