import { useMemo } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentOverview, ContentState } from '../../../contract/desk-content';
import { HOTEL_AREAS } from '../../../contract/hotel-areas';
import type { Language } from '../../../domain/languages';
import { UnsavedGuard } from '../unsaved-guard';
import { useOffline } from '../use-desk';
import { useEdited } from '../use-edited';
import css from './area-editor.module.css';
import type { ContentArea } from './content-areas';
import { contentChanges } from './content-changes';
import { contentResolver } from './content-resolver';
import { ConflictNote } from './conflict-note';
import { DifferenceList } from './difference-list';
import { EditHistory } from './edit-history';
import { FieldsPart } from './fields-part';
import { GuidePreview } from './guide-preview';
import { RowsPart } from './rows-part';

interface AreaEditorProps {
  area: ContentArea;
  latest: ContentState;
  overview: ContentOverview | null;
  lang: Language;
}

/** One area of the guide: its form, what is different from now, what guests will see, and who changed it before. */
export function AreaEditor({ area, latest, overview, lang }: AreaEditorProps) {
  const { t } = useTranslation('reception-content');
  const offline = useOffline();
  const resolver = useMemo(
    () => contentResolver(HOTEL_AREAS[area.name], (problem) => t(`problems.${problem}`)),
    [area, t],
  );
  const form = useForm({ defaultValues: latest.value as FieldValues, mode: 'onChange', resolver });
  const values = useWatch({ control: form.control });
  const differencesOf = (before: unknown, after: unknown) => contentChanges(area.parts, before, after, lang);
  const title = t(`areas.${area.name}.title`);
  const edited = useEdited({
    path: `content/${area.name}`,
    latest,
    form,
    dirty: (base) => differencesOf(base.value, values).length > 0,
    said: { saved: t('saved', { area: title }), more: t('phones'), undone: t('undoneArea', { area: title }) },
  });
  const { base, theirs, busy, error } = edited;
  const differences = differencesOf(base.value, values);
  const dirty = differences.length > 0;
  const wrong = dirty && !HOTEL_AREAS[area.name].safeParse(values).success;
  const note = noteOf(area, overview);
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {note !== null && <p className={css.note}>{t(`notes.${note}`)}</p>}
        {theirs && (
          <ConflictNote
            theirs={theirs}
            differences={differencesOf(base.value, theirs.value)}
            onMine={edited.keepMine}
            onTheirs={edited.takeTheirs}
          />
        )}
        <form
          noValidate
          aria-label={title}
          onSubmit={(event) => void form.handleSubmit(() => edited.save(form.getValues()))(event)}
        >
          {area.parts.map((part) =>
            part.kind === 'fields' ? (
              <FieldsPart key="fields" form={form} part={part} />
            ) : (
              <RowsPart key={part.path} form={form} part={part} path={part.path} lang={lang} />
            ),
          )}
          {dirty && (
            <div className={css.save}>
              <div role="alert">{error !== null && <p className={css.error}>{error}</p>}</div>
              {offline && <p className={css.error}>{t('offline')}</p>}
              <details className={css.changes} open={differences.length <= 4 || undefined}>
                <summary>{t('changes.count', { count: differences.length })}</summary>
                <DifferenceList differences={differences} />
              </details>
              <div className={css.ways}>
                <button type="button" className="btn text" disabled={busy} onClick={edited.discard}>
                  {t('discard')}
                </button>
                <button type="submit" className="btn" disabled={busy || offline || theirs !== null}>
                  {t('save')}
                </button>
              </div>
            </div>
          )}
        </form>
        <EditHistory
          path={`content/${area.name}`}
          last={base.last}
          lang={lang}
          busy={busy || dirty}
          differencesOf={({ before, after }) => differencesOf(before, after)}
          onUndo={(change) => void edited.undo(change)}
        />
      </div>
      <GuidePreview
        area={area.name}
        place={area.place}
        draft={dirty ? JSON.stringify(values) : null}
        version={base.version}
        wrong={wrong}
        lang={lang}
      />
      <UnsavedGuard dirty={dirty} />
    </div>
  );
}

/** What stands against what is chosen here, so that nobody wonders why guests see something else. */
function noteOf(area: ContentArea, overview: ContentOverview | null): 'sheet' | 'access_open' | 'access_stay' | null {
  if (area.name === 'events' && overview?.eventsFromSheet) return 'sheet';
  if (area.name === 'access' && overview?.accessFixed) return `access_${overview.accessFixed}`;
  return null;
}
