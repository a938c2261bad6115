import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/forms/select-field';
import { placeName } from '../../../domain/catalogue/place-name';

interface RoomFieldProps {
  value: string;
  rooms: readonly { id: number; room: string; apartment: string }[];
  error: string | undefined;
  onChange: (roomId: string) => void;
}

/** Chooses the room of the hotel that a form of the desk is about; `''` until one is chosen. */
export function RoomField({ value, rooms, error, onChange }: RoomFieldProps) {
  const { t } = useTranslation('reception-bookings');
  return (
    <SelectField
      label={t('new.room')}
      value={value}
      options={[['', t('new.choose')], ...rooms.map((one) => [`${one.id}`, placeName(one)] as const)]}
      error={error}
      onChange={onChange}
    />
  );
}
