import { useWords } from '../../../ui/words';
import { useGuideData } from '../state/guide-data';
import { whatsAppAddress, zaloAddress } from '../../../domain/chat/address';
import { Icon } from '../../../ui/icon';
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
            {name === 'zalo' && <Chats phone={content.phones.zalo} />}
            <PhoneLink phone={content.phones[name]} name={t(`phones.${name}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names of two services, the same in every language. */
const CHATS = [
  ['Zalo', zaloAddress],
  ['WhatsApp', whatsAppAddress],
] as const;

/** Links to the chats of a number: guests without a Vietnamese SIM write over the Wi-Fi. */
export function Chats({ phone }: { phone: string }) {
  const { t } = useWords('guide');
  return CHATS.map(([name, address]) => (
    <a key={name} className="phone" href={address(phone)} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" />
      {name}
      <span className="sr"> ({t('phones.chatIn')})</span>
    </a>
  ));
}
