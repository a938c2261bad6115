import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrivacyPage as Page } from '../../../contract/privacy/desk';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { RETENTION_KINDS } from '../../../domain/privacy/retention';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskPrivacy } from '../../../offline/desk/desk-sources';
import { DeskHead } from '../frame/desk-head';
import { DeskPart } from '../shared/desk-part';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import table from '../shared/desk-table.module.css';
import { useDesk } from '../shared/use-desk';
import { shortDay } from '../shared/weekday';
import { PersonPanel } from './person-panel';
import { RetentionForm } from './retention-form';

/** People's data: one person's, to hand over or delete; and how long everything is kept. */
export function PrivacyPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-privacy');
  const store = useMemo(() => deskQuery(deskPrivacy(lang)), [lang]);
  const { data, failure } = useDesk(store);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <PersonPanel lang={lang} />
      <DeskPart heading={t('retention.heading')} lead={t('retention.lead')}>
        {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
        {data && <RetentionForm key={JSON.stringify(data.retentionDays)} days={data.retentionDays} />}
      </DeskPart>
      {data && (
        <DeskPart heading={t('runs.heading')}>
          {data.runs.length === 0 ? <DeskNothing text={t('runs.none')} /> : <Runs runs={data.runs} />}
        </DeskPart>
      )}
    </>
  );
}

/** Counts of what the last nights have forgotten: nothing else of it is left. */
function Runs({ runs }: { runs: Page['runs'] }) {
  const { t } = useTranslation('reception-privacy');
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('runs.night')}</th>
            <th scope="col">{t('runs.forgotten')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ day, at, counts }) => {
            const done = RETENTION_KINDS.filter((kind) => (counts[kind] ?? 0) > 0);
            return (
              <tr key={day}>
                <th scope="row" className={table.figure}>
                  {shortDay(dayInVietNam(Date.parse(at)))} · {timeInVietNam(Date.parse(at))}
                </th>
                <td>
                  {done.length === 0
                    ? t('runs.nothing')
                    : done.map((kind) => `${t(`kinds.${kind}.name`)}: ${counts[kind] ?? 0}`).join(' · ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
