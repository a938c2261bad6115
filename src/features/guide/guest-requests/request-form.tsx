import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GuestRequest } from '../../../contract/guide/guest-requests';
import { MAX_REQUEST_TEXT } from '../../../domain/guide/request-form';
import { askReception } from '../../../offline/guide/guest-requests';
import { StorageFull } from '../../../offline/outbox/outbox';
import { FileInput } from '../../../ui/forms/file-input';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import { Call } from './call';
import { type SmallPhoto, smallPhoto } from './small-photo';
import css from './requests.module.css';

interface RequestFormProps {
  kind: GuestRequest['kind'];
  onBack: () => void;
  onSent: () => void;
}

const SAY_MORE = ['CODE_FAILS', 'LATE_CHECKOUT', 'ARRIVED', 'DEPARTED'] as const;
const hasNote = (kind: string): kind is (typeof SAY_MORE)[number] => (SAY_MORE as readonly string[]).includes(kind);

/** Words for one kind of request; of a repair a photograph too. Who stands before a closed door finds the number first. */
export function RequestForm({ kind, onBack, onSent }: RequestFormProps) {
  const { t } = useWords('guide-requests');
  const { content } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const [text, setText] = useState('');
  const [photo, setPhoto] = useState<SmallPhoto | null>(null);
  const [problem, setProblem] = useState<'required' | 'full' | 'fault' | 'photoBad' | null>(null);
  const sending = useRef(false);
  const ask = async (): Promise<void> => {
    if (sending.current) return;
    if (kind === 'REPAIR' && text.trim() === '' && !photo) {
      setProblem('required');
      return;
    }
    sending.current = true;
    try {
      await askReception(apartment, { kind, text: text.trim(), ...(photo && { photo: photo.base64 }) });
      onSent();
    } catch (thrown) {
      setProblem(thrown instanceof StorageFull ? 'full' : 'fault');
    } finally {
      sending.current = false;
    }
  };
  const take = async (file: File): Promise<void> => {
    try {
      setPhoto(await smallPhoto(file));
      setProblem(null);
    } catch {
      setProblem('photoBad');
    }
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <h3>{t(`kinds.${kind}`)}</h3>
      {kind === 'CODE_FAILS' && <Call />}
      {hasNote(kind) && <p>{t(`notes.${kind}`, { checkOut: content.hours.checkOut })}</p>}
      <label>
        {t(`hints.${kind}`)}
        <textarea rows={3} maxLength={MAX_REQUEST_TEXT} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {kind === 'REPAIR' &&
        (photo ? (
          <p className={css.photo}>
            {t('photoReady', { size: Math.ceil(photo.bytes / 1000) })}
            <button type="button" onClick={() => setPhoto(null)}>
              {t('photoDrop')}
            </button>
          </p>
        ) : (
          <label className="btn quiet">
            {t('photo')}
            <FileInput accept="image/*" onFile={(file) => void take(file)} />
          </label>
        ))}
      <p role="alert">{problem !== null && t(problem)}</p>
      <div>
        <button type="button" className="btn quiet" onClick={onBack}>
          {t('back')}
        </button>
        <button type="submit" className="btn">
          {t('send')}
        </button>
      </div>
    </form>
  );
}
