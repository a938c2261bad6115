import css from './description-list.module.css';
import { Icon, type IconName } from './icon';

export type Fact = readonly [icon: IconName, text: string];

interface FactsProps {
  facts: readonly Fact[];
  /** `columns`: two by two, beside a picture. `small`: one line of a card in a list. */
  variant?: 'columns' | 'small';
}

/** Facts of a place at a glance, a sign before each. */
export function DescriptionList({ facts, variant }: FactsProps) {
  return (
    <ul className={css.facts} data-look={variant}>
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
