import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AUDIT_KINDS, type AuditKind } from '../../../contract/desk/audit';
import { isDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskAudit } from '../../../offline/desk/desk-sources';
import { DateField } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../../ui/forms/select-field';
import { DeskHead } from '../frame/desk-head';
import { DeskPager } from '../shared/desk-pager';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { useStaffName } from '../shared/own-words';
import { useDesk } from '../shared/use-desk';
import css from './audit-page.module.css';
import { AuditTable } from './audit-table';

/** Most of the record is that somebody looked at something: what was changed is asked for first. */
const USUAL_KIND: AuditKind = 'changes';

/**
 * Names who read or changed what at the desk; narrowed by person and day in the address, and by what it was about in the
 * history alone: that is the id of a booking, or somebody's mail address.
 */
export function AuditPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-audit');
  const staffName = useStaffName();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const day = isDay(asked) ? asked : null;
  const staff = search.get('staff') ?? '';
  const { state } = useLocation() as { state: { q?: string } | null };
  const about = state?.q ?? '';
  const kind = AUDIT_KINDS.find((one) => one === search.get('kind')) ?? USUAL_KIND;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const narrowed = staff !== '' || day !== null || about !== '' || kind !== USUAL_KIND;
  const store = useMemo(
    () => deskQuery(deskAudit({ staff, day, about, kind, page }, lang), !narrowed && page === 1),
    [staff, day, about, kind, page, narrowed, lang],
  );
  const { data, failure } = useDesk(store);
  const show = (name: string, value: string | null, q = about): void => {
    const next = new URLSearchParams(search);
    if (name !== 'page') next.delete('page');
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, state: { q } });
  };
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <div className={css.tools}>
        <Field
          label={t('find')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={about}
          onChange={(event) => show('q', null, event.target.value)}
        />
        <SelectField
          label={t('staff')}
          value={staff}
          options={[['', t('everybody')], ...(data?.staff ?? []).map(({ id, name }) => [id, staffName(name)] as const)]}
          onChange={(value) => show('staff', value)}
        />
        <DateField
          label={t('day')}
          day={day}
          pattern={t('pattern')}
          invalid={t('noDay')}
          onDay={(value) => show('day', value)}
        />
      </div>
      <div className={css.line}>
        <DeskTabs
          label={t('kind')}
          value={kind}
          options={AUDIT_KINDS.map((value) => ({ value, word: t(`kinds.${value}`) }))}
          onChange={(value) => show('kind', value === USUAL_KIND ? null : value)}
        />
        {data && <p role="status">{t('found', { count: data.total })}</p>}
      </div>
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={12} />)}
      {data?.items.length === 0 && <DeskNothing text={t(narrowed ? 'noneFound' : 'none')} />}
      {data && data.items.length > 0 && <AuditTable entries={data.items} />}
      {data && <DeskPager page={data.page} pages={data.pages} onPage={(next) => show('page', String(next))} />}
    </>
  );
}
