import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { useFailureText } from '../shared/failure-text';
import { saveFile } from '../shared/save-file';
import { codeSvg, codesZip } from './print-files';
import css from './print-run-panel.module.css';
import type { PrintRun } from './use-print-run';

interface PrintRunPanelProps {
  run: PrintRun;
  /** Cards of the choice. */
  total: number;
  sheets: number;
  /** True while printed cards would not work for guests and nobody has said that this is known. */
  held: boolean;
  onStart: () => void;
  onCancel: () => void;
}

/** From the choice to paper: read back, then print or keep as files. */
export function PrintRunPanel({ run, total, sheets, held, onStart, onCancel }: PrintRunPanelProps) {
  const { t } = useTranslation('reception-print');
  const failureText = useFailureText();
  if (total === 0) return <p className={css.panel}>{t('empty')}</p>;
  return (
    <div className={css.panel}>
      <p className={css.sum}>{t('sum', { count: total, sheets: t('sheets', { count: sheets }) })}</p>
      {run.phase === 'failed' && <p role="alert">{run.failure ? failureText(run.failure) : t('failed')}</p>}
      {(run.phase === 'idle' || run.phase === 'failed') && (
        <button type="button" className="btn" disabled={held} onClick={onStart}>
          <Icon name="check" />
          {t('check')}
        </button>
      )}
      {run.phase === 'reading' && (
        <div className={css.progress}>
          <label>
            {t('checking', { done: run.done, total })}
            <progress value={run.done} max={total} />
          </label>
          <button type="button" className="btn quiet" onClick={onCancel}>
            {t('cancel')}
          </button>
        </div>
      )}
      <div role="status">{run.phase === 'done' && <Verdict run={run} />}</div>
      {run.phase === 'done' && run.sheets.length > 0 && <PrintActions run={run} held={held} />}
    </div>
  );
}

function Verdict({ run }: { run: PrintRun }) {
  const { t } = useTranslation('reception-print');
  const good = run.done - run.faulty.length;
  return (
    <>
      {good > 0 && (
        <p className={css.good}>
          <Icon name="check" />
          {t('good', { count: good })}
        </p>
      )}
      {run.faulty.length > 0 && (
        <div className={css.faulty}>
          <p>{t('faulty', { count: run.faulty.length })}</p>
          <ul>
            {run.faulty.map(({ name, read }) => (
              <li key={name}>{read === null ? t('unread', { name }) : t('readAs', { name, text: read })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function PrintActions({ run, held }: { run: PrintRun; held: boolean }) {
  const { t } = useTranslation('reception-print');
  const cards = run.sheets.flat();
  const [failed, setFailed] = useState(false);
  const nameOf = ({ name }: { name: string }): string => t('file.one', { name });
  const saveAll = async (): Promise<void> => {
    try {
      const content = await codesZip(cards, nameOf);
      saveFile({ name: `${t('file.all')}.zip`, type: 'application/zip', content });
      setFailed(false);
    } catch {
      setFailed(true); // What packs them is asked for now, and the network may be away.
    }
  };
  return (
    <>
      <button type="button" className="btn" disabled={held} onClick={() => window.print()}>
        <Icon name="print" />
        {t('print', { count: run.sheets.length })}
      </button>
      <p className={css.how}>{t('how')}</p>
      <details>
        <summary>{t('download')}</summary>
        <div className={css.files}>
          {cards.length > 1 && (
            <button type="button" className="btn quiet" disabled={held} onClick={() => void saveAll()}>
              <Icon name="download" />
              {t('downloadAll', { count: cards.length })}
            </button>
          )}
          {failed && <p role="alert">{t('downloadFailed')}</p>}
          <ul aria-label={t('downloadOne')}>
            {cards.map((card) => (
              <li key={card.name}>
                <button
                  type="button"
                  disabled={held}
                  onClick={() =>
                    saveFile({ name: `${nameOf(card)}.svg`, type: 'image/svg+xml', content: codeSvg(card) })
                  }
                >
                  {card.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  );
}
