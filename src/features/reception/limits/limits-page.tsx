import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskLimits } from '../../../offline/desk/desk-sources';
import { DeskHead } from '../frame/desk-head';
import { DeskPart } from '../shared/desk-part';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useDesk } from '../shared/use-desk';
import { HouseLines } from './house-lines';
import { LimitsForm } from './limits-form';

/** Limits on what strangers may do how often, and the lines that are the house's own. */
export function LimitsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-limits');
  const store = useMemo(() => deskQuery(deskLimits(lang)), [lang]);
  const { data, failure } = useDesk(store);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data && (
        <>
          <DeskPart heading={t('lines.heading')} lead={t('lines.lead')}>
            <HouseLines page={data} />
          </DeskPart>
          <DeskPart heading={t('form.heading')} lead={t('form.lead')}>
            <LimitsForm key={JSON.stringify(data.limits)} limits={data.limits} rooms={data.rooms} />
          </DeskPart>
        </>
      )}
    </>
  );
}
