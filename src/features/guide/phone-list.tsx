import { useWords } from '../../ui/words';
import { useGuideData } from './guide-data';
import { PhoneLink } from './phone-link';
import css from './phone-list.module.css';

const PHONES = ['reception', 'customerService', 'motorbike', 'zalo'] as const;

/** Every number of the house (specification §9). */
export function PhoneList() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  return (
    <section className={css.phones} aria-labelledby="phones-title">
      <h2 id="phones-title">{t('phones.heading')}</h2>
      <ul>
        {PHONES.filter((name) => content.phones[name] !== '').map((name) => (
          <li key={name}>
            <span>{t(`phones.${name}`)}</span>
            <PhoneLink phone={content.phones[name]} name={t(`phones.${name}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
