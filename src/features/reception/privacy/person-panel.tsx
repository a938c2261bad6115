import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PersonPreview } from '../../../contract/privacy/desk';
import { apiCall } from '../../../api/call';
import { exportPersonCall, findPersonCall } from '../../../contract/privacy/desk-calls';
import type { Language } from '../../../domain/languages';
import { Field } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icon';
import { DeskPart } from '../shared/desk-part';
import part from '../shared/desk-part.module.css';
import { DeskNothing } from '../shared/desk-states';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';
import { EraseDialog } from './erase-dialog';
import { PersonTable } from './person-table';
import css from './privacy-page.module.css';
import { saveFile } from '../shared/save-file';

interface Found {
  who: string;
  preview: PersonPreview;
}

/** One person's data: found, handed over, deleted. What is typed and found stays on this page and is kept nowhere. */
export function PersonPanel({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-privacy');
  const form = useForm<{ who: string }>({ defaultValues: { who: '' } });
  const { busy, error, send } = useDeskForm(form);
  const { act } = useDeskAction();
  const offline = useOffline();
  const [found, setFound] = useState<Found | null>(null);
  const [erasing, setErasing] = useState(false);
  const find = async ({ who }: { who: string }): Promise<void> => {
    setFound(null);
    const preview = await send(apiCall(findPersonCall, { body: { who } }));
    if (preview) setFound({ who, preview });
  };
  const handOver = async (form: 'html' | 'json', who: string): Promise<void> => {
    const call = apiCall(exportPersonCall, { query: { lang }, body: { who, form } });
    const file = await act(call, { notice: t('person.exported') });
    if (file) saveFile({ ...file, type: `${file.type};charset=utf-8`, content: file.text });
  };
  return (
    <DeskPart heading={t('person.heading')} lead={t('person.lead')}>
      <form
        noValidate
        className={part.fieldAndButton}
        onSubmit={(event) => {
          form.clearErrors();
          void form.handleSubmit(find)(event);
        }}
      >
        <Field
          {...form.register('who', { required: t('person.required') })}
          label={t('person.who')}
          hint={t('person.hint')}
          error={form.formState.errors.who?.message ?? error ?? undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className="btn" disabled={offline || busy}>
          <Icon name="search" />
          {t('person.find')}
        </button>
      </form>
      {found &&
        (found.preview.found.length === 0 ? (
          <DeskNothing text={t('person.none')} />
        ) : (
          <div className={css.found} role="region" aria-label={t('person.result')}>
            <p>
              {t('person.names')} <bdi>{found.preview.names.join(', ')}</bdi>
            </p>
            <PersonTable preview={found.preview} />
            {found.preview.leftOut.map(({ kind, count }) => (
              <p key={kind}>{t('person.leftOut', { count, kind: t(`person.kinds.${kind}`) })}</p>
            ))}
            <p className={css.ways}>
              <button
                type="button"
                className="btn quiet"
                disabled={offline}
                onClick={() => void handOver('html', found.who)}
              >
                <Icon name="download" />
                {t('person.html')}
              </button>
              <button
                type="button"
                className="btn quiet"
                disabled={offline}
                onClick={() => void handOver('json', found.who)}
              >
                <Icon name="download" />
                {t('person.json')}
              </button>
              <button
                type="button"
                className="btn quiet"
                data-danger="true"
                disabled={offline || !found.preview.found.some(({ goes, blank }) => goes + blank > 0)}
                onClick={() => setErasing(true)}
              >
                <Icon name="trash" />
                {t('person.erase')}
              </button>
            </p>
          </div>
        ))}
      {found && erasing && (
        <EraseDialog
          {...found}
          onClose={() => setErasing(false)}
          onErased={(preview) => {
            setErasing(false);
            setFound({ who: found.who, preview });
          }}
        />
      )}
    </DeskPart>
  );
}
