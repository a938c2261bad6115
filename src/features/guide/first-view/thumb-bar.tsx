import { useWords } from '../../../ui/words';
import { whatsAppAddress, zaloAddress } from '../../../domain/chat/address';
import { Icon } from '../../../ui/icon';
import { useGuideData, useHas } from '../state/guide-data';
import { telAddress } from '../../../domain/hotel-phone';
import { useDoor } from './use-door';
import css from './thumb-bar.module.css';

const CHAT = { vi: zaloAddress, en: whatsAppAddress } as const;

/** Links to what is needed most, within the thumb's reach. */
export function ThumbBar() {
  const { t } = useWords('guide');
  const { content, lang } = useGuideData();
  const { phones } = content;
  const has = useHas();
  const { wifi } = useDoor();
  return (
    <nav
      className={css.thumb}
      data-chat={phones.zalo ? '' : undefined}
      data-map={has('6') ? '' : undefined}
      aria-label={t('nav.label')}
    >
      <a href="#door">
        <Icon name="door" />
        {t('nav.door')}
      </a>
      {wifi.kind === 'hidden' ? (
        <a href="#search">
          <Icon name="search" />
          {t('nav.search')}
        </a>
      ) : (
        <a href="#wifi">
          <Icon name="wifi" />
          {t('wifi.heading')}
        </a>
      )}
      {has('6') && (
        <a href="#6">
          <Icon name="map" />
          {t('nav.map')}
        </a>
      )}
      {phones.zalo && (
        // The one that most readers of the language have; the other stands in the list of numbers.
        <a href={CHAT[lang](phones.zalo)} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          {t('nav.chat')}
        </a>
      )}
      <a href={telAddress(phones.reception)}>
        <Icon name="bell" />
        {t('phones.reception')}
      </a>
    </nav>
  );
}
