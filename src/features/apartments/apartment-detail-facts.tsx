import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/numbers';
import { type Fact, DescriptionList } from '../../ui/description-list';

interface FactsProps {
  adults: number;
  children: number;
  beds: number;
  /** m². */
  size: number;
  /** Of a home whose rooms are booked one by one, and say their own. */
  isWhole?: boolean;
}

/** Says how many fit in, and how large it is. */
export function ApartmentDetailFacts({ adults, children, beds, size, isWhole = false }: FactsProps) {
  const { t, i18n } = useTranslation('apartment-detail');
  const party = [
    t('facts.adults', { count: adults }),
    ...(children > 0 ? [t('facts.children', { count: children })] : []),
  ];
  const facts: Fact[] = [
    ['people', t('facts.upTo', { count: adults + children, party: party.join(', ') })],
    ['bed', t(isWhole ? 'facts.allBeds' : 'facts.beds', { count: beds })],
    ['size', t('facts.size', { size: formatNumber(size, i18n.language) })],
  ];
  return <DescriptionList facts={facts} />;
}
