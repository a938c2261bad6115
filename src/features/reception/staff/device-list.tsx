import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffDevice } from '../../../contract/staff/desk';
import { showShortMoment } from '../shared/moment';
import { RowActions } from '../shared/row-actions';
import css from './staff-page.module.css';

/** So many stand there before somebody asks for all of them. */
const SHOWN = 3;

interface DeviceListProps {
  devices: readonly StaffDevice[];
  /** Mail address of whose they are. */
  email: string;
  off: boolean;
  onEnd: (device: StaffDevice) => void;
}

/** Devices that somebody is signed in on and when each was used last; every other than this one can be ended. */
export function DeviceList({ devices, email, off, onEnd }: DeviceListProps) {
  const { t } = useTranslation('reception-staff');
  const nameOf = ({ name }: StaffDevice): string => (name === '' ? t('device.unknown') : name);
  const [whole, setWhole] = useState(false);
  if (devices.length === 0) return t('device.none');
  // One more is no reason to fold the list.
  const isLong = devices.length > SHOWN + 1;
  return (
    <>
      <ul className={css.list}>
        {(isLong && !whole ? devices.slice(0, SHOWN) : devices).map((device, nth) => (
          // Two may be called the same, and one that an older version has opened has no id.
          <li key={`${device.id ?? ''} ${nth}`}>
            <span>
              <span translate="no">{nameOf(device)}</span>
              <small>
                {device.here ? (
                  t('device.here')
                ) : (
                  <time dateTime={device.seenAt}>{showShortMoment(device.seenAt)}</time>
                )}
              </small>
            </span>
            {!device.here && device.id !== undefined && device.id !== '' && (
              <RowActions
                actions={[
                  { word: t('device.end'), about: `${nameOf(device)}, ${email}`, off, onAct: () => onEnd(device) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {isLong && (
        <button type="button" className={css.all} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('device.less') : t('device.all', { count: devices.length })}
        </button>
      )}
    </>
  );
}
