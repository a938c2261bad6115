import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type words from '../../../../locales/vi/reception-doctor.json';
import { apiCall } from '../../../api/call';
import { readDoctorCall } from '../../../contract/desk/desk-calls';
import type { DoctorReport } from '../../../contract/desk/doctor';
import { hasOwn } from '../../../domain/has-own';
import { Icon } from '../../../ui/icon';
import { DeskHead } from '../frame/desk-head';
import { DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';

/** It waits for a mail server that does not answer. */
const TIMEOUT_MS = 40_000;
const toneOf = (state: DoctorReport['items'][number]['state']): string =>
  state === 'ok' ? 'jade' : state === 'broken' ? 'lacquer' : 'turmeric';
const COLUMNS = ['name', 'state', 'say'] as const;

/** Looks at everything that the house runs on, as `npm run doctor` does, when the page is opened and when it is asked to. */
export function DoctorPage() {
  const { t } = useTranslation('reception-doctor');
  const offline = useOffline();
  const { busy, ask } = useDeskAction();
  const [report, setReport] = useState<DoctorReport | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (offline) return;
    void ask(apiCall(readDoctorCall, { timeoutMs: TIMEOUT_MS })).then((answer) => answer && setReport(answer));
  }, [ask, asked, offline]);
  const names = t('names', { returnObjects: true });
  const isNamed = (name: string): name is keyof (typeof words)['names'] => hasOwn(names, name);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <button type="button" className="btn" disabled={offline || busy} onClick={() => setAsked(asked + 1)}>
          <Icon name="refresh" />
          {t(busy ? 'busy' : 'again')}
        </button>
      </DeskHead>
      {!report && (offline ? <DeskNothing text={t('offline')} /> : busy && <DeskSkeleton />)}
      {report && (
        <DeskTable columns={COLUMNS.map((column) => t(`columns.${column}`))}>
          {report.items.map(({ name, state, say }, nth) => (
            // One thing can have several lines.
            <tr key={`${name} ${nth}`}>
              <th scope="row">{isNamed(name) ? names[name] : name}</th>
              <td>
                <span className={css.state} data-tone={toneOf(state)}>
                  {t(`states.${state}`)}
                </span>
              </td>
              <td lang="en">{say}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  );
}
