import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES } from '../../../ui/pictures/pictures.generated';
import { SelectField } from '../../../ui/forms/select-field';
import css from './photo-dialog.module.css';
import type { PickedPicture } from './picked-picture';

const FOLDERS = ['homes', 'tours', 'blog', 'events', 'dishes', 'hotel'] as const;

/** The pictures that were drawn for the site. */
export function DrawnPictures({ onPick }: { onPick: (picture: PickedPicture) => void }) {
  const { t } = useTranslation('reception-listings');
  const [folder, setFolder] = useState<(typeof FOLDERS)[number]>('homes');
  return (
    <>
      <SelectField
        label={t('photos.folder')}
        value={folder}
        options={FOLDERS.map((one) => [one, t(`photos.folders.${one}`)])}
        onChange={(value) => setFolder(FOLDERS.find((one) => one === value) ?? 'homes')}
      />
      <ul className={css.grid}>
        {drawnIn(folder).map((address) => (
          <li key={address}>
            <button type="button" aria-label={nameOf(address)} onClick={() => onPick({ address, alt: null })}>
              <img src={address} alt="" width="640" height="480" loading="lazy" decoding="async" />
              <span>{nameOf(address)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = (address: string): string => address.replace(/^.*\/|\.svg$/g, '').replaceAll('-', ' ');

/** Addresses of the drawings of one folder. */
function drawnIn(folder: string): string[] {
  return Object.entries(PICTURES)
    .filter(([key]) => key.startsWith(`${folder} `) && key.split(' ')[3] === 'svg')
    .flatMap(([, list]) => list.split(' ').map((entry) => `/pictures/${folder}/${entry.split('=')[0] ?? ''}.svg`));
}
