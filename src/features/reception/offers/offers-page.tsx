import { DESK_PATH } from '../../../contract/page-addresses';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Language } from '../../../domain/languages';
import { OfferEditor } from './offer-editor';
import { OfferLists } from './offer-lists';
import type { OfferViews } from './offer-preview';
import { OFFER_LISTS, type OfferList } from './offer-rows';

const HOME = `${DESK_PATH}/offers`;
const listPath = (list: OfferList): string => `${HOME}?list=${list}`;
const thingPath = (list: OfferList, id: number | string): string => `${listPath(list)}&id=${id}`;

/** Blog, tours and apartments: their lists, and one of them to edit. */
export function OffersPage({ lang, views }: { lang: Language; views: OfferViews }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const list = OFFER_LISTS.find((one) => one === query.get('list')) ?? 'posts';
  const asked = query.get('id') ?? '';
  const id = asked === 'new' ? 'new' : /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  if (id === null) {
    return <OfferLists list={list} lang={lang} toOf={thingPath} onList={(other) => void navigate(listPath(other))} />;
  }
  return (
    <OfferEditor
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
