import { type ReactNode, useMemo } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { ContentState } from '../../../contract/editing/content';
import type { EditedKind } from '../../../contract/editing/calls';
import type { Language } from '../../../domain/languages';
import { useFieldInView } from '../../../ui/hooks/use-field-in-view';
import { UnsavedGuard } from '../shared/unsaved-guard';
import { useOffline } from '../shared/use-desk';
import { type AddThing, type EditedWords, useEdited } from '../shared/use-edited';
import css from './area-editor.module.css';
import { useChoiceWord } from './content-input';
import type { ContentPart } from './content-inputs';
import { contentChanges } from './content-changes';
import { contentResolver } from './content-resolver';
import { ConflictNote } from './conflict-note';
import { DifferenceList } from './difference-list';
import { EditHistory } from './edit-history';
import { FieldsPart } from './fields-part';
import { ListPart } from './rows-part';

/** State of the form, for the preview. */
export interface FormDraft {
  values: unknown;
  dirty: boolean;
  /** Our server would refuse it. */
  wrong: boolean;
  /** Version that the form was made from. */
  version: string | null;
}

interface EditFormProps {
  title: string;
  kind: EditedKind;
  /** The call that adds it, while it is new. */
  add?: AddThing | undefined;
  parts: readonly ContentPart[];
  schema: z.ZodMiniType;
  latest: ContentState;
  lang: Language;
  notices: (value: unknown) => EditedWords;
  /** Note above the form. */
  note?: ReactNode;
  /** Draws what guests would see, beside the form. */
  preview: (draft: FormDraft) => ReactNode;
  /** Told once something new has been added. */
  onMade?: (state: ContentState) => void;
}

/** A thing that is edited as a whole: its form, what is different from now, what guests will see, who changed it before. */
export function EditForm(props: EditFormProps) {
  const { title, kind, add, parts, schema, latest, lang, notices, note, preview, onMade } = props;
  const { t } = useTranslation('reception-content');
  const offline = useOffline();
  const resolver = useMemo(
    () => contentResolver(schema, (problem, values) => t(`problems.${problem}`, values)),
    [schema, t],
  );
  const form = useForm({ defaultValues: latest.value as FieldValues, mode: 'onChange', resolver });
  const values = useWatch({ control: form.control });
  const choiceWord = useChoiceWord();
  const differencesOf = (before: unknown, after: unknown) => contentChanges(parts, before, after, lang, choiceWord);
  const edited = useEdited({
    kind,
    add,
    latest,
    form,
    dirty: (base) => differencesOf(base.value, values).length > 0,
    notices,
    onMade,
  });
  const { base, theirs, busy, error } = edited;
  const differences = differencesOf(base.value, values);
  const dirty = differences.length > 0;
  const saveBar = useFieldInView<HTMLDivElement>(differences.length);
  const wrong = dirty && !schema.safeParse(values).success;
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {note}
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
          {parts.map((part, at) =>
            part.kind === 'fields' ? (
              <FieldsPart key={at} form={form} part={part} />
            ) : (
              <ListPart key={part.path} form={form} part={part} path={part.path} lang={lang} />
            ),
          )}
          {dirty && (
            <div className={css.save} ref={saveBar}>
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
        {/* Something new has no address of its own until its page is opened anew. */}
        {latest.version !== null && base.version !== null && (
          <EditHistory
            kind={kind}
            id={base.subject}
            last={base.last}
            lang={lang}
            busy={busy || dirty}
            differencesOf={({ before, after }) => differencesOf(before, after)}
            onUndo={(change) => void edited.undo(change)}
          />
        )}
      </div>
      {preview({ values, dirty, wrong, version: base.version })}
      <UnsavedGuard dirty={dirty} />
    </div>
  );
}
