import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/text-area';
import css from './paste-dialog.module.css';
import { type PasteColumn, readPastedRows } from './paste-rows';

interface PasteDialogProps {
  columns: readonly PasteColumn[];
  empty: Readonly<Record<string, unknown>>;
  onRows: (rows: readonly Record<string, unknown>[], how: 'add' | 'replace') => void;
  onClose: () => void;
}

/** Rows from a spreadsheet: pasted, counted, then added or put in the place of the table. */
export function PasteDialog({ columns, empty, onRows, onClose }: PasteDialogProps) {
  const { t } = useTranslation(['reception-content', 'common']);
  const [text, setText] = useState('');
  const rows = readPastedRows(text, columns, empty);
  const take = (how: 'add' | 'replace'): void => {
    onRows(rows, how);
    onClose();
  };
  return (
    <Dialog title={t('paste.title')} close={t('buttons.close', { ns: 'common' })} onClose={onClose} size="wide">
      <div className={css.paste}>
        <p>{t('paste.how')}</p>
        <ol>
          {columns.map(({ word, input }) => (
            <li key={input.path}>
              {t(`fields.${word}`)}
              {input.lang && `, ${t(`languages.${input.lang}`)}`}
            </li>
          ))}
        </ol>
        <TextArea
          label={t('paste.cells')}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status">{rows.length === 0 ? t('paste.nothing') : t('paste.found', { count: rows.length })}</p>
        <div className={css.ways}>
          <button type="button" className="btn quiet" disabled={rows.length === 0} onClick={() => take('replace')}>
            {t('paste.replace')}
          </button>
          <button type="button" className="btn" disabled={rows.length === 0} onClick={() => take('add')}>
            {t('paste.add')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
