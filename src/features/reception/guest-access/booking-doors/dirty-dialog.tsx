import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shared/form-dialog';

interface DirtyDialogProps {
  door: string;
  guestName: string;
  busy: boolean;
  onGive: () => void;
  onClose: () => void;
}

/** Asks before a door is given that is still to be cleaned. */
export function DirtyDialog({ door, guestName, busy, onGive, onClose }: DirtyDialogProps) {
  const { t } = useTranslation('reception');
  return (
    <FormDialog
      title={`${door} · ${guestName}`}
      submit={t('dirty.give', { door })}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onGive();
      }}
    >
      <p role="alert">{t('dirty.text', { door })}</p>
    </FormDialog>
  );
}
