import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/numbers';
import type { Room } from '../../contract/catalogue/apartments';
import { type Fact, DescriptionList } from '../../ui/description-list';

/** Says how many fit in, and how large it is. */
export function SearchRoomFacts({ room }: { room: Room }) {
  const { t, i18n } = useTranslation('search');
  const facts: Fact[] = [
    ['people', t('room.facts.guests', { count: room.guests })],
    ...(room.maxChildren > 0 ? [['child', t('room.facts.children', { count: room.maxChildren })] as Fact] : []),
    ['bed', t('room.facts.beds', { count: room.beds })],
    ['size', t('room.facts.size', { size: formatNumber(room.size, i18n.language) })],
  ];
  return <DescriptionList facts={facts} variant="columns" />;
}
