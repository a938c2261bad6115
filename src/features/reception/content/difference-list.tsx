import { useTranslation } from 'react-i18next';
import { storyEdit } from '../../../contract/blog/clean-story';
import { storyHtml } from '../../../contract/blog/story-html';
import { summaryOf } from '../../../domain/blog/blog';
import { isDay, showDay } from '../../../domain/days';
import { useVnd } from '../../../ui/hooks/use-vnd';
import type { ContentDifference } from './content-changes';
import { useChoiceWord } from './content-input';
import css from './difference-list.module.css';

/** More than these are counted. */
const SHOWN = 40;

/** Lists differences, each with what stood there and what comes in its place. */
export function DifferenceList({ differences }: { differences: readonly ContentDifference[] }) {
  const { t } = useTranslation('reception-content');
  const shown = differences.slice(0, SHOWN);
  return (
    <ul className={css.list}>
      {shown.map((difference, index) => (
        <li key={index}>
          <Difference of={difference} />
        </li>
      ))}
      {differences.length > SHOWN && <li>{t('changes.more', { count: differences.length - SHOWN })}</li>}
    </ul>
  );
}

/** Tells how an article begins: where it became different is for the preview to show. */
function excerptOf(value: unknown): string {
  const read = storyEdit.safeParse(value);
  return read.success ? summaryOf({ summary: '', content: storyHtml(read.data) }) : '';
}

function Difference({ of: difference }: { of: ContentDifference }) {
  const { t } = useTranslation('reception-content');
  const formatVnd = useVnd();
  const choiceWord = useChoiceWord();
  const { rows } = difference;
  const nameless = (index: number): string =>
    t(difference.kind !== 'value' && difference.picture && index === rows.length - 1 ? 'rows.picture' : 'rows.unnamed');
  const where = rows.map((name, index) => name || nameless(index)).join(' › ');
  if (difference.kind !== 'value') {
    return (
      <>
        <span className={css.kind} data-kind={difference.kind}>
          {t(`changes.${difference.kind}`)}
        </span>
        <b>{where}</b>
      </>
    );
  }
  const { word, input, before, after } = difference;
  const field = `${t(`fields.${word}`)}${input.lang ? ` (${t(`languages.${input.lang}`)})` : ''}`;
  const say = (value: unknown): string => {
    if (input.kind === 'flag') return t(value === true ? 'changes.yes' : 'changes.no');
    if (typeof value === 'number') return input.kind === 'money' ? formatVnd(value) : String(value);
    if (input.kind === 'story') return excerptOf(value) || t('changes.empty');
    if (Array.isArray(value) && value.length > 0) return value.join(' ');
    if (typeof value !== 'string') return t('changes.empty');
    if (input.kind === 'day' && isDay(value)) return showDay(value);
    return input.choices ? choiceWord(input.choices, value) : value;
  };
  return (
    <>
      <b>{where === '' ? field : where}</b>
      {where !== '' && <span className={css.field}>{field}</span>}
      <span className={css.values}>
        <del>{say(before)}</del>
        <span className="sr"> {t('changes.became')} </span>
        <span aria-hidden="true"> → </span>
        <ins>{say(after)}</ins>
      </span>
    </>
  );
}
