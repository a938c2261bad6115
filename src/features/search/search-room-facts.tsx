import { useTranslation } from 'react-i18next';
import type { Room } from '../../contract/apartments';
import { Icon, type IconName } from '../../ui/icon';
import css from './search-room-facts.module.css';

/** How many fit in, and how large it is. */
export function SearchRoomFacts({ room }: { room: Room }) {
  const { t, i18n } = useTranslation('search');
  const facts: [IconName, string][] = [
    ['people', t('room.facts.guests', { count: room.guests })],
    ...(room.maxChildren > 0
      ? [['child', t('room.facts.children', { count: room.maxChildren })] as [IconName, string]]
      : []),
    ['bed', t('room.facts.beds', { count: room.beds })],
    ['size', t('room.facts.size', { size: new Intl.NumberFormat(i18n.language).format(room.size) })],
  ];
  return (
    <ul className={css.facts}>
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
