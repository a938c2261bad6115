import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Language } from '../../../domain/languages';
import { STAY_PHASES, type StayPhase } from '../../../domain/bookings/stay-phase';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskStays } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import { DeskHead } from '../frame/desk-head';
import { DeskPager } from '../shared/desk-pager';
import { DeskFailed, DeskNote, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { NewStayDialog } from './new-stay-dialog';
import { type StayLink, StayLinkDialog } from './stay-link-dialog';
import { StayTable } from './stay-table';
import { useDesk, useOffline } from '../shared/use-desk';

/** Stays: who may see which door's code, and for how long. */
export function StaysPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-guest-access');
  const [search, setSearch] = useSearchParams();
  const phase = STAY_PHASES.find((one) => one === search.get('phase')) ?? 'active';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const store = useMemo(() => deskQuery(deskStays(phase, page, lang), page === 1), [phase, page, lang]);
  const { data, failure } = useDesk(store);
  const [making, setMaking] = useState(false);
  const [link, setLink] = useState<StayLink | null>(null);
  const offline = useOffline();
  const show = (next: StayPhase, nextPage = 1): void =>
    setSearch({ phase: next, ...(nextPage > 1 ? { page: String(nextPage) } : {}) }, { replace: true });
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <button type="button" className="btn" disabled={offline} onClick={() => setMaking(true)}>
          <Icon name="plus" />
          {t('make')}
        </button>
      </DeskHead>
      {data?.access === 'open' && <DeskNote icon="warning">{t('openMode')}</DeskNote>}
      <DeskTabs
        label={t('phase')}
        value={phase}
        options={STAY_PHASES.map((value) => ({ value, word: t(`phases.${value}`), count: data?.counts[value] }))}
        onChange={(next) => show(next)}
      />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton />)}
      {data?.items.length === 0 && <DeskNothing text={t(`none.${phase}`)} />}
      {data && data.items.length > 0 && <StayTable stays={data.items} onLink={setLink} />}
      {data && <DeskPager page={data.page} pages={data.pages} onPage={(next) => show(phase, next)} />}
      {making && (
        <NewStayDialog
          lang={lang}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setLink(made);
          }}
        />
      )}
      {link && <StayLinkDialog link={link} lang={lang} onClose={() => setLink(null)} />}
    </>
  );
}
