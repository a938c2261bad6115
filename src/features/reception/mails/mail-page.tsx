import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { changeDeskMailsCall } from '../../../contract/mails/desk-calls';
import type { DeskMails } from '../../../contract/mails/desk';
import type { Language } from '../../../domain/languages';
import { deskMailsOf } from '../../../offline/desk/desk-sources';
import { DeskHead } from '../frame/desk-head';
import { DeskPart } from '../shared/desk-part';
import { DeskUnkept } from '../shared/desk-states';
import { showShortMoment } from '../shared/moment';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import css from './mail-page.module.css';
import { MailTestPart } from './mail-test';

/** Says how mails go out, a test of it, and what the house itself is told. */
export function MailPage({ lang }: { lang: Language }) {
  const { t } = useTranslation(['reception-mail', 'reception']);
  const store = useMemo(() => deskMailsOf(lang), [lang]);
  const { data, failure } = useDesk(store);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {!data && <DeskUnkept failure={failure} text={t('notKept')} />}
      {data && (
        <>
          <DeskPart heading={t('state.heading')}>
            <MailState mails={data} />
          </DeskPart>
          <MailTestPart to={data.testTo} />
          <HousePart mails={data} />
        </>
      )}
    </>
  );
}

/** Tells whether mails go out, and since when not. */
function MailState({ mails: { way, from, trouble, waiting, lastSentAt } }: { mails: DeskMails }) {
  const { t } = useTranslation('reception-mail');
  const state = trouble
    ? t(`trouble.${trouble.reason}`, { time: showShortMoment(trouble.since) })
    : t(way === 'files' ? 'state.files' : 'state.ok');
  const facts = [
    t('state.from', { address: from }),
    waiting > 0 ? t('state.waiting', { count: waiting }) : '',
    way === 'files'
      ? ''
      : lastSentAt === null
        ? t('state.never')
        : t('state.last', { time: showShortMoment(lastSentAt) }),
  ];
  return (
    <div className={css.state} data-trouble={trouble !== null || undefined}>
      <p>{state}</p>
      <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
    </div>
  );
}

/** Tells whether the house gets a mail of each booking, and where. */
function HousePart({ mails: { house, eachBooking } }: { mails: DeskMails }) {
  const { t } = useTranslation('reception-mail');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const callOf = (wanted: boolean) => apiCall(changeDeskMailsCall, { body: { eachBooking: wanted } });
  const turn = (): void => {
    const notice = t(eachBooking ? 'house.saidOff' : 'house.saidOn');
    void act(callOf(!eachBooking), { notice, undo: callOf(eachBooking) });
  };
  return (
    <DeskPart heading={t('house.heading')} lead={eachBooking ? t('house.on', { address: house }) : t('house.off')}>
      <p className={css.where}>{t('house.where')}</p>
      <button type="button" className="btn quiet" disabled={offline || busy} onClick={turn}>
        {eachBooking ? t('house.turnOff') : t('house.turnOn', { address: house })}
      </button>
    </DeskPart>
  );
}
