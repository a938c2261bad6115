import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { changeStaffRulesCall } from '../../../contract/staff/desk-calls';
import type { StaffList, StaffMember } from '../../../contract/staff/desk';
import type { Language } from '../../../domain/languages';
import { deskStaff } from '../../../offline/desk/desk-sources';
import { DeskHead } from '../frame/desk-head';
import { DeskPart } from '../shared/desk-part';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { EndStaffDialog } from './end-staff-dialog';
import { OwnFactor } from './own-factor';
import css from './staff-page.module.css';
import { StaffTable } from './staff-table';

/** Who works at the desk, and what they prove themselves with. */
export function StaffPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-staff');
  const store = useMemo(() => deskStaff(lang), [lang]);
  const { data, failure } = useDesk(store);
  const offline = useOffline();
  const [leaver, setLeaver] = useState<StaffMember | null>(null);
  const own = data?.items.find(({ self }) => self);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {!data &&
        (offline ? <DeskNothing text={t('notKept')} /> : failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data && <StaffTable staff={data.items} onEnd={setLeaver} />}
      {data && (
        <p className={css.note}>
          {t('add')} <code>npm run staff -- add &lt;email&gt;</code>
        </p>
      )}
      {data && own && <OwnFactor on={own.secondFactor} asked={data.asked} codesLeft={data.codesLeft} />}
      {data && own && <Rule data={data} on={own.secondFactor} />}
      {leaver && <EndStaffDialog leaver={leaver} onClose={() => setLeaver(null)} />}
    </>
  );
}

/** Whether the hotel asks a second factor of everybody. */
function Rule({ data: { asked, items }, on }: { data: StaffList; on: boolean }) {
  const { t } = useTranslation('reception-staff');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const without = items.filter(({ secondFactor }) => !secondFactor).length;
  const turn = (): void => {
    const call = apiCall(changeStaffRulesCall, { body: { secondFactor: !asked } });
    void act(call, { notice: t(asked ? 'rule.saidOff' : 'rule.saidOn') });
  };
  return (
    <DeskPart heading={t('rule.heading')} lead={t(asked ? 'rule.asked' : 'rule.notAsked')}>
      {!asked && without > 0 && <p>{t('rule.without', { count: without })}</p>}
      {!asked && !on && <p>{t('rule.first')}</p>}
      <button type="button" className="btn quiet" disabled={offline || busy || (!asked && !on)} onClick={turn}>
        {t(asked ? 'rule.off' : 'rule.on')}
      </button>
    </DeskPart>
  );
}
