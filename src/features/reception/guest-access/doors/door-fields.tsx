import { useTranslation } from 'react-i18next';
import type { DoorList } from '../../../../contract/guest-access/doors';
import { placeName } from '../../../../domain/catalogue/place-name';
import { SelectField } from '../../../../ui/forms/select-field';

/** Room types of the house, as a list has them. */
export type Rooms = DoorList['rooms'];

interface LockFieldProps {
  card: boolean;
  onChange: (card: boolean) => void;
}

/** Chooses how a door opens. */
export function LockField({ card, onChange }: LockFieldProps) {
  const { t } = useTranslation('reception-guest-access');
  return (
    <SelectField
      label={t('doors.lock')}
      value={card ? 'card' : 'password'}
      options={[
        ['password', t('doors.locks.password')],
        ['card', t('doors.locks.card')],
      ]}
      onChange={(lock) => onChange(lock === 'card')}
    />
  );
}

interface RoomTypeFieldProps {
  roomId: number | null;
  rooms: Rooms;
  onChange: (roomId: number | null) => void;
}

/** The room type that a door is sold as. */
export function RoomTypeField({ roomId, rooms, onChange }: RoomTypeFieldProps) {
  const { t } = useTranslation('reception-guest-access');
  return (
    <SelectField
      label={t('doors.room')}
      value={roomId === null ? '' : String(roomId)}
      options={[['', t('doors.noRoom')], ...rooms.map((one) => [String(one.id), placeName(one)] as const)]}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}
