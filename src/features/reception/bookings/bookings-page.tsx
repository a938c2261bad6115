import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BOOKING_FILTERS } from '../../../contract/bookings/desk';
import { apiCall } from '../../../api/call';
import { exportDeskBookingsCall } from '../../../contract/desk/desk-calls';
import { addressOf } from '../../../contract/endpoint';
import { deskBookingsWorkbookCall } from '../../../contract/bookings/desk-calls';
import { type Day, isDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBookings, deskFoundBookings } from '../../../offline/desk/desk-sources';
import { DateFields } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icon';
import { BookingDialog } from './booking-dialog';
import { BookingTable } from './booking-table';
import css from '../shared/list-tools.module.css';
import own from './bookings-page.module.css';
import { DeskHead } from '../frame/desk-head';
import { useOpenBooking } from '../frame/booking-way';
import { DeskPager } from '../shared/desk-pager';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { saveFile } from '../shared/save-file';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { useDownload } from '../shared/use-download';
import { WalkInDialog } from '../walk-in/walk-in-dialog';

/** Every booking: found without accents, narrowed, opened with its history, exported. What is shown stands in the address, but for who is looked for. */
export function BookingsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-bookings');
  const [search] = useSearchParams();
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const { state: asked } = useLocation() as { state: { q?: string } | null };
  const { idAmong, looked, open } = useOpenBooking();
  // Who is looked for stands in no address: addresses are written down on their way.
  const find = asked?.q ?? '';
  const q = find === '' ? (looked ?? '') : find;
  const filter = BOOKING_FILTERS.find((one) => one === search.get('filter')) ?? 'all';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const [from, to] = ['from', 'to'].map((name) => search.get(name)).map((day) => (isDay(day) ? day : null)) as [
    Day | null,
    Day | null,
  ];
  const store = useMemo(() => {
    const asked = { filter, page, ...(from && { from }), ...(to && { to }) };
    return q === ''
      ? deskQuery(deskBookings(asked, lang), page === 1 && from === null && to === null)
      : deskQuery(deskFoundBookings({ q, ...asked }, lang), false);
  }, [q, filter, page, from, to, lang]);
  const { data, failure } = useDesk(store);
  const id = idAmong(data?.items);
  const show = (changes: Record<string, string | null>, words = find): void => open(null, changes, { q: words });
  const download = useDownload(lang);
  const days = { ...(from && { from }), ...(to && { to }) };
  const file = addressOf(deskBookingsWorkbookCall, { query: { filter, lang, ...days } });
  const saveFound = async (): Promise<void> => {
    const call = apiCall(exportDeskBookingsCall, {
      query: { lang },
      body: { q, filter, as: 'xlsx', ...days },
    });
    const made = await act(call, { notice: t('export') });
    if (!made) return;
    // The server of before knows no workbook here and gives CSV.
    const { name, type = 'text/csv;charset=utf-8', text = '', base64 } = made;
    const content = base64 === undefined ? text : Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    saveFile({ name, type, content });
  };
  return (
    <>
      {/* As long before its figure is there as after: what stands below is not moved from under a finger. */}
      <DeskHead title={t('title')} lead={data ? t('found', { count: data.total }) : '…'} short>
        <div className={`${own.find ?? ''} ${css.compact ?? ''}`}>
          <Field
            label={t('find')}
            placeholder={t('find')}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={q}
            onChange={(event) => show({ page: null }, event.target.value)}
          />
        </div>
        <div className={`${own.days ?? ''} ${css.compact ?? ''}`} role="group" aria-label={t('days.title')}>
          <DateFields
            range={{ checkIn: from, checkOut: to }}
            onType={(range) => show({ from: range.checkIn, to: range.checkOut, page: null })}
            labels={{ checkIn: t('days.from'), checkOut: t('days.to') }}
            pattern={t('new.pattern', { ns: 'reception-guest-access' })}
            invalid={t('new.noDay', { ns: 'reception-guest-access' })}
          />
        </div>
        {q === '' ? (
          <a
            className="btn quiet"
            href={offline ? undefined : file}
            download
            aria-disabled={offline || undefined}
            onClick={(event) => void download(event)}
          >
            <Icon name="download" />
            {t('export')}
          </a>
        ) : (
          <button type="button" className="btn quiet" disabled={offline || busy} onClick={() => void saveFound()}>
            <Icon name="download" />
            {t('export')}
          </button>
        )}
        <button type="button" className="btn" disabled={offline} onClick={() => show({ new: '1' })}>
          <Icon name="plus" />
          {t('new.open')}
        </button>
      </DeskHead>
      <DeskTabs
        label={t('filter')}
        value={filter}
        options={BOOKING_FILTERS.map((value) => ({ value, word: t(`filters.${value}`) }))}
        onChange={(value) => show({ filter: value === 'all' ? null : value, page: null })}
      />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={10} />)}
      {data?.items.length === 0 && <DeskNothing text={t(q === '' ? 'none' : 'noneFound')} />}
      {data && data.items.length > 0 && (
        <BookingTable
          bookings={data.items}
          chosen={id}
          now={data.serverNow}
          onOpen={(booking) => open(booking, {}, { q: find })}
        />
      )}
      {data && <DeskPager page={data.page} pages={data.pages} onPage={(next) => show({ page: String(next) })} />}
      {id !== null && <BookingDialog id={id} lang={lang} onClose={() => show({})} />}
      {search.has('new') && (
        <WalkInDialog
          lang={lang}
          onClose={() => show({ new: null })}
          onMade={(made) => open(made, { new: null }, { q: find })}
        />
      )}
    </>
  );
}
