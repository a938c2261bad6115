import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../../api/as-failure';
import { request } from '../../../../api/request';
import type { CodePreview, CodeRow } from '../../../../contract/guest-access/codes';
import { apiCall } from '../../../../api/call';
import { importCodesCall, previewCodesCall } from '../../../../contract/guest-access/desk-door-calls';
import { noteRefusal, invalidateDesk } from '../../../../offline/desk/desk-query';
import { Dialog } from '../../../../ui/dialog';
import { FileInput } from '../../../../ui/forms/file-input';
import { readCodeFile, textOfFile } from './code-file';
import { CodePreviewTable } from './code-preview-table';
import { showToast } from '../../shared/desk-notice';
import { useFailureText } from '../../shared/failure-text';
import { Tick } from '../../shared/tick';
import css from './import-codes-dialog.module.css';
import { useLang } from '../../shared/use-lang';

/** A file of thousands of doors takes longer than a click. */
const TIMEOUT_MS = 30_000;

/** Door codes and Wi-Fi from a spreadsheet: what would change is shown first, and nothing is while a row is wrong. */
export function ImportCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['reception-guest-access', 'common']);
  const lang = useLang();
  const failureText = useFailureText();
  const [rows, setRows] = useState<CodeRow[]>([]);
  const [creates, setCreates] = useState(false);
  const [preview, setPreview] = useState<CodePreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState('');
  const nameId = useId();

  const ask = async (
    call: typeof previewCodesCall | typeof importCodesCall,
    body: CodeRow[],
    create: boolean,
  ): Promise<CodePreview | null> => {
    setBusy(true);
    setError(null);
    try {
      return await request(
        apiCall(call, {
          body: { rows: body, create },
          timeoutMs: TIMEOUT_MS,
          lang,
        }),
      );
    } catch (thrown) {
      const failure = asFailure(thrown);
      noteRefusal(failure);
      setError(failureText(failure));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const read = async (file: File): Promise<void> => {
    setPreview(null);
    setError(null);
    setName(file.name);
    const found = readCodeFile(textOfFile(await file.arrayBuffer()));
    if ('problem' in found) {
      setError(t(`codes.file.problems.${found.problem}`));
      return;
    }
    setRows(found.rows);
    setCreates(false);
    setPreview(await ask(previewCodesCall, found.rows, false));
  };
  const create = async (wanted: boolean): Promise<void> => {
    const read = await ask(previewCodesCall, rows, wanted);
    if (!read) return;
    setCreates(wanted);
    setPreview(read);
  };
  const take = async (): Promise<void> => {
    const taken = await ask(importCodesCall, rows, creates);
    if (!taken) return;
    invalidateDesk();
    showToast({
      kind: 'success',
      title: t('codes.file.taken', { count: taken.changed }),
      text: t('codes.said.phones'),
    });
    onClose();
  };
  const ready = preview !== null && preview.wrong === 0 && preview.changed > 0;
  return (
    <Dialog title={t('codes.file.title')} close={t('buttons.close', { ns: 'common' })} onClose={onClose} size="wide">
      <div className={css.import}>
        <p>{t('codes.file.how')}</p>
        <pre className={css.example}>{t('codes.file.example')}</pre>
        <div className={css.choose}>
          <label className="btn quiet">
            {t('codes.file.choose')}
            <FileInput
              accept=".csv,text/csv,text/plain"
              disabled={busy}
              aria-describedby={nameId}
              onFile={(file) => void read(file)}
            />
          </label>
          <span id={nameId}>{name}</span>
        </div>
        <div role="alert">{error && <p className={css.error}>{error}</p>}</div>
        {preview && (
          <>
            <p className={css.summary} role="status">
              {t('codes.file.summary', { count: preview.changed, rows: preview.rows.length })}
              {preview.wrong > 0 && <b>{t('codes.file.wrong', { count: preview.wrong })}</b>}
            </p>
            {(preview.missing > 0 || creates) && (
              <Tick checked={creates} disabled={busy} onChange={(event) => void create(event.target.checked)}>
                {t('codes.file.create', {
                  count: creates ? preview.rows.filter(({ isNew }) => isNew).length : preview.missing,
                })}
              </Tick>
            )}
            <CodePreviewTable rows={preview.rows} />
          </>
        )}
        <div className={css.ways}>
          <button type="button" className="btn text" onClick={onClose}>
            {t('buttons.cancel', { ns: 'common' })}
          </button>
          <button type="button" className="btn" disabled={!ready || busy} onClick={() => void take()}>
            {t('codes.file.take')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
