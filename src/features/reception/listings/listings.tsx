import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { markedMatch } from '../../../domain/marks';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskApartmentList, deskPostList, deskTourList } from '../../../offline/desk/desk-sources';
import type { Source } from '../../../offline/query/network-first';
import { Field } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icon';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { useMay } from '../frame/own-account';
import { useDesk, useOffline } from '../shared/use-desk';
import {
  apartmentRow,
  LISTING_KINDS,
  LISTING_WORK,
  type ListingKind,
  type ListingRow,
  postRow,
  type RowWords,
  tourRow,
} from './listing-rows';
import { ListingTable } from './listing-table';
import css from './listings-page.module.css';
import { useListOrder } from './use-list-order';

interface ListingsProps {
  list: ListingKind;
  lang: Language;
  onList: (list: ListingKind) => void;
  toOf: (list: ListingKind, id: number | 'new') => string;
}

/** The lists of the site: to find something in, to put in order, to open. */
export function Listings({ list, lang, onList, toOf }: ListingsProps) {
  const { t } = useTranslation('reception-listings');
  const offline = useOffline();
  const may = useMay();
  const List = LISTS[list];
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        {!offline && (
          <Link className="btn" to={toOf(list, 'new')}>
            <Icon name="plus" />
            {t(`new.${list}`)}
          </Link>
        )}
      </DeskHead>
      <DeskTabs
        label={t('lists')}
        value={list}
        options={LISTING_KINDS.filter((one) => may(LISTING_WORK[one])).map((value) => ({
          value,
          word: t(`list.${value}`),
        }))}
        onChange={onList}
      />
      <List lang={lang} toOf={(id) => toOf(list, id)} />
    </>
  );
}

type ListProps = { lang: Language; toOf: (id: number) => string };

/** A list that is read and shown as rows. */
function listOf<T>(
  list: ListingKind,
  source: (lang: Language) => Source<{ items: T[] }>,
  rowOf: (item: T, lang: Language, words: RowWords) => ListingRow,
) {
  return function List({ lang, toOf }: ListProps) {
    const { t } = useTranslation('reception-listings');
    const { t: words } = useTranslation('reception-content');
    const { data, failure } = useDesk(useMemo(() => deskQuery(source(lang)), [lang]));
    if (!data) return failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={8} />;
    return <FoundRows list={list} rows={data.items.map((item) => rowOf(item, lang, { t, words }))} toOf={toOf} />;
  };
}

const LISTS = {
  posts: listOf('posts', deskPostList, postRow),
  tours: listOf('tours', deskTourList, tourRow),
  homes: listOf('homes', deskApartmentList, apartmentRow),
} as const;

function FoundRows({ list, rows, toOf }: { list: ListingKind; rows: readonly ListingRow[]; toOf: ListProps['toOf'] }) {
  const { t } = useTranslation('reception-listings');
  const [query, setQuery] = useState('');
  const offline = useOffline();
  const order = useListOrder(list === 'posts' ? null : list);
  const found = rows.filter(({ words }) => markedMatch(words, query));
  const ids = rows.map(({ id }) => id);
  return (
    <>
      <Field
        className={css.find ?? ''}
        label={t(`find.${list}`)}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.length === 0 && <DeskNothing text={t(query === '' ? `none.${list}` : 'none.found')} />}
      {found.length > 0 && (
        <ListingTable
          list={list}
          rows={found}
          toOf={toOf}
          busy={order.busy || offline}
          onMove={order.move && query === '' ? (id, step) => void order.move?.(ids, id, step) : undefined}
        />
      )}
    </>
  );
}
