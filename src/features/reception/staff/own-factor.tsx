import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { dropSecondFactorCall, renewRecoveryCodesCall } from '../../../contract/staff/desk-calls';
import { Icon } from '../../../ui/icon';
import { DeskPart } from '../shared/desk-part';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { FactorSetup } from './factor-setup';
import { PaperCodes } from './paper-codes';
import css from './staff-page.module.css';

interface OwnFactorProps {
  on: boolean;
  /** The hotel asks for it, and there is no passkey in its place. */
  asked: boolean;
  codesLeft: number;
}

/** The second factor of whoever sits here. */
export function OwnFactor({ on, asked, codesLeft }: OwnFactorProps) {
  const { t } = useTranslation('reception-staff');
  // The list says "on" as soon as it is; the codes for paper stay until somebody has them.
  const [settingUp, setSettingUp] = useState(!on);
  if (!on && !settingUp) setSettingUp(true);
  return (
    <DeskPart heading={t('own.heading')} lead={t('own.lead')}>
      {settingUp ? <FactorSetup onDone={() => setSettingUp(false)} /> : <InUse asked={asked} codesLeft={codesLeft} />}
    </DeskPart>
  );
}

function InUse({ asked, codesLeft }: Omit<OwnFactorProps, 'on'>) {
  const { t } = useTranslation('reception-staff');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async (): Promise<void> => {
    const call = apiCall(renewRecoveryCodesCall, { body: {} });
    const answer = await act(call, { notice: t('own.saidCodes') });
    if (answer) setCodes(answer.codes);
  };
  const turnOff = (): void => {
    const call = apiCall(dropSecondFactorCall, {});
    void act(call, { notice: t('own.saidOff') });
  };
  if (codes) return <PaperCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <>
      <p className={css.on}>
        <Icon name="check" />
        {t('own.on')} {t('own.codesLeft', { count: codesLeft })}
      </p>
      <p className={css.ways}>
        <button type="button" className="btn quiet" disabled={offline || busy} onClick={() => void renew()}>
          {t('own.newCodes')}
        </button>
        <button type="button" className="btn quiet" disabled={offline || busy || asked} onClick={turnOff}>
          {t('own.off')}
        </button>
      </p>
    </>
  );
}
