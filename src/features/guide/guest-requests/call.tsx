import { Icon } from '../../../ui/icon';
import { useWords } from '../../../ui/words';
import { telAddress } from '../../../domain/hotel-phone';
import { Chats } from '../sections/phone-list';
import { useGuideData } from '../state/guide-data';
import css from './requests.module.css';

/** Reception's number, large, a tap away, and where the house is written to. */
export function Call() {
  const { t } = useWords('guest-requests');
  const { phones } = useGuideData().content;
  return (
    <>
      <a className={css.call} href={telAddress(phones.reception)}>
        <Icon name="phone" />
        <span>
          {t('call')} <b translate="no">{phones.reception}</b>
        </span>
      </a>
      {phones.zalo !== '' && (
        <p className={css.lead}>
          <Chats phone={phones.zalo} />
        </p>
      )}
    </>
  );
}
