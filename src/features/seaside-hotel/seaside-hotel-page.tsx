import { useTranslation } from 'react-i18next';
import type { GuideContent } from '../../contract/guide/content';
import { REFERENCE_PRICES, SEASIDE_HOTEL } from '../../domain/catalogue/seaside-hotel';
import { Chapters } from '../../ui/page/chapters';
import { PageHead } from '../../ui/page/page-head';
import { StructuredData } from '../../ui/page/structured-data';
import { useVnd } from '../../ui/hooks/use-vnd';
import { hotelData } from './hotel-data';
import { HotelHero } from './hotel-hero';
import { HotelContact } from './hotel-contact';
import css from './seaside-hotel-page.module.css';

const SECTIONS = [
  ['place', 'homes/hl-01-balcony'],
  ['rooms', 'homes/hl-04-living'],
  ['roof', 'events/sky-bar-music'],
] as const;
const AMENITIES = ['pool', 'gym', 'kitchen', 'laundry', 'wifi', 'reception', 'children', 'parking'] as const;

interface SeasideHotelPageProps {
  /** `null` until this phone knows the hotel. */
  content: GuideContent | null;
  /** Address at which rooms of Ha Long are booked. */
  rooms: string;
}

/** `/khach-san-sat-bien-ha-long`: the landing page of the house by the sea. */
export function SeasideHotelPage({ content, rooms }: SeasideHotelPageProps) {
  const { t } = useTranslation('hotel');
  const formatVnd = useVnd();
  const { checkIn, checkOut } = SEASIDE_HOTEL;
  const from = formatVnd(Math.min(...REFERENCE_PRICES.map((price) => price.from)));
  const description = t('description', { from, checkIn, checkOut });
  const amenities = AMENITIES.map((name) => t(`amenities.items.${name}`));
  return (
    <>
      <PageHead title={t('title')} brand={content?.brand} description={description} />
      {content && (
        <StructuredData
          data={hotelData(content, {
            description,
            amenities,
            url: new URL(location.pathname, location.origin).href,
            image: new URL('/pictures/share/hotel.png', location.origin).href,
          })}
        />
      )}
      <HotelHero content={content} rooms={rooms} />
      <Chapters
        chapters={SECTIONS.map(([name, picture]) => ({
          heading: t(`sections.${name}.heading`),
          text: t(`sections.${name}.text`),
          picture,
        }))}
      />
      <div className={css.band}>
        <section className={css.inner} aria-labelledby="hotel-amenities">
          <h2 id="hotel-amenities">{t('amenities.heading')}</h2>
          <ul className={css.amenities}>
            {amenities.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className={css.columns}>
        <Prices />
        <Rules />
      </div>
      <HotelContact content={content} rooms={rooms} />
    </>
  );
}

function Prices() {
  const { t } = useTranslation('hotel');
  const formatVnd = useVnd();
  return (
    <section aria-labelledby="hotel-prices">
      <h2 id="hotel-prices">{t('prices.heading')}</h2>
      <table className={css.prices}>
        <caption className="sr">{t('prices.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.room')}</th>
            <th scope="col">{t('prices.price')}</th>
          </tr>
        </thead>
        <tbody>
          {REFERENCE_PRICES.map(({ room, from, to }) => (
            <tr key={room}>
              <th scope="row">{t(`prices.rooms.${room}`)}</th>
              <td translate="no">{t('prices.range', { from: formatVnd(from), to: formatVnd(to) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t('prices.note')}</p>
    </section>
  );
}

function Rules() {
  const { t } = useTranslation('hotel');
  const rules = [
    [t('rules.checkIn'), t('rules.checkInValue', { time: SEASIDE_HOTEL.checkIn })],
    [t('rules.checkOut'), t('rules.checkOutValue', { time: SEASIDE_HOTEL.checkOut })],
    [t('rules.pets'), t('rules.petsValue')],
    [t('rules.smoking'), t('rules.smokingValue')],
  ] as const;
  return (
    <section aria-labelledby="hotel-rules">
      <h2 id="hotel-rules">{t('rules.heading')}</h2>
      <dl className={css.rules}>
        {rules.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
