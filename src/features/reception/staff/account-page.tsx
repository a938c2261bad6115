import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskHead } from '../frame/desk-head';
import { OwnAccountContext } from '../frame/own-account';
import { OwnDevices } from './own-devices';
import { OwnFactor } from './own-factor';
import { OwnPasskeys } from './own-passkeys';

/** Own account of whoever sits here: what they may do, and what they prove themselves with. */
export function AccountPage() {
  const { t } = useTranslation('reception-staff');
  const own = use(OwnAccountContext);
  if (own === null) return null;
  return (
    <>
      <DeskHead title={t('account.title')} lead={t(`account.roles.${own.role}`)} />
      <OwnPasskeys />
      <OwnFactor on={own.secondFactor} asked={own.asked && (own.passkeys ?? 0) === 0} codesLeft={own.codesLeft} />
      {own.devices && <OwnDevices devices={own.devices} />}
    </>
  );
}
