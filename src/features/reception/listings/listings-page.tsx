import { DESK_PATH } from '../../../contract/page-addresses';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Language } from '../../../domain/languages';
import { NotYours } from '../frame/not-yours';
import { useMay } from '../frame/own-account';
import { ListingEditor } from './listing-editor';
import { Listings } from './listings';
import type { ListingViews } from './listing-preview';
import { LISTING_KINDS, LISTING_WORK, type ListingKind } from './listing-rows';

const HOME = `${DESK_PATH}/offers`;
const listPath = (list: ListingKind): string => `${HOME}?list=${list}`;
const thingPath = (list: ListingKind, id: number | string): string => `${listPath(list)}&id=${id}`;

/** Blog, tours and apartments: their lists, and one of them to edit. */
export function ListingsPage({ lang, views }: { lang: Language; views: ListingViews }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const may = useMay();
  const list = LISTING_KINDS.find((one) => one === query.get('list')) ?? 'posts';
  const asked = query.get('id') ?? '';
  const id = asked === 'new' ? 'new' : /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  if (!may(LISTING_WORK[list])) return <NotYours instead={{ path: HOME, name: 'offers' }} />;
  if (id === null) {
    return <Listings list={list} lang={lang} toOf={thingPath} onList={(other) => void navigate(listPath(other))} />;
  }
  return (
    <ListingEditor
      key={`${list} ${id}`}
      list={list}
      id={id}
      lang={lang}
      views={views}
      home={listPath(list)}
      onMade={(made) => void navigate(thingPath(list, made), { replace: true })}
      onRemoved={() => void navigate(listPath(list))}
    />
  );
}
