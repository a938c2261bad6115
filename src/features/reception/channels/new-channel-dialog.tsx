import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskChannels } from '../../../contract/channels/desk';
import { apiCall } from '../../../api/call';
import { addChannelCall } from '../../../contract/channels/desk-calls';
import { Field } from '../../../ui/forms/field';
import { READING_LIMIT_MS } from './channel-limit';
import { FormDialog } from '../shared/form-dialog';
import { RoomField } from '../shared/room-field';
import { useDeskForm } from '../shared/use-desk-form';

interface Values {
  roomId: string;
  name: string;
  url: string;
}

/** Another channel's calendar; it is read at once, so that one sees whether the address is right. */
export function NewChannelDialog({ rooms, onClose }: { rooms: DeskChannels['feeds']; onClose: () => void }) {
  const { t } = useTranslation(['reception-bookings', 'reception-guest-access']);
  const form = useForm<Values>({ defaultValues: { roomId: '', name: '', url: '' } });
  const { busy, error, send } = useDeskForm(form);
  const roomId = useWatch({ control: form.control, name: 'roomId' });
  const { errors } = form.formState;
  const required = t('new.required', { ns: 'reception-guest-access' });
  // The choice has no field of its own; what is missing is named with the rest.
  form.register('roomId', { required });
  const submit = async (values: Values): Promise<void> => {
    const body = { ...values, roomId: Number(values.roomId) };
    const call = apiCall(addChannelCall, { body });
    if (await send({ ...call, timeoutMs: READING_LIMIT_MS })) onClose();
  };
  return (
    <FormDialog
      title={t('channels.new.title')}
      submit={t('channels.new.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => {
        // An error at a field that is not registered would keep the form from ever being sent again.
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <RoomField
        value={roomId}
        rooms={rooms.map(({ roomId: id, ...named }) => ({ ...named, id }))}
        error={errors.roomId?.message}
        onChange={(next) => {
          form.setValue('roomId', next);
          form.clearErrors('roomId');
        }}
      />
      <Field
        {...form.register('name', { required })}
        label={t('channels.new.name')}
        hint={t('channels.new.nameHint')}
        autoComplete="off"
        error={errors.name?.message}
      />
      <Field
        {...form.register('url', { required })}
        label={t('channels.new.url')}
        hint={t('channels.new.urlHint')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        error={errors.url?.message}
      />
    </FormDialog>
  );
}
