import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskPhotos } from '../../../offline/desk/desk-sources';
import { Picture } from '../../../ui/pictures/picture';
import { DeskPager } from '../shared/desk-pager';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { RowActions } from '../shared/row-actions';
import { useDesk } from '../shared/use-desk';
import css from './photo-dialog.module.css';
import type { PickedPicture } from './picked-picture';
import { PhotoWordsForm } from './photo-words-form';
import { useLang } from '../shared/use-lang';

interface PhotoLibraryProps {
  onPick: (picture: PickedPicture) => void;
  onUpload: () => void;
}

/** The photographs that reception has sent, the newest first. */
export function PhotoLibrary({ onPick, onUpload }: PhotoLibraryProps) {
  const { t } = useTranslation('reception-listings');
  const lang = useLang();
  const [page, setPage] = useState(1);
  const [described, setDescribed] = useState<string | null>(null);
  const store = useMemo(() => deskQuery(deskPhotos(page, lang)), [page, lang]);
  const { data, failure } = useDesk(store);
  if (!data) return failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={4} />;
  if (data.items.length === 0) {
    return (
      <DeskNothing text={t('photos.none')}>
        <button type="button" className="btn" onClick={onUpload}>
          {t('photos.tabs.upload')}
        </button>
      </DeskNothing>
    );
  }
  const photo = data.items.find(({ id }) => id === described);
  if (photo) return <PhotoWordsForm photo={photo} onDone={() => setDescribed(null)} />;
  return (
    <>
      <ul className={css.grid}>
        {data.items.map(({ id, address, alt }) => (
          <li key={id}>
            <button type="button" aria-label={alt[lang]} onClick={() => onPick({ address, alt })}>
              <Picture id={address} alt="" sizes="200px" />
              <span>{alt[lang]}</span>
            </button>
            <RowActions actions={[{ word: t('photos.words.open'), about: alt[lang], onAct: () => setDescribed(id) }]} />
          </li>
        ))}
      </ul>
      <DeskPager page={data.page} pages={data.pages} onPage={setPage} />
    </>
  );
}
