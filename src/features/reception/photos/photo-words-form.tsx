import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskPhoto } from '../../../contract/photos/desk';
import { apiCall } from '../../../api/call';
import { EDITED } from '../../../contract/editing/calls';
import { MAX_ALT } from '../../../domain/photos/photo';
import { Field } from '../../../ui/forms/field';
import { showToast } from '../shared/desk-notice';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';
import css from './photo-dialog.module.css';
import { useLang } from '../shared/use-lang';

type Values = DeskPhoto['alt'];

interface PhotoWordsFormProps {
  photo: DeskPhoto;
  onDone: () => void;
}

/** Corrects what people who cannot see a photograph are told of it. Every page that shows it follows. */
export function PhotoWordsForm({ photo, onDone }: PhotoWordsFormProps) {
  const { t } = useTranslation(['reception-listings', 'reception', 'common']);
  const readIn = useLang();
  const offline = useOffline();
  const form = useForm<Values>({ defaultValues: photo.alt });
  const { busy, error, send } = useDeskForm(form);
  const { act } = useDeskAction();
  const submit = async (alt: Values): Promise<void> => {
    const thing = { params: { id: photo.id } };
    const now = await send(apiCall(EDITED.photos.readCall, thing));
    if (!now) return;
    const { version } = now;
    const state = await send(apiCall(EDITED.photos.changeCall, { ...thing, body: { value: { alt }, version } }));
    if (!state) return;
    const change = state.last?.id;
    const undo = apiCall(EDITED.photos.undoCall, { ...thing, body: { change: change ?? '' } });
    const onAct = (): void => void act(undo, { notice: t('photos.words.undone') });
    showToast({
      kind: 'success',
      title: t('photos.words.saved'),
      text: alt[readIn],
      ...(change === undefined ? {} : { action: { label: t('notice.undo', { ns: 'reception' }), onAct } }),
    });
    onDone();
  };
  return (
    <form
      noValidate
      className={css.upload}
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit(submit)(event);
      }}
    >
      {(['vi', 'en'] as const).map((lang) => (
        <Field
          key={lang}
          {...form.register(lang, { validate: (text) => text.trim() !== '' || t('upload.needed') })}
          label={t(`upload.alt.${lang}`)}
          hint={lang === 'vi' ? t('upload.altHint') : undefined}
          error={form.formState.errors[lang]?.message}
          lang={lang}
          maxLength={MAX_ALT}
          autoComplete="off"
        />
      ))}
      <div role="alert">{error}</div>
      <div className={css.ways}>
        <button type="button" className="btn text" onClick={onDone}>
          {t('buttons.cancel', { ns: 'common' })}
        </button>
        <button type="submit" className="btn" disabled={busy || offline || !form.formState.isDirty}>
          {t('photos.words.save')}
        </button>
      </div>
    </form>
  );
}
