import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../../api/server-clock';
import { apiCall } from '../../../api/call';
import {
  changeDeclareWithinCall,
  changeDeclaredCall,
  foreignGuestsForPortalCall,
  foreignGuestsWorkbookCall,
} from '../../../contract/foreign-guests/desk-calls';
import { FOREIGN_GUEST_FILTERS, type ForeignGuestList } from '../../../contract/foreign-guests/desk';
import { addressOf } from '../../../contract/endpoint';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { DECLARE_WITHIN_HOURS } from '../../../domain/foreign-guests/deadline';
import { deskForeignGuests } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import { useDownload } from '../shared/use-download';
import { DeskHead } from '../frame/desk-head';
import { DeskPager } from '../shared/desk-pager';
import { ProofWanted, useProvenReading } from './proven-reading';
import { DeskFailed, DeskNote, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { ForeignGuestDialog } from './foreign-guest-dialog';
import {
  draftOfBooking,
  draftOfCompanion,
  draftOfForeignGuest,
  emptyDraft,
  type ForeignGuestDraft,
} from './foreign-guest-values';
import { ForeignGuestTable } from './foreign-guest-table';
import css from './foreign-guests-page.module.css';
import { WaitingTable } from './waiting-table';

const FILES = { xlsx: foreignGuestsWorkbookCall, xml: foreignGuestsForPortalCall } as const;

/** Foreign guests: who is to be declared to the police, by when, and the files for their portal. */
export function ForeignGuestsPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-foreign-guests');
  const [search, setSearch] = useSearchParams();
  const show = FOREIGN_GUEST_FILTERS.find((one) => one === search.get('show')) ?? 'open';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const store = useMemo(() => deskForeignGuests(show, page, lang), [show, page, lang]);
  const { data, failure, isLast } = useDesk(store);
  const proof = useProvenReading(store, failure, data !== null && !isLast);
  const [draft, setDraft] = useState<ForeignGuestDraft | null>(null);
  const offline = useOffline();
  const download = useDownload(lang);
  const empty = data === null || data.items.length === 0;
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead', { days: data?.keptDays ?? '…' })}>
        {(['xlsx', 'xml'] as const).map((ending) => (
          <a
            key={ending}
            className="btn quiet"
            href={offline || empty ? undefined : addressOf(FILES[ending], { query: { show, lang } })}
            download
            aria-disabled={offline || empty || undefined}
            onClick={(event) => void download(event)}
          >
            <Icon name="download" />
            {t(`files.${ending}`)}
          </a>
        ))}
        <button
          type="button"
          className="btn"
          disabled={offline}
          onClick={() => setDraft(emptyDraft(dayInVietNam(serverNow()), timeInVietNam(serverNow())))}
        >
          <Icon name="plus" />
          {t('form.open')}
        </button>
      </DeskHead>
      {!data &&
        (offline ? (
          <DeskNothing text={t('notKept')} />
        ) : proof.isNeeded ? (
          <ProofWanted text={t('proof.wanted')} onProve={proof.prove} />
        ) : failure ? (
          <DeskFailed failure={failure} />
        ) : (
          <DeskSkeleton />
        ))}
      {data && proof.isNeeded && <ProofWanted text={t('proof.stale')} onProve={proof.prove} />}
      {data && <Late data={data} />}
      {data && data.waiting.length > 0 && (
        <section className={css.waiting} aria-labelledby="waiting-heading">
          <h2 id="waiting-heading">{t('waiting.heading')}</h2>
          <WaitingTable
            guests={data.waiting}
            within={data.within}
            lang={lang}
            onWrite={(guest) => setDraft(draftOfBooking(guest, data.checkInTime, lang))}
          />
        </section>
      )}
      {data && (
        <>
          <div className={css.tools}>
            <DeskTabs
              label={t('show')}
              value={show}
              options={FOREIGN_GUEST_FILTERS.map((value) => ({
                value,
                word: t(`shows.${value}`),
                count: data.counts[value],
              }))}
              onChange={(value) => setSearch(value === 'open' ? {} : { show: value }, { replace: true })}
            />
            <Within data={data} />
          </div>
          {empty && <DeskNothing text={t(`none.${show}`)} />}
          {!empty && (
            <ForeignGuestTable
              foreignGuests={data.items}
              within={data.within}
              lang={lang}
              onChange={(one) => setDraft(draftOfForeignGuest(one, lang))}
              onCompanion={(one) => setDraft(draftOfCompanion(one, lang))}
            />
          )}
          <DeskPager
            page={data.page}
            pages={data.pages}
            onPage={(next) => setSearch({ show, page: String(next) }, { replace: true })}
          />
          {show === 'open' && data.items.length > 1 && <AllDeclared data={data} />}
          <p className={css.note}>{t('portalNote')}</p>
        </>
      )}
      {draft && (
        <ForeignGuestDialog
          draft={draft}
          staying={data?.staying ?? []}
          lang={lang}
          onClose={() => setDraft(null)}
          onSaved={() => setDraft(null)}
        />
      )}
    </>
  );
}

/** Loud while somebody’s time is up. */
function Late({ data }: { data: ForeignGuestList }) {
  const { t } = useTranslation('reception-foreign-guests');
  const late = [...data.items, ...data.waiting].filter(({ state }) => state === 'overdue').length;
  if (late === 0) return null;
  return (
    <DeskNote icon="warning" urgent>
      {t('late', { count: late })}
    </DeskNote>
  );
}

/** The hours that the law gives: 12, and 24 in remote areas. */
function Within({ data }: { data: ForeignGuestList }) {
  const { t } = useTranslation('reception-foreign-guests');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const callOf = (within: ForeignGuestList['within']) => apiCall(changeDeclareWithinCall, { body: { within } });
  return (
    <div className={css.within} role="group" aria-label={t('within.label')}>
      <span>{t('within.label')}</span>
      {DECLARE_WITHIN_HOURS.map((hours) => (
        <button
          key={hours}
          type="button"
          aria-pressed={hours === data.within}
          disabled={offline || busy}
          onClick={() => {
            if (hours === data.within) return;
            void act(callOf(hours), { notice: t('within.said', { hours }), undo: callOf(data.within) });
          }}
        >
          {t('within.hours', { hours })}
        </button>
      ))}
    </div>
  );
}

/** After the file has been taken to the portal, everybody in it is declared at once; page by page where there are more. */
function AllDeclared({ data }: { data: ForeignGuestList }) {
  const { t } = useTranslation('reception-foreign-guests');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const ids = data.items.slice(0, 200).map(({ id }) => id);
  const callOf = (declared: boolean) => apiCall(changeDeclaredCall, { body: { ids, declared } });
  return (
    <p className={css.all}>
      <button
        type="button"
        className="btn quiet"
        disabled={offline || busy}
        onClick={() =>
          void act(callOf(true), { notice: t('said.allDeclared', { count: ids.length }), undo: callOf(false) })
        }
      >
        <Icon name="check" />
        {t(data.pages > 1 ? 'act.pageDeclared' : 'act.allDeclared', { count: ids.length })}
      </button>
    </p>
  );
}
