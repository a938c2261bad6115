import { useTranslation } from 'react-i18next';
import type { WholeApartment } from '../../contract/catalogue/apartments';
import { isAmenity } from '../../domain/catalogue/amenities';
import css from './apartment-detail-sections.module.css';

/** Shows what is in the apartment, and what the house plainly says is not. */
export function ApartmentDetailAmenities({ amenities = [] }: Pick<WholeApartment, 'amenities'>) {
  const { t } = useTranslation('apartment-detail');
  if (amenities.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="amenities-heading">
      <h2 id="amenities-heading">{t('amenities.heading')}</h2>
      <ul className={css.amenities}>
        {amenities.map(({ kind, text, missing }, at) => (
          <li key={at} data-missing={missing}>
            <AmenitySign kind={kind} />
            {missing ? (
              <>
                <s>{text}</s>
                <span className="sr">{t('amenities.missing')}</span>
              </>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A drawn sign of `/pictures/homes/amenities.svg`; an answer of a newer server may name one that it does not have. */
function AmenitySign({ kind }: { kind: string }) {
  return (
    <svg className="ic" aria-hidden="true">
      {isAmenity(kind) && <use href={`/pictures/homes/amenities.svg#amenity-${kind}`} />}
    </svg>
  );
}
