import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { Dialog } from '../../../ui/dialog';
import { DeskTabs } from '../desk-tabs';
import { DrawnPictures } from './drawn-pictures';
import css from './photo-dialog.module.css';
import { PhotoLibrary } from './photo-library';
import { PhotoUpload } from './photo-upload';

const FROM = ['library', 'upload', 'drawn'] as const;

/** A picture that somebody has chosen. */
export interface PickedPicture {
  address: string;
  /** What is said of a photograph; `null` for a drawing. */
  alt: Readonly<Record<Language, string>> | null;
}

interface PhotoDialogProps {
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

/** A picture to choose: a photograph of the hotel's own, a new one, or one of the drawn ones. */
export function PhotoDialog({ onPick, onClose }: PhotoDialogProps) {
  const { t } = useTranslation(['reception-offers', 'common']);
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
