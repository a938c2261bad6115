import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import { DeskTabs } from '../shared/desk-tabs';
import { DrawnPictures } from './drawn-pictures';
import css from './photo-dialog.module.css';
import { PhotoLibrary } from './photo-library';
import { PhotoUpload } from './photo-upload';
import type { PickedPicture } from './picked-picture';

const FROM = ['library', 'upload', 'drawn'] as const;

interface PhotoDialogProps {
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

/** A picture to choose: a photograph of the hotel's own, a new one, or one of the drawn ones. */
export function PhotoDialog({ onPick, onClose }: PhotoDialogProps) {
  const { t } = useTranslation(['reception-listings', 'common']);
  const [from, setFrom] = useState<(typeof FROM)[number]>('library');
  return (
    <Dialog title={t('photos.title')} close={t('buttons.close', { ns: 'common' })} onClose={onClose} size="wide">
      <div className={css.body}>
        <DeskTabs
          label={t('photos.from')}
          value={from}
          options={FROM.map((value) => ({ value, word: t(`photos.tabs.${value}`) }))}
          onChange={setFrom}
        />
        {from === 'library' && <PhotoLibrary onPick={onPick} onUpload={() => setFrom('upload')} />}
        {from === 'upload' && <PhotoUpload onTaken={onPick} />}
        {from === 'drawn' && <DrawnPictures onPick={onPick} />}
      </div>
    </Dialog>
  );
}
