import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import { request } from '../../../api/request';
import { apiCall } from '../../../api/call';
import { addPhotoCall } from '../../../contract/photos/desk-calls';
import { MAX_ALT, PHOTO_LIMIT_BYTES, PHOTO_TYPES } from '../../../domain/photos/photo';
import { pictureTypeOf } from '../../../domain/photos/picture-type';
import { noteRefusal, invalidateDesk } from '../../../offline/desk/desk-query';
import { Field } from '../../../ui/forms/field';
import { FileInput } from '../../../ui/forms/file-input';
import { useFailureText } from '../shared/failure-text';
import { useOffline } from '../shared/use-desk';
import css from './photo-dialog.module.css';
import type { PickedPicture } from './picked-picture';
import { useLang } from '../shared/use-lang';

/** A camera's file over a weak line, and the drawing anew on the server. */
const TIMEOUT_MS = 120_000;
const HEAD_BYTES = 16;

/** A photograph from this device, with what is told to people who cannot see it. */
export function PhotoUpload({ onTaken }: { onTaken: (picture: PickedPicture) => void }) {
  const { t } = useTranslation('reception-listings');
  const readIn = useLang();
  const failureText = useFailureText();
  const offline = useOffline();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState({ vi: '', en: '' });
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const preview = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const choose = async (chosen: File): Promise<void> => {
    setFile(null);
    setProblem(null);
    const type = pictureTypeOf(new Uint8Array(await chosen.slice(0, HEAD_BYTES).arrayBuffer()));
    if (type === null) setProblem(t('upload.type'));
    else if (chosen.size >= PHOTO_LIMIT_BYTES) setProblem(t('upload.size'));
    else setFile(chosen);
  };
  const missing = (text: string): string | undefined => (asked && text.trim() === '' ? t('upload.needed') : undefined);
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    if (!file) setProblem((known) => known ?? t('upload.noFile'));
    if (!file || alt.vi.trim() === '' || alt.en.trim() === '') return;
    // The words first: the server reads a form in its order.
    const body = new FormData();
    body.append('altVi', alt.vi);
    body.append('altEn', alt.en);
    body.append('file', file);
    setBusy(true);
    try {
      const taken = await request(apiCall(addPhotoCall, { body, timeoutMs: TIMEOUT_MS, lang: readIn }));
      invalidateDesk();
      onTaken(taken);
    } catch (thrown) {
      const error = asFailure(thrown);
      noteRefusal(error);
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className={css.upload} onSubmit={(event) => void send(event)}>
      <label className={css.choose}>
        {preview === null ? <span>{t('upload.choose')}</span> : <img src={preview} alt={t('upload.look')} />}
        <FileInput
          accept={PHOTO_TYPES.join(',')}
          disabled={busy}
          aria-describedby="photo-problem"
          onFile={(chosen) => void choose(chosen)}
        />
      </label>
      <p id="photo-problem" className={problem === null ? css.hint : css.problem} role="alert">
        {problem ?? t('upload.hint')}
      </p>
      {(['vi', 'en'] as const).map((lang) => (
        <Field
          key={lang}
          label={t(`upload.alt.${lang}`)}
          hint={lang === 'vi' ? t('upload.altHint') : undefined}
          error={missing(alt[lang])}
          lang={lang}
          maxLength={MAX_ALT}
          autoComplete="off"
          value={alt[lang]}
          onChange={(event) => setAlt({ ...alt, [lang]: event.target.value })}
        />
      ))}
      <div className={css.ways}>
        <p role="status">{busy && t('upload.busy')}</p>
        <button type="submit" className="btn" disabled={busy || offline}>
          {t('upload.submit')}
        </button>
      </div>
    </form>
  );
}
