import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES } from '../../../domain/languages';
import { DeskTabs } from '../shared/desk-tabs';
import css from './preview-head.module.css';

interface PreviewHeadProps {
  /** Of the heading, by which the preview is called. */
  id: string;
  lang: Language;
  onLanguage: (lang: Language) => void;
}

/** Over a preview: what it is, and in which language guests would read it. */
export function PreviewHead({ id, lang, onLanguage }: PreviewHeadProps) {
  const { t } = useTranslation('reception-content');
  return (
    <div className={css.head}>
      <h2 id={id}>{t('preview.title')}</h2>
      <DeskTabs
        label={t('preview.language')}
        value={lang}
        options={LANGUAGES.map((language) => ({ value: language, word: t(`preview.${language}`) }))}
        onChange={onLanguage}
      />
    </div>
  );
}
