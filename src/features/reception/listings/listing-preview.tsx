import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlogPost } from '../../../contract/blog/blog';
import type { Tour } from '../../../contract/tours/tours';
import type { Language } from '../../../domain/languages';
import type { FormDraft } from '../content/edit-form';
import { draftApartment, type DraftApartment, draftPost, draftTour } from './listing-drafts';
import { PreviewHead } from '../content/preview-head';
import css from './listing-preview.module.css';
import type { ListingKind } from './listing-rows';

/** Views by which the site shows a thing; the app brings them, because they are the site's own. */
export interface ListingViews {
  posts: (post: BlogPost, lang: Language) => ReactNode;
  tours: (tour: Tour, lang: Language) => ReactNode;
  homes: (apartment: DraftApartment, lang: Language) => ReactNode;
}

interface ListingPreviewProps {
  list: ListingKind;
  draft: FormDraft;
  views: ListingViews;
  lang: Language;
}

/** Draws the form's values as guests would see them, by the site's own parts. */
export function ListingPreview({ list, draft, views, lang: deskLang }: ListingPreviewProps) {
  const { t } = useTranslation('reception-content');
  const [lang, setLang] = useState(deskLang);
  const shown = viewOf(list, draft.values, views, lang);
  return (
    <section className={css.preview} aria-labelledby="preview-title">
      <PreviewHead id="preview-title" lang={lang} onLanguage={setLang} />
      {shown === null ? (
        <p className={css.note} role="status">
          {t('preview.wrong')}
        </p>
      ) : (
        // It is to be looked at: its links and buttons would lead away from what is unsaved.
        <div className={css.frame} lang={lang} inert>
          {shown}
        </div>
      )}
    </section>
  );
}

function viewOf(list: ListingKind, values: unknown, views: ListingViews, lang: Language): ReactNode {
  if (list === 'posts') {
    const post = draftPost(values, lang);
    return post && views.posts(post, lang);
  }
  if (list === 'tours') {
    const tour = draftTour(values, lang);
    return tour && views.tours(tour, lang);
  }
  const apartment = draftApartment(values, lang);
  return apartment && views.homes(apartment, lang);
}
