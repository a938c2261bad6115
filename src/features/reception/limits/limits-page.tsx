import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { deskLimits, deskReading } from '../../../offline/desk';
import { DeskHead } from '../desk-head';
import { DeskFailed, DeskSkeleton } from '../desk-states';
import { useDesk } from '../use-desk';
import { HouseLines } from './house-lines';
import { LimitsForm } from './limits-form';
import css from './limits-page.module.css';

/** What strangers may do how often, and which lines are the house's own. */
export function LimitsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-limits');
  const store = useMemo(() => deskReading(deskLimits(lang)), [lang]);
  const { data, failure } = useDesk(store);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data && (
        <>
          <section className={css.part} aria-labelledby="lines-heading">
            <h2 id="lines-heading">{t('lines.heading')}</h2>
            <p>{t('lines.lead')}</p>
            <HouseLines page={data} />
          </section>
          <section className={css.part} aria-labelledby="limits-heading">
            <h2 id="limits-heading">{t('form.heading')}</h2>
            <p>{t('form.lead')}</p>
            <LimitsForm key={JSON.stringify(data.limits)} limits={data.limits} rooms={data.rooms} />
          </section>
        </>
      )}
    </>
  );
}
