import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewBookingDoor } from '../../../contract/bookings/desk-guests';
import type { WallDoor } from '../../../contract/guest-access/doors';
import type { Drop } from '../../../domain/bookings/door-drop';
import { DirtyDialog } from '../guest-access/booking-doors/dirty-dialog';
import { GivenDialog } from '../guest-access/booking-doors/given-dialog';
import { UpgradePrice } from '../guest-access/booking-doors/upgrade-price';
import { FormDialog } from '../shared/form-dialog';
import type { Held } from './held-guest';

/** A guest who was dropped on a door of another room type, one that is still to be cleaned, or one with somebody inside. */
export interface AskedDrop {
  held: Held;
  door: WallDoor;
  does: Extract<Drop, { does: string }>['does'];
  isUpgrade: boolean;
  isDirty: boolean;
  /** Tells that somebody who should have left is still inside. */
  isOccupied: boolean;
}

interface DropQuestionProps {
  asked: AskedDrop;
  busy: boolean;
  onGive: (wanted: NewBookingDoor) => void;
  onClose: () => void;
}

/** Asks what has to be known before a guest gets the door that they were dropped on. */
export function DropQuestion({ asked, busy, onGive, onClose }: DropQuestionProps) {
  const { held, door: target, isUpgrade, isOccupied } = asked;
  const { door, ready, inside } = target;
  if (isOccupied && inside) {
    return (
      <GivenDialog
        door={{ door, ready: ready !== null, own: !isUpgrade, inside }}
        guestName={held.guestName}
        off={busy}
        onChoose={onGive}
        onClose={onClose}
      />
    );
  }
  if (isUpgrade) return <UpgradeDialog asked={asked} onGive={onGive} onClose={onClose} />;
  const { guestName } = held;
  return (
    <DirtyDialog door={door} guestName={guestName} busy={busy} onGive={() => onGive({ door })} onClose={onClose} />
  );
}

/** Asks for how much a guest gets a door of another room type. */
function UpgradeDialog({ asked, onGive, onClose }: Omit<DropQuestionProps, 'busy'>) {
  const { held, door, isDirty } = asked;
  const { t } = useTranslation(['reception-bookings', 'reception']);
  const [price, setPrice] = useState<number | null>(null);
  return (
    <FormDialog
      title={`${door.door} · ${held.guestName}`}
      submit={t('doors.give', { door: door.door })}
      busy={price === null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (price !== null) onGive({ door: door.door, upgrade: { amount: price } });
      }}
    >
      <p>{[held.room, door.room].join(' → ')}</p>
      {isDirty && <p role="alert">{t('dirty.text', { ns: 'reception', door: door.door })}</p>}
      <UpgradePrice onAnswer={setPrice} />
    </FormDialog>
  );
}
