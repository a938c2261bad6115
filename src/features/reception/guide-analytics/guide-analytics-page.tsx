import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { apiCall } from '../../../api/call';
import { readingWorkbookCall, switchReadingCall } from '../../../contract/guide-analytics/desk-calls';
import { READING_SPANS, type ReadingReport } from '../../../contract/guide-analytics/reading';
import { addressOf } from '../../../contract/endpoint';
import { showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskReadingReport } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNote, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { DayBars } from './day-bars';
import { type Figure, FigureTable } from './figure-table';
import css from './guide-analytics-page.module.css';

/** Counts of the parts of the guide that are opened and of the films that play; no count says by whom. */
export function GuideAnalyticsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-guide-analytics');
  const [search, setSearch] = useSearchParams();
  const days = READING_SPANS.find((span) => String(span) === search.get('days')) ?? 30;
  const store = useMemo(() => deskQuery(deskReadingReport(days, lang)), [days, lang]);
  const { data, failure } = useDesk(store);
  const offline = useOffline();
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <a
          className="btn quiet"
          href={offline ? undefined : addressOf(readingWorkbookCall, { query: { days, lang } })}
          download
          aria-disabled={offline || undefined}
        >
          <Icon name="download" />
          {t('file')}
        </a>
        {data && <Switch counting={data.counting} />}
      </DeskHead>
      {data && !data.counting && <DeskNote icon="pause">{t('off')}</DeskNote>}
      <DeskTabs
        label={t('span')}
        value={String(days)}
        options={READING_SPANS.map((span) => ({ value: String(span), word: t('days', { count: span }) }))}
        onChange={(span) => setSearch(span === '30' ? {} : { days: span }, { replace: true })}
      />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={10} />)}
      {data && (isEmpty(data) ? <DeskNothing text={t('none')} /> : <Report report={data} />)}
    </>
  );
}

const isEmpty = ({ days }: ReadingReport): boolean => days.every(({ opened, started }) => opened + started === 0);

function Report({ report }: { report: ReadingReport }) {
  const { t } = useTranslation('reception-guide-analytics');
  const both = ({ vi, en }: { vi: number; en: number }): number => vi + en;
  const sections = report.sections.map(({ id, title, opened }): Figure => ({
    key: id,
    // One that only this house has is known by its heading.
    ...(/^\d/.test(id) && { number: id }),
    title,
    main: both(opened),
    cells: [opened.vi, opened.en],
    sub: id.includes('-'),
  }));
  const films = report.films.map(({ id, title, started, ended }): Figure => ({
    key: id,
    title,
    main: both(started),
    cells: [both(ended), both(started) === 0 ? null : Math.round((both(ended) / both(started)) * 100)],
  }));
  const opened = report.days.reduce((sum, day) => sum + day.opened, 0);
  const started = report.days.reduce((sum, day) => sum + day.started, 0);
  return (
    <>
      <p className={css.sum}>{t('sum', { opened, started, from: showDay(report.from), to: showDay(report.to) })}</p>
      <DayBars days={report.days} />
      <div className={css.tables}>
        <FigureTable
          heading={t('sections.heading')}
          columns={[t('sections.name'), t('sections.times'), t('sections.vi'), t('sections.en')]}
          figures={sections}
        />
        <FigureTable
          heading={t('films.heading')}
          columns={[t('films.name'), t('films.started'), t('films.ended'), t('films.share')]}
          figures={films}
          percentLast
        />
      </div>
    </>
  );
}

/** Counting can be switched off: phones then send nothing at all. */
function Switch({ counting }: { counting: boolean }) {
  const { t } = useTranslation('reception-guide-analytics');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const callOf = (on: boolean) => apiCall(switchReadingCall, { body: { counting: on } });
  return (
    <button
      type="button"
      className="btn quiet"
      role="switch"
      aria-checked={counting}
      disabled={offline || busy}
      onClick={() =>
        void act(callOf(!counting), { notice: t(counting ? 'said.off' : 'said.on'), undo: callOf(counting) })
      }
    >
      <Icon name={counting ? 'check' : 'pause'} />
      {t('switch')}
    </button>
  );
}
