import { memo } from 'react';
import { PRINT_FORMATS } from '../../../domain/print/formats';
import { type CardFrame, PrintCard } from './print-card';
import type { PrintCard as Card } from './print-check';
import css from './print-sheet.module.css';

/** One sheet of paper with its cards, and a dashed line where it is cut. Drawn anew only when its cards are others. */
export const PrintSheet = memo(function PrintSheet({ cards, ...frame }: CardFrame & { cards: readonly Card[] }) {
  const { format } = frame.choice;
  return (
    <section className={css.sheet} data-paper={PRINT_FORMATS[format].paper} data-format={format}>
      {cards.map((card) => (
        <PrintCard key={card.name} card={card} {...frame} />
      ))}
    </section>
  );
});
