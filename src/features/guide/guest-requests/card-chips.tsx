import { useWords } from '../../../ui/words';
import { useGuideData } from '../state/guide-data';
import { ChipButton } from './chip-button';
import css from './chips.module.css';

/** Cards that a guest shows somebody, each with its sign. */
const CARDS = [
  ['home', 'taxi'],
  ['going', 'plane'],
  ['guard', 'guard'],
  ['lost', 'map'],
  ['pharmacy', 'pharmacy'],
  ['hospital', 'hospital'],
  ['allergy', 'allergy'],
] as const;
export type CardName = (typeof CARDS)[number][0];

/** Ways to the cards: they need no key and no network. */
export function CardChips({ onOpen }: { onOpen: (card: CardName) => void }) {
  const { t } = useWords('guide-cards');
  const { rides } = useGuideData().content;
  return (
    <section aria-labelledby="cards-title" className={css.cards}>
      <h3 id="cards-title">{t('heading')}</h3>
      <ul className={css.chips}>
        {CARDS.filter(([card]) => card !== 'going' || rides !== undefined).map(([card, sign]) => (
          <li key={card}>
            <ChipButton sign={sign} word={t(`names.${card}`)} onTap={() => onOpen(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
