import { useWords } from '../../../ui/words';
import type { GuideContent } from '../../../contract/guide/content';
import { Icon } from '../../../ui/icon';
import { RichText } from '../../../ui/rich-text';
import { useGuideData } from '../state/guide-data';
import { useGuideValues } from '../state/guide-values';
import { PhoneLink } from './phone-link';
import { Steps } from './steps';
import css from './contacts.module.css';

function ContactList({ contacts, other }: { contacts: GuideContent['motorbikes']; other: string }) {
  const { t } = useWords('guide');
  const { textLang } = useGuideData();
  return (
    <ul className={css.contacts}>
      {contacts.map(({ name, phone, note }) => (
        <li key={name}>
          <div>
            <b>{name}</b>
            <p lang={textLang}>{note}</p>
          </div>
          {phone === '' ? <small>{other}</small> : <PhoneLink phone={phone} name={t('phones.call', { name })} />}
        </li>
      ))}
    </ul>
  );
}

/** 10-1: who rents motorbikes, and the guests' group. */
export function Motorbikes() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  return (
    <>
      <p className={css.text}>{t('body.s10_1.text')}</p>
      <ContactList contacts={content.motorbikes} other="" />
      {content.groupUrl !== '' && (
        <div className={css.group}>
          <p>{t('body.s10_1.group')}</p>
          <a className="btn quiet" href={content.groupUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" />
            {t('body.s10_1.openGroup')}
            <span className="sr"> ({t('body.s10_1.newTab')})</span>
          </a>
        </div>
      )}
      <Steps of="s10_1" />
    </>
  );
}

/** 10-2: food at any hour. */
export function Delivery() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const values = useGuideValues();
  return (
    <>
      <p className={css.text}>
        <RichText text={values.apartment === '' ? t('body.s10_2.textNoApartment') : t('body.s10_2.text', values)} />
      </p>
      <ContactList contacts={content.delivery} other={t('body.s10_2.byApp')} />
      <Steps of="s10_2" />
    </>
  );
}
