import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Wish } from '../../../contract/guest-requests/guest-requests';
import { hourOf } from '../../../domain/guide/clock';
import { askReception } from '../../../offline/guest-requests/guest-requests';
import { StorageFull } from '../../../offline/outbox/outbox';
import { FileInput } from '../../../ui/forms/file-input';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import { Call } from './call';
import { type FormChip, wordOf } from './chips';
import { movedHour } from './hours';
import { PartChips } from './part-chips';
import { HourStepper } from './pickers';
import { type SmallPhoto, smallPhoto } from './small-photo';
import css from './requests.module.css';
import { TaxiFields } from './taxi-fields';
import { WishSign } from './wish-sign';
import { WordsField } from './words-field';

interface RequestFormProps {
  chip: FormChip;
  onBack: () => void;
  onSent: () => void;
}

const SAY_MORE = ['CODE_FAILS', 'LATE_CHECKOUT', 'ARRIVED', 'DEPARTED'] as const;
const hasNote = (kind: string): kind is (typeof SAY_MORE)[number] => (SAY_MORE as readonly string[]).includes(kind);

/** Gives what a page begins with, before anything on it is tapped; `null` where that says nothing yet. */
function firstWish({ name }: FormChip, checkOut: string): Wish | null {
  if (name === 'taxi') return { what: 'taxi', count: 2 };
  return name === 'LATE_CHECKOUT' ? { what: 'late', hour: movedHour(checkOut, 60) } : null;
}

/**
 * One thing that needs more than its picture: taps where taps can say it, words, and of a repair a photograph. Who stands
 * before a closed door finds the number first.
 */
export function RequestForm({ chip, onBack, onSent }: RequestFormProps) {
  const { kind, name, sign } = chip;
  const { t } = useWords('guest-requests');
  const { content } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  // A later hour may have been granted already.
  const until = useStore(guideStore, (state) => state.record?.answer.validUntil);
  const checkOut = until ? hourOf(Date.parse(until)) : content.hours.checkOut;
  const [wish, setWish] = useState(() => firstWish(chip, checkOut));
  const [text, setText] = useState('');
  const [photo, setPhoto] = useState<SmallPhoto | null>(null);
  const [problem, setProblem] = useState<'required' | 'full' | 'fault' | 'photoBad' | null>(null);
  const sending = useRef(false);
  const ask = async (): Promise<void> => {
    if (sending.current) return;
    if (kind === 'REPAIR' && text.trim() === '' && !photo && !wish) {
      setProblem('required');
      return;
    }
    sending.current = true;
    try {
      await askReception(apartment, {
        ...{ kind, text: text.trim() },
        ...(wish && { wishes: [wish] }),
        ...(photo && { photo: photo.base64 }),
      });
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
      <h3>
        <WishSign name={sign} />
        {t(wordOf(chip))}
      </h3>
      {kind === 'CODE_FAILS' && <Call />}
      {hasNote(kind) && <p>{t(`notes.${kind}`, { checkOut })}</p>}
      {wish?.what === 'taxi' && <TaxiFields taxi={wish} onChange={setWish} />}
      {wish?.what === 'late' && wish.hour !== undefined && (
        <HourStepper
          hour={wish.hour}
          minutes={30}
          words={{ earlier: t('late.earlier'), later: t('late.later') }}
          onChange={(hour) => setWish({ ...wish, hour })}
        />
      )}
      {kind === 'REPAIR' && (
        <PartChips part={wish?.part} onChange={(part) => setWish(part ? { what: 'repair', part } : null)} />
      )}
      <WordsField label={t(`hints.${name}`)} rows={3} value={text} onWords={setText} />
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
