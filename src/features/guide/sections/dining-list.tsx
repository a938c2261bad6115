import { useStore } from 'zustand';
import { useWords } from '../../../ui/words';
import type { DiningPlace } from '../../../contract/guide/content';
import { formatVnd } from '../../../domain/money';
import { useGuideData } from '../state/guide-data';
import { guideStore } from '../early/guide-store';
import { PhoneLink } from './phone-link';
import css from './dining-list.module.css';

/** A search by name and address: a place here has no coordinates. */
const mapOf = ({ name, address = '' }: DiningPlace): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;

/** Its place on a map. The link comes with the scripts: thirty of them would be a fifth of the page's weight. */
function Address({ of: place }: { of: DiningPlace }) {
  const { t } = useWords('guide');
  const live = useStore(guideStore, ({ now }) => now !== 0);
  return (
    <address>
      {live ? (
        <a href={mapOf(place)} target="_blank" rel="noopener noreferrer">
          {place.address}
          <span className="sr"> ({t('body.s12.map')})</span>
        </a>
      ) : (
        place.address
      )}
    </address>
  );
}

function Place({ place }: { place: DiningPlace }) {
  const { t } = useWords('guide');
  const { speech, textLang } = useGuideData();
  return (
    <li>
      {place.picture !== undefined && (
        <img src={`/pictures/${place.picture}.svg`} width="96" height="96" loading="lazy" decoding="async" alt="" />
      )}
      <div>
        <b>{place.name}</b>
        <p lang={textLang}>{place.note}</p>
        {place.address !== undefined && <Address of={place} />}
        {place.hours !== undefined && <p data-hours="">{place.hours}</p>}
        {place.price !== undefined && (
          <p data-price={place.price} translate="no">
            {t('body.s12.price', { price: formatVnd(place.price, speech) })}
          </p>
        )}
        {place.phone !== undefined && place.phone !== '' && (
          <PhoneLink phone={place.phone} name={t('phones.call', { name: place.name })} />
        )}
      </div>
    </li>
  );
}

/** 12-1 and 12-2: where to eat and drink nearby, group by group. */
export function DiningList({ id }: { id: string }) {
  const { t } = useWords('guide');
  const { content, textLang } = useGuideData();
  const kind = id === '12-1' ? 'food' : 'drinks';
  const groups = content.dining.filter((group) => group.kind === kind);
  return (
    <div className={css.dining} data-dining={kind}>
      <p className={css.quiet}>{t(kind === 'food' ? 'body.s12_1.intro' : 'body.s12_2.intro')}</p>
      {groups.map(({ title, places }) => (
        <section key={title}>
          <h4 lang={textLang}>{title}</h4>
          <ul>
            {places.map((place) => (
              <Place key={place.name} place={place} />
            ))}
          </ul>
        </section>
      ))}
      <p className={css.quiet}>{t('body.s12.note')}</p>
    </div>
  );
}
