import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { endOwnDeviceCall } from '../../../contract/staff/desk-calls';
import type { StaffDevice } from '../../../contract/staff/desk';
import { DeskPart } from '../shared/desk-part';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { DeviceList } from './device-list';

/** Devices that whoever sits here is signed in on. */
export function OwnDevices({ devices }: { devices: readonly StaffDevice[] }) {
  const { t } = useTranslation('reception-staff');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const end = ({ id: session = '' }: StaffDevice): void => {
    void act(apiCall(endOwnDeviceCall, { params: { session } }), { notice: t('device.said') });
  };
  return (
    <DeskPart heading={t('device.heading')} lead={t('device.lead')}>
      <DeviceList devices={devices} email={t('self')} off={offline || busy} onEnd={end} />
    </DeskPart>
  );
}
