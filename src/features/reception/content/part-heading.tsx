import { useTranslation } from 'react-i18next';
import type { PartWord } from './content-inputs';
import css from './part-heading.module.css';

/** Heading above a part of a form that has several. */
export function PartHeading({ word }: { word: PartWord }) {
  const { t } = useTranslation('reception-content');
  return <h2 className={css.heading}>{t(`parts.${word}.title`)}</h2>;
}
