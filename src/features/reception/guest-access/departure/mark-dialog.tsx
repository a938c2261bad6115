import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shared/form-dialog';
import { Tick } from '../../shared/tick';
import { LeaveDialog } from './leave-dialog';
import css from './leave-dialog.module.css';
import type { Barred, useGuestMark } from './use-guest-mark';

type Marks = ReturnType<typeof useGuestMark>;

/** Shows what somebody is asked before a guest is let in, let go or given up. */
export function MarkDialog({ marks }: { marks: Marks }) {
  const { leaving, barred } = marks;
  if (barred !== null) return <BarredDialog key={barred.guest.id} marks={marks} barred={barred} />;
  return leaving && <LeaveDialog marks={marks} leaving={leaving} />;
}

/** Before a guest is let in to a door that the one before has not left: they are let in on purpose only. */
function BarredDialog({ marks: { busy, letIn, keep }, barred }: { marks: Marks; barred: Barred }) {
  const { t } = useTranslation('reception');
  const [anyway, setAnyway] = useState(false);
  const guest = barred.guest.guestName;
  return (
    <FormDialog
      title={t('barred.title', { guest })}
      submit={t('barred.submit')}
      busy={busy || !anyway}
      danger
      onClose={keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (anyway) void letIn();
      }}
    >
      <p role="alert" className={css.due}>
        {barred.why}
      </p>
      <Tick checked={anyway} onChange={({ target }) => setAnyway(target.checked)}>
        {t('barred.anyway', { guest })}
      </Tick>
    </FormDialog>
  );
}
