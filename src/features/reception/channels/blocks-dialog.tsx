import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { countBlocksCall } from '../../../contract/channels/desk-calls';
import type { DeskChannel } from '../../../contract/channels/desk';
import { MAX_DAYS_AHEAD } from '../../../domain/bookings/booking';
import { plainSigns } from '../../../domain/plain-signs';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../../ui/forms/select-field';
import { READING_LIMIT_MS } from './channel-limit';
import page from './channels-page.module.css';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';

const CHOICES = ['all', 'within', 'none'] as const;
type Choice = (typeof CHOICES)[number];

interface Values {
  choice: Choice;
  /** As typed: days ahead. */
  within: string;
}

const choiceOf = ({ blocksWithin }: DeskChannel): Choice =>
  blocksWithin === null ? 'all' : blocksWithin === 0 ? 'none' : 'within';

/** Tells whether nights count as sold that a channel does not sell and that nobody has booked; it is read at once. */
export function BlocksDialog({ channel, onClose }: { channel: DeskChannel; onClose: () => void }) {
  const { t } = useTranslation('reception-bookings');
  const form = useForm<Values>({
    defaultValues: { choice: choiceOf(channel), within: `${channel.blocksWithin || 30}` },
  });
  const { busy, error, send } = useDeskForm(form);
  const choice = useWatch({ control: form.control, name: 'choice' });
  const hint = t('channels.blocks.daysHint', { max: MAX_DAYS_AHEAD });
  const submit = async (values: Values): Promise<void> => {
    const within = { all: null, none: 0, within: Number(values.within) }[values.choice];
    const call = apiCall(countBlocksCall, { params: { id: channel.id }, body: { within } });
    if (await send({ ...call, timeoutMs: READING_LIMIT_MS })) onClose();
  };
  return (
    <FormDialog
      title={t('channels.blocks.title', { name: channel.name })}
      submit={t('channels.blocks.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <p className={page.lead}>{t('channels.blocks.lead')}</p>
      <SelectField
        label={t('channels.blocks.label')}
        value={choice}
        options={CHOICES.map((one) => [one, t(`channels.blocks.${one}`)] as const)}
        onChange={(next) => form.setValue('choice', next as Choice)}
      />
      {choice === 'within' && (
        <Field
          {...form.register('within', {
            setValueAs: plainSigns,
            validate: (typed) => (/^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= MAX_DAYS_AHEAD) || hint,
          })}
          label={t('channels.blocks.days')}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          error={form.formState.errors.within?.message}
        />
      )}
    </FormDialog>
  );
}
