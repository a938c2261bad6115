import { useWords } from '../../../ui/words';
import { RichText } from '../../../ui/rich-text';
import { useGuideValues } from '../state/guide-values';
import css from './stay-notes.module.css';

/** Section 4: the rules of the house, with every hour and amount from the hotel's data. */
export function StayNotes() {
  const { t } = useWords('guide');
  const groups = t('body.s4.groups', { returnObjects: true, ...useGuideValues() });
  return (
    <div className={css.notes}>
      {groups.map(
        ({ heading, items }) =>
          items[0] && (
            <div key={heading}>
              <h3>{heading}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <RichText text={item} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
