import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BillLine, VoidLine } from '../../../contract/billing/desk';
import { apiCall } from '../../../api/call';
import { voidBillLineCall } from '../../../contract/billing/desk-calls';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showToast } from '../shared/desk-notice';
import { useDeskForm } from '../shared/use-desk-form';
import css from '../bookings/booking-dialog.module.css';
import { FormEnd } from '../bookings/form-parts';

/** Strikes a line through: it stays to be seen, with the reason. */
export function VoidForm({ id, line, onDone }: { id: string; line: BillLine; onDone: () => void }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const form = useForm<VoidLine>({ defaultValues: { reason: '' } });
  const { busy, error, send } = useDeskForm(form);
  const name = line.kind === 'CHARGE' ? line.text : t(`bill.kinds.${line.kind}`);
  const what = t('bill.voidLine', { line: name, amount: formatVnd(Math.abs(line.amount)) });
  const submit = async (body: VoidLine): Promise<void> => {
    if (!(await send(apiCall(voidBillLineCall, { params: { id, lineId: line.id }, body })))) return;
    showToast({ kind: 'success', title: t('bill.said.void'), text: name });
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>{what}</p>
      <Field
        {...form.register('reason', { required: t('bill.form.reasonMissing') })}
        label={t('bill.form.reason')}
        maxLength={200}
        autoComplete="off"
        error={form.formState.errors.reason?.message}
      />
      <FormEnd error={error} submit={t('bill.form.submitVoid')} off={busy} danger onClose={onDone} />
    </form>
  );
}
