import { useTranslation } from 'react-i18next';
import type { ContentOverview, ContentState } from '../../../contract/editing/content';
import { HOTEL_AREAS } from '../../../contract/hotel/hotel-areas';
import { EDITED } from '../../../contract/editing/calls';
import type { Language } from '../../../domain/languages';
import css from './area-editor.module.css';
import type { ContentArea } from './content-inputs';
import { EditForm } from './edit-form';
import { GuidePreview } from './guide-preview';

interface AreaEditorProps {
  area: ContentArea;
  latest: ContentState;
  overview: ContentOverview | null;
  lang: Language;
}

/** One area of the guide, beside the guide as it would be. */
export function AreaEditor({ area, latest, overview, lang }: AreaEditorProps) {
  const { t } = useTranslation('reception-content');
  const title = t(`areas.${area.name}.title`);
  const note = noteOf(area, overview);
  return (
    <EditForm
      title={title}
      kind={EDITED.content}
      parts={area.parts.map((part) =>
        part.kind === 'rows' && part.variant === 'sections' ? { ...part, gone: overview?.gone ?? [] } : part,
      )}
      schema={HOTEL_AREAS[area.name]}
      latest={latest}
      lang={lang}
      notices={() => ({
        saved: t('saved', { area: title }),
        more: t('phones'),
        undone: t('undoneArea', { area: title }),
      })}
      note={note !== null && <p className={css.note}>{t(`notes.${note}`)}</p>}
      preview={({ values, dirty, wrong, version }) =>
        area.place !== null && (
          <GuidePreview
            area={area.name}
            place={area.place}
            draft={dirty ? JSON.stringify(values) : null}
            version={version}
            wrong={wrong}
            lang={lang}
          />
        )
      }
    />
  );
}

/** Names what stands against the choice here, so that nobody wonders why guests see something else. */
function noteOf(area: ContentArea, overview: ContentOverview | null): 'sheet' | 'access_open' | 'access_stay' | null {
  if (area.name === 'events' && overview?.eventsFromSheet) return 'sheet';
  if (area.name === 'access' && overview?.accessFixed) return `access_${overview.accessFixed}`;
  return null;
}
