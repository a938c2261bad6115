import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/numbers';
import { type Fact, DescriptionList } from '../../ui/description-list';

interface FactsProps {
  adults: number;
  children: number;
  beds: number;
  /** m². */
  size: number;
  /** Rooms of this type; not said where there is one. */
  rooms?: number;
}

/** Says how many fit in, and how large it is. */
export function ApartmentDetailFacts({ adults, children, beds, size, rooms = 1 }: FactsProps) {
  const { t, i18n } = useTranslation('apartment-detail');
  const facts: Fact[] = [
    ['people', t('facts.adults', { count: adults })],
    ...(children > 0 ? [['child', t('facts.children', { count: children })] as Fact] : []),
    ['bed', t('facts.beds', { count: beds })],
    ['size', t('facts.size', { size: formatNumber(size, i18n.language) })],
    ...(rooms > 1 ? [['door', t('facts.rooms', { count: rooms })] as Fact] : []),
  ];
  return <DescriptionList facts={facts} />;
}
