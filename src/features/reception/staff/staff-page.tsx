import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import {
  changeStaffRulesCall,
  endDeviceCall,
  inviteStaffAgainCall,
  resetStaffPasswordCall,
  signStaffOutCall,
  withdrawInvitationCall,
} from '../../../contract/staff/desk-calls';
import type { StaffDevice, StaffInvitation, StaffList, StaffMember } from '../../../contract/staff/desk';
import type { Language } from '../../../domain/languages';
import { deskStaff } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import { DeskHead } from '../frame/desk-head';
import { DeskPart } from '../shared/desk-part';
import { DeskUnkept } from '../shared/desk-states';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { EndStaffDialog } from './end-staff-dialog';
import { InvitationTable } from './invitation-table';
import { InviteDialog } from './invite-dialog';
import { LinkDialog, type StaffLink } from './link-dialog';
import { OwnFactor } from './own-factor';
import { RoleDialog } from './role-dialog';
import { StaffTable } from './staff-table';

/** Dialog above the page. */
type Opened =
  | { kind: 'invite' }
  | { kind: 'link'; link: StaffLink }
  | { kind: 'role' | 'end'; one: StaffMember }
  | null;

/** People who work in the house, in which role, and what they prove themselves with. */
export function StaffPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-staff');
  const store = useMemo(() => deskStaff(lang), [lang]);
  const { data, failure } = useDesk(store);
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  const own = data?.items.find(({ self }) => self);
  const invitations = data?.invitations ?? [];
  const again = async ({ id, name, email }: StaffInvitation): Promise<void> => {
    const made = await act(apiCall(inviteStaffAgainCall, { params: { id } }), { notice: null });
    if (!made) return;
    const { invitation: url, endsAt, mailsKept = false } = made;
    setOpened({ kind: 'link', link: { kind: 'invitation', name, email, url, endsAt, mailsKept } });
  };
  const withdraw = ({ id, email }: StaffInvitation): void => {
    const notice = t('invited.saidWithdrawn', { email });
    void act(apiCall(withdrawInvitationCall, { params: { id } }), { notice });
  };
  const signOut = ({ id, email }: StaffMember): void => {
    const notice = t('signOut.said', { email });
    void act(apiCall(signStaffOutCall, { params: { id } }), { notice });
  };
  const endDevice = ({ id }: StaffMember, { id: session = '' }: StaffDevice): void => {
    void act(apiCall(endDeviceCall, { params: { id, session } }), { notice: t('device.said') });
  };
  const reset = async ({ id, name, email }: StaffMember): Promise<void> => {
    const made = await act(apiCall(resetStaffPasswordCall, { params: { id } }), { notice: null });
    if (!made) return;
    const { link: url, endsAt, mailsKept = false } = made;
    setOpened({ kind: 'link', link: { kind: 'password', name, email, url, endsAt, mailsKept } });
  };
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        {data && !offline && (
          <button type="button" className="btn" onClick={() => setOpened({ kind: 'invite' })}>
            <Icon name="plus" />
            {t('invite.open')}
          </button>
        )}
      </DeskHead>
      {!data && <DeskUnkept failure={failure} text={t('notKept')} />}
      {data && (
        <StaffTable
          staff={data.items}
          busy={busy}
          onRole={(one) => setOpened({ kind: 'role', one })}
          onPassword={(one) => void reset(one)}
          onSignOut={signOut}
          onEndDevice={endDevice}
          onEnd={(one) => setOpened({ kind: 'end', one })}
        />
      )}
      {invitations.length > 0 && (
        <InvitationTable
          invitations={invitations}
          busy={busy}
          onAgain={(one) => void again(one)}
          onWithdraw={withdraw}
        />
      )}
      {data && own && (
        <OwnFactor on={own.secondFactor} asked={data.asked && (own.passkeys ?? 0) === 0} codesLeft={data.codesLeft} />
      )}
      {data && own && <Rule data={data} on={isProven(own)} />}
      {opened?.kind === 'invite' && (
        <InviteDialog onMade={(link) => setOpened({ kind: 'link', link })} onClose={close} />
      )}
      {opened?.kind === 'link' && <LinkDialog link={opened.link} onClose={close} />}
      {opened?.kind === 'role' && <RoleDialog one={opened.one} onClose={close} />}
      {opened?.kind === 'end' && <EndStaffDialog leaver={opened.one} onClose={close} />}
    </>
  );
}

/** Tells whether a password is not all that somebody proves themselves with. */
const isProven = ({ secondFactor, passkeys = 0 }: StaffMember): boolean => secondFactor || passkeys > 0;

/** Says whether the hotel asks a second factor of everybody, and switches it. */
function Rule({ data: { asked, items }, on }: { data: StaffList; on: boolean }) {
  const { t } = useTranslation('reception-staff');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const without = items.filter((one) => !isProven(one)).length;
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
