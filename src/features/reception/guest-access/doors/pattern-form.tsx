import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DoorPlan } from '../../../../contract/guest-access/doors';
import { apiCall } from '../../../../api/call';
import { makeDoorsCall, previewDoorsCall } from '../../../../contract/guest-access/desk-door-calls';
import { TextArea } from '../../../../ui/forms/text-area';
import { showToast } from '../../shared/desk-notice';
import { DialogForm } from '../../shared/form-dialog';
import { useDeskForm } from '../../shared/use-desk-form';
import css from './doors.module.css';
import { LockField, type Rooms, RoomTypeField } from './door-fields';
import { useTowerNote } from './use-tower-note';

/** Thousands of doors take longer than a click. */
const TIMEOUT_MS = 30_000;
const EXAMPLES_SHOWN = 6;

interface Values {
  pattern: string;
  card: boolean;
  roomId: number | null;
}

/** Whole floors of doors in one line: what would be made is shown first, and made by the second press. */
export function PatternForm({ rooms, onClose }: { rooms: Rooms; onClose: () => void }) {
  const { t } = useTranslation('reception-guest-access');
  const form = useForm<Values>({ defaultValues: { pattern: '', card: false, roomId: null } });
  const { busy, error, send } = useDeskForm(form);
  const towerNote = useTowerNote();
  const [plan, setPlan] = useState<DoorPlan | null>(null);
  const [card, roomId] = useWatch({ control: form.control, name: ['card', 'roomId'] });
  const count = plan ? plan.fresh.length + plan.retired.length : 0;
  const asked = { timeoutMs: TIMEOUT_MS };
  const submit = async (values: Values): Promise<void> => {
    if (count === 0) {
      const read = await send(apiCall(previewDoorsCall, { ...asked, body: values }));
      if (!read) return;
      setPlan(read.problem === null ? read : null);
      if (read.problem !== null) {
        form.setError('pattern', { message: t(`doors.problems.${read.problem}`, { at: read.at }) });
      }
      return;
    }
    const made = await send(apiCall(makeDoorsCall, { ...asked, body: values }));
    if (!made) return;
    showToast({ kind: 'success', title: t('doors.said.many', { count }), text: towerNote(made.newTowers) });
    onClose();
  };
  return (
    <DialogForm
      submit={count === 0 ? t('doors.pattern.preview') : t('doors.pattern.make', { count })}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <TextArea
        {...form.register('pattern', { onChange: () => setPlan(null) })}
        label={t('doors.pattern.label')}
        hint={t('doors.pattern.hint')}
        error={form.formState.errors.pattern?.message}
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
      />
      <LockField
        card={card}
        onChange={(value) => {
          form.setValue('card', value);
          setPlan(null);
        }}
      />
      <RoomTypeField roomId={roomId} rooms={rooms} onChange={(value) => form.setValue('roomId', value)} />
      <div role="status">{plan && <Plan plan={plan} />}</div>
    </DialogForm>
  );
}

function Plan({ plan: { fresh, known, retired, newTowers } }: { plan: DoorPlan }) {
  const { t } = useTranslation('reception-guest-access');
  const towerNote = useTowerNote();
  const shown =
    fresh.length > EXAMPLES_SHOWN ? [...fresh.slice(0, EXAMPLES_SHOWN - 1), '…', ...fresh.slice(-1)] : fresh;
  return (
    <div className={css.plan}>
      <p>
        <b>{t('doors.pattern.fresh', { count: fresh.length })}</b>
        {fresh.length > 0 && <span>{shown.join(', ')}</span>}
      </p>
      {known.length > 0 && <p>{t('doors.pattern.known', { count: known.length })}</p>}
      {retired.length > 0 && <p>{t('doors.pattern.retired', { count: retired.length })}</p>}
      {newTowers.length > 0 && <p>{towerNote(newTowers)}</p>}
    </div>
  );
}
