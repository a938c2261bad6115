import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/forms/text-area';
import css from './paste-dialog.module.css';
import { type PasteColumn, readPastedRows, wrongPrices } from './paste-rows';

interface PasteDialogProps {
  columns: readonly PasteColumn[];
  empty: Readonly<Record<string, unknown>>;
  onRows: (rows: readonly Record<string, unknown>[], how: 'add' | 'replace') => void;
  onClose: () => void;
}

/** So many cells are named; who puts them right sees the others. */
const SHOWN_WRONG = 8;

/** Rows from a spreadsheet: pasted, counted, then added or put in the place of the table. */
export function PasteDialog({ columns, empty, onRows, onClose }: PasteDialogProps) {
  const { t } = useTranslation(['reception-content', 'common']);
  const [text, setText] = useState('');
  const rows = readPastedRows(text, columns, empty);
  const wrong = wrongPrices(text, columns);
  const off = rows.length === 0 || wrong.length > 0;
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
        <div role="alert">
          {wrong.length > 0 && (
            <>
              <p className={css.wrong}>{t('paste.wrong', { count: wrong.length })}</p>
              <ul className={css.cells}>
                {wrong.slice(0, SHOWN_WRONG).map(({ line, cell }) => (
                  <li key={`${line} ${cell}`}>{t('paste.cell', { line, cell })}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className={css.ways}>
          <button type="button" className="btn quiet" disabled={off} onClick={() => take('replace')}>
            {t('paste.replace')}
          </button>
          <button type="button" className="btn" disabled={off} onClick={() => take('add')}>
            {t('paste.add')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
