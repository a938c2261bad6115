import { useTranslation } from 'react-i18next';
import { IconButton } from '../shared/icon-button';

interface MoveButtonsProps {
  /** Name of what is moved. */
  called: string;
  first: boolean;
  last: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Buttons that move a row of a list up and down by one. */
export function MoveButtons({ called, first, last, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('reception-content');
  return (
    <>
      <IconButton
        icon="chevron"
        turned
        label={`${t('rows.up')}: ${called}`}
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <IconButton icon="chevron" label={`${t('rows.down')}: ${called}`} disabled={last} onClick={() => onMove(1)} />
    </>
  );
}
