import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../api/server-clock';
import type { ApartmentEdit } from '../../../contract/catalogue/desk';
import type { ContentState } from '../../../contract/editing/content';
import { apiCall } from '../../../api/call';
import { EDITED } from '../../../contract/editing/calls';
import { addHomeCall } from '../../../contract/catalogue/desk-calls';
import { addPostCall } from '../../../contract/blog/desk-calls';
import { addTourCall } from '../../../contract/tours/desk-calls';
import { dayInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskEdited } from '../../../offline/desk/desk-sources';
import { Icon } from '../../../ui/icon';
import back from '../content/content-page.module.css';
import { EditForm } from '../content/edit-form';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import type { AddThing } from '../shared/use-edited';
import { newListing, LISTING_FORMS } from './listing-parts';
import { ListingPreview, type ListingViews } from './listing-preview';
import type { ListingKind } from './listing-rows';
import css from './listings-page.module.css';
import { RemoveHomeDialog } from '../catalogue/remove-home-dialog';

interface ListingEditorProps {
  list: ListingKind;
  id: number | 'new';
  lang: Language;
  views: ListingViews;
  /** Address of the list. */
  home: string;
  onMade: (id: string) => void;
  onRemoved: () => void;
}

/** A post, a tour or an apartment, beside what guests would see of it. */
export function ListingEditor(props: ListingEditorProps) {
  const { list, id, home } = props;
  const { t } = useTranslation('reception-listings');
  return (
    <>
      <Link className={back.back} to={home}>
        <Icon name="chevron-left" />
        {t(`backTo.${list}`)}
      </Link>
      {id === 'new' ? <NewListing {...props} /> : <KnownListing {...props} id={id} />}
    </>
  );
}

const ADD: Readonly<Record<ListingKind, AddThing>> = {
  posts: (value) => apiCall(addPostCall, { body: { value } }),
  tours: (value) => apiCall(addTourCall, { body: { value } }),
  homes: (value) => apiCall(addHomeCall, { body: { value } }),
};

function NewListing(props: ListingEditorProps) {
  const { list } = props;
  const { t } = useTranslation('reception-listings');
  const latest = useMemo<ContentState>(() => {
    const value = newListing(list, dayInVietNam(serverNow()));
    return { subject: '', value, version: null, last: null, touched: null };
  }, [list]);
  return (
    <>
      <DeskHead title={t(`newTitle.${list}`)} />
      <ListingForm {...props} latest={latest} add={ADD[list]} />
    </>
  );
}

function KnownListing(props: ListingEditorProps & { id: number }) {
  const { list, id, lang, onRemoved } = props;
  const { t } = useTranslation('reception-listings');
  const store = useMemo(() => deskQuery(deskEdited(EDITED[list], String(id), lang)), [list, id, lang]);
  const { data, failure } = useDesk(store);
  const offline = useOffline();
  const [removing, setRemoving] = useState(false);
  const { busy, act } = useDeskAction();
  if (!data || failure?.status === 404) {
    return (
      <>
        <DeskHead title={t('title')} />
        {failure?.status === 404 && <DeskNothing text={t('gone')} />}
        {failure && failure.status !== 404 && <DeskFailed failure={failure} />}
        {!failure && <DeskSkeleton rows={10} />}
      </>
    );
  }
  const name = nameOf(data.value, lang);
  const remove = async (): Promise<void> => {
    const { changeCall, undoCall } = EDITED[list];
    const thing = { params: { id } };
    const gone = await act(apiCall(changeCall, { ...thing, body: { value: null, version: data.version } }), {
      notice: t('said.removed', { name }),
      undo: ({ last }) => (last ? apiCall(undoCall, { ...thing, body: { change: last.id } }) : undefined),
    });
    if (gone) onRemoved();
  };
  return (
    <>
      <DeskHead title={name} {...(list === 'homes' ? { lead: t('roomsKept') } : {})}>
        {list === 'posts' && (
          <button type="button" className="btn quiet" disabled={busy || offline} onClick={() => void remove()}>
            <Icon name="trash" />
            {t('remove')}
          </button>
        )}
        {list === 'homes' && (
          <button type="button" className="btn quiet" disabled={offline} onClick={() => setRemoving(true)}>
            <Icon name="trash" />
            {t('removeHome.open')}
          </button>
        )}
      </DeskHead>
      <ListingForm {...props} latest={data} />
      {removing && (
        <RemoveHomeDialog
          id={id}
          name={name}
          value={data.value}
          onClose={() => setRemoving(false)}
          onGone={onRemoved}
        />
      )}
    </>
  );
}

function ListingForm(props: ListingEditorProps & { latest: ContentState; add?: AddThing }) {
  const { list, lang, views, latest, add, onMade } = props;
  const { t } = useTranslation('reception-listings');
  const { parts, schema } = LISTING_FORMS[list];
  const name = nameOf(latest.value, lang) || t(`newTitle.${list}`);
  return (
    <div className={css.editor}>
      <EditForm
        title={name}
        kind={EDITED[list]}
        add={add}
        parts={parts}
        schema={schema}
        latest={latest}
        lang={lang}
        notices={(value) => {
          const called = { name: nameOf(value, lang) || name };
          return { saved: t('said.saved', called), more: t(moreOf(value)), undone: t('said.undone', called) };
        }}
        preview={(draft) => <ListingPreview list={list} draft={draft} views={views} lang={lang} />}
        onMade={(state) => onMade(state.subject)}
      />
    </div>
  );
}

/** Chooses the sentence about what a saved thing means for guests. */
function moreOf(value: unknown): 'said.draft' | 'said.hidden' | 'said.noRooms' | 'said.more' {
  const { status, rooms, pricePerMonth } = (value ?? {}) as { status?: unknown } & Partial<
    Omit<ApartmentEdit, 'status'>
  >;
  if (status === 'DRAFT') return 'said.draft';
  if (status === 'INACTIVE' || status === 'HIDDEN') return 'said.hidden';
  const isOffered =
    rooms === undefined || pricePerMonth !== 0 || rooms.some((room) => !room.hidden && room.maxRooms > 0);
  return isOffered ? 'said.more' : 'said.noRooms';
}

/** Reads a thing's title or name: in the language, else in Vietnamese; `''` when it has neither. */
function nameOf(value: unknown, lang: Language): string {
  const { title, name } = (value ?? {}) as Record<'title' | 'name', Partial<Record<Language, string>> | undefined>;
  const called = title ?? name;
  return called?.[lang] || called?.vi || '';
}
