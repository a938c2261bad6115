import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WallDoor } from '../../../contract/guest-access/doors';
import { UpgradePrice } from '../guest-access/booking-doors/upgrade-price';
import { FormDialog } from '../shared/form-dialog';
import type { Held } from './held-guest';

interface UpgradeDialogProps {
  held: Held;
  door: WallDoor;
  onGive: (amount: number) => void;
  onClose: () => void;
}

/** Asks for how much a guest who was dropped on a door of another room type gets it. */
export function UpgradeDialog({ held, door, onGive, onClose }: UpgradeDialogProps) {
  const { t } = useTranslation('reception-bookings');
  const [price, setPrice] = useState<number | null>(null);
  return (
    <FormDialog
      title={`${door.door} · ${held.guestName}`}
      submit={t('doors.give', { door: door.door })}
      busy={price === null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (price !== null) onGive(price);
      }}
    >
      <p>{[held.room, door.room].join(' → ')}</p>
      <UpgradePrice onAnswer={setPrice} />
    </FormDialog>
  );
}
