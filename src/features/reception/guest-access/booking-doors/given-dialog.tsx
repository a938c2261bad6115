import { useTranslation } from 'react-i18next';
import type { FreeDoor, NewBookingDoor } from '../../../../contract/bookings/desk-guests';
import { Dialog } from '../../../../ui/dialog';
import { Given } from './door-choice';
import css from './door-section.module.css';

interface GivenDialogProps {
  door: FreeDoor;
  guestName: string;
  off: boolean;
  onChoose: (wanted: NewBookingDoor) => void;
  onClose: () => void;
}

/** Asks what has to be known before a guest gets the door that they were dropped on. */
export function GivenDialog({ door, guestName, off, onChoose, onClose }: GivenDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog title={`${door.door} · ${guestName}`} close={t('buttons.close')} onClose={onClose} size="sheet">
      <div className={css.dropped}>
        <Given door={door} isMain off={off} starts={false} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
