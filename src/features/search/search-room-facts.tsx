import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/numbers';
import type { Room } from '../../contract/catalogue/apartments';
import { type Fact, DescriptionList } from '../../ui/description-list';

/** Says how many fit in, and how large it is. */
export function SearchRoomFacts({ room }: { room: Room }) {
  const { t, i18n } = useTranslation('search');
  const party = [
    t('room.facts.adults', { count: room.maxAdults }),
    ...(room.maxChildren > 0 ? [t('room.facts.children', { count: room.maxChildren })] : []),
  ];
  const facts: Fact[] = [
    ['people', t('room.facts.upTo', { count: room.guests, party: party.join(', ') })],
    ['bed', t('room.facts.beds', { count: room.beds })],
    ['size', t('room.facts.size', { size: formatNumber(room.size, i18n.language) })],
  ];
  return <DescriptionList facts={facts} variant="columns" />;
}
