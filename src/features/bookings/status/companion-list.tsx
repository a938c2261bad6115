import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import type { BookingView } from '../../../contract/bookings/bookings';
import type { Language } from '../../../domain/languages';
import { randomId } from '../../../offline/storage/random-id';
import { Field } from '../../../ui/forms/field';
import { deleteCompanion, postCompanion } from '../booking-calls';
import css from './guide-links.module.css';
import { pathOfGuide, ShareButton } from './share-button';

interface CompanionListProps {
  id: string;
  companions: NonNullable<BookingView['companions']>;
  lang: Language;
  refresh: () => Promise<void>;
}

/** Links for those who travel along: made here, handed on, and taken back one by one. */
export function CompanionList({ id, companions, lang, refresh }: CompanionListProps) {
  const { t } = useTranslation('bookings');
  const [label, setLabel] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const { items, left } = companions;
  const change = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setWrong(null);
    try {
      await call();
      await refresh();
      return true;
    } catch (thrown) {
      const error = asFailure(thrown);
      setWrong(
        error.outcome === 'answered' ? (error.refused ? error.message : t('guides.failed')) : t('guides.offline'),
      );
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const name = label.trim();
    if (busy) return;
    if (name === '') {
      setWrong(t('guides.nameMissing'));
      return;
    }
    const key = randomId();
    if (await change(() => postCompanion(id, name, lang, key))) setLabel('');
  };
  return (
    <div className={css.companions}>
      <h3>{t('guides.companions')}</h3>
      <p>{t('guides.companionsText')}</p>
      {items.length > 0 && (
        <ul>
          {items.map((companion) => (
            <li key={companion.id}>
              <bdi>{companion.label}</bdi>
              <ShareButton url={location.origin + pathOfGuide(companion.link)} about={companion.label} />
              <button
                type="button"
                className="btn text"
                aria-disabled={busy}
                aria-label={t('guides.removeFor', { name: companion.label })}
                onClick={() => void (busy || change(() => deleteCompanion(id, companion.id, lang)))}
              >
                {t('guides.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {left > 0 ? (
        <form noValidate onSubmit={(event) => void add(event)}>
          <Field
            label={t('guides.name')}
            value={label}
            error={wrong ?? undefined}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
          <button type="submit" className="btn quiet" aria-disabled={busy}>
            {t('guides.add')}
          </button>
        </form>
      ) : (
        wrong !== null && <p role="alert">{wrong}</p>
      )}
    </div>
  );
}
