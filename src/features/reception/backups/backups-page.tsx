import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { makeBackupCall, readRestoreLossCall } from '../../../contract/backups/desk-calls';
import type { Backups, RestoreLoss } from '../../../contract/backups/desk';
import type { Language } from '../../../domain/languages';
import { deskBackups } from '../../../offline/desk/desk-sources';
import { DeskHead } from '../frame/desk-head';
import { DeskPart } from '../shared/desk-part';
import { DeskNothing, DeskUnkept } from '../shared/desk-states';
import { showMoment } from '../shared/moment';
import { useDesk, useNow, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { BackupTable } from './backup-table';
import { RecoverySheet } from './recovery-sheet';
import { RestoreDialog } from './restore-dialog';
import css from './backups-page.module.css';

/** While one is made or tried, the list is asked for this often, in ms. */
const ASKED_EVERY_MS = 2000;
const HOUR_MS = 3_600_000;

/** The copies of everything: whether there is a good one, how old it is, and one more now. */
export function BackupsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation(['reception-backups', 'reception']);
  const store = useMemo(() => deskBackups(lang), [lang]);
  const { data, failure } = useDesk(store);
  const making = data?.making === true;
  const offline = useOffline();
  const { busy, ask } = useDeskAction();
  const [chosen, setChosen] = useState<{ name: string; loss: RestoreLoss } | null>(null);
  const weigh = async (name: string): Promise<void> => {
    const loss = await ask(apiCall(readRestoreLossCall, { params: { id: name } }));
    if (loss !== null) setChosen({ name, loss });
  };
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => void store.refresh(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [making, store]);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {!data && <DeskUnkept failure={failure} text={t('notKept')} />}
      {data && (
        <>
          <DeskPart heading={t('state.heading')}>
            <BackupState backups={data} />
            {data.restore === undefined ? (
              <MakeOne making={making} onMade={() => void store.refresh()} />
            ) : (
              <p role="status" className={css.restore}>
                {t(`restore.${data.restore}`)}
              </p>
            )}
          </DeskPart>
          <DeskPart heading={t('list.heading')} lead={t('list.lead')}>
            {data.items.length === 0 ? (
              <DeskNothing text={t('list.none')} />
            ) : (
              <>
                <BackupTable
                  items={data.items}
                  lang={lang}
                  off={offline || busy || making}
                  onRestore={(name) => void weigh(name)}
                />
                <p className={css.restore}>
                  {t('list.restore')} <code>{t('list.command')}</code>
                </p>
              </>
            )}
          </DeskPart>
          <RecoverySheet backups={data} lang={lang} />
          {chosen !== null && (
            <RestoreDialog {...chosen} onClose={() => setChosen(null)} onBegun={() => void store.refresh()} />
          )}
        </>
      )}
    </>
  );
}

/** Tells how old the last good one is, where they lie, and whether somebody who finds one could read it. */
function BackupState({ backups: { items, missingSince, folder, encrypted, unread } }: { backups: Backups }) {
  const { t } = useTranslation('reception-backups');
  const now = useNow();
  const good = items.find(({ level, beforeUpdate }) => level !== 'failed' && beforeUpdate !== true);
  const hours = good === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(good.at)) / HOUR_MS));
  const state =
    missingSince !== undefined
      ? t('state.missing', { time: showMoment(missingSince) })
      : good === undefined
        ? t('state.first')
        : t(hours === 0 ? 'state.justNow' : 'state.good', { count: hours });
  const facts = [
    folder === undefined ? '' : t('state.folder', { folder }),
    unread === true ? t('state.unread') : '',
    encrypted === undefined ? '' : t(encrypted ? 'state.encrypted' : 'state.open'),
  ];
  return (
    <div className={css.state} data-trouble={missingSince !== undefined || undefined}>
      <p>{state}</p>
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
    </div>
  );
}

function MakeOne({ making, onMade }: { making: boolean; onMade: () => void }) {
  const { t } = useTranslation('reception-backups');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const make = async (): Promise<void> => {
    await act(apiCall(makeBackupCall, { body: {} }), { notice: null });
    onMade();
  };
  return (
    <p className={css.make}>
      <button type="button" className="btn" disabled={offline || busy || making} onClick={() => void make()}>
        {t(making ? 'make.busy' : 'make.button')}
      </button>
      <span role="status">{making && t('make.wait')}</span>
    </p>
  );
}
