import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { deskOwnAccount } from '../../../offline/desk/own-account';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useDesk } from '../shared/use-desk';
import { OwnFactor } from './own-factor';

/** Own account of whoever sits here: what they may do, and what they prove themselves with. */
export function AccountPage() {
  const { t } = useTranslation('reception-staff');
  const store = useMemo(() => deskOwnAccount(), []);
  const { data, failure } = useDesk(store);
  return (
    <>
      <DeskHead title={t('account.title')} lead={data ? t(`account.roles.${data.role}`) : ''} />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data && <OwnFactor on={data.secondFactor} asked={data.asked} codesLeft={data.codesLeft} />}
    </>
  );
}
