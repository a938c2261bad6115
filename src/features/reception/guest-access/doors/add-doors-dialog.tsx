import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog';
import { DeskTabs } from '../../shared/desk-tabs';
import type { Rooms } from './door-fields';
import css from './doors.module.css';
import { OneDoorForm } from './one-door-form';
import { PatternForm } from './pattern-form';

const MODES = ['one', 'pattern'] as const;

/** More doors: one of them, or whole floors by a pattern. */
export function AddDoorsDialog({ rooms, onClose }: { rooms: Rooms; onClose: () => void }) {
  const { t } = useTranslation(['reception-guest-access', 'common']);
  const [mode, setMode] = useState<(typeof MODES)[number]>('one');
  return (
    <Dialog title={t('doors.add.title')} close={t('buttons.close', { ns: 'common' })} onClose={onClose} size="small">
      <div className={css.ways}>
        <DeskTabs
          label={t('doors.add.way')}
          value={mode}
          options={MODES.map((value) => ({ value, word: t(`doors.add.ways.${value}`) }))}
          onChange={setMode}
        />
      </div>
      {mode === 'one' ? (
        <OneDoorForm rooms={rooms} onClose={onClose} />
      ) : (
        <PatternForm rooms={rooms} onClose={onClose} />
      )}
    </Dialog>
  );
}
