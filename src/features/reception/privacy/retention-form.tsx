import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { changeRetentionCall } from '../../../contract/privacy/desk-calls';
import { isRetention, RETENTION, RETENTION_KINDS, type RetentionDays } from '../../../domain/privacy/retention';
import { FigureRow } from '../shared/figure-row';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import css from './privacy-page.module.css';

/** Asks how many days each kind is kept, with the reason for the usual figure beside it. */
export function RetentionForm({ days }: { days: RetentionDays }) {
  const { t } = useTranslation('reception-privacy');
  const form = useForm<RetentionDays>({ defaultValues: days });
  const { errors, isDirty } = form.formState;
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const callOf = (retentionDays: RetentionDays) => apiCall(changeRetentionCall, { body: { retentionDays } });
  const submit = (typed: RetentionDays): void => {
    void act(callOf(typed), { notice: t('retention.said'), undo: callOf(days) });
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {RETENTION_KINDS.map((kind) => {
        const range = RETENTION[kind];
        return (
          <FigureRow
            key={kind}
            field={form.register(kind, { valueAsNumber: true, validate: (value) => isRetention(kind, value) })}
            range={range}
            name={t(`kinds.${kind}.name`)}
            usual={t('retention.usual', { days: range.usual })}
            why={t(`kinds.${kind}.why`)}
            error={errors[kind] && t('retention.range', { least: range.least, most: range.most })}
          />
        );
      })}
      <p className={css.ways}>
        <button type="submit" className="btn" disabled={offline || busy || !isDirty}>
          {t('retention.save')}
        </button>
      </p>
    </form>
  );
}
