import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { dismissFault } from '../faults';
import { KeptLines } from './kept-lines';
import css from './notices.module.css';

/** The dialog that somebody was in: the page behind it is out of sight and of reach. */
const openDialog = (): Element | null => [...document.querySelectorAll('[data-dialog-ground] > [role]')].pop() ?? null;

/** Says that something failed where no screen has words for it, at the place, and what is held and kept all the same. */
function Notice() {
  const { t } = useTranslation('common');
  const [dialog] = useState(openDialog);
  const notice = (
    <div className={css.notice} role="alert" data-in-dialog={dialog ? '' : undefined}>
      <Icon name="warning" />
      <div>
        <p>{t('errors.fault')}</p>
        <KeptLines />
      </div>
      <button type="button" className="btn quiet" onClick={dismissFault}>
        {t('buttons.close')}
      </button>
    </div>
  );
  return dialog ? createPortal(notice, dialog) : notice;
}

/**
 * The words about a fault. One part, so that one file is asked for.
 *
 * @param keptOnly for a page that says itself that something failed
 */
export const FaultNotice = ({ keptOnly = false }: { keptOnly?: boolean }) => (keptOnly ? <KeptLines /> : <Notice />);
