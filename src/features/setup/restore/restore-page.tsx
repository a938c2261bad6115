import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import { apiCall } from '../../../api/call';
import { request } from '../../../api/request';
import { DESK_PATH } from '../../../contract/page-addresses';
import { readSetupCopyCall, readSetupCopiesCall, restoreInSetupCall } from '../../../contract/setup/calls';
import type { SetupCopies, SetupCopy } from '../../../contract/setup/copies';
import { dayInVietNam, showDay, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { PasswordField } from '../../../ui/forms/password-field';
import { Icon } from '../../../ui/icon';
import { StatusMessage } from '../../../ui/status-message';
import css from '../setup.module.css';
import { useSetupCall } from '../use-setup-call';

/** While one is put back, the list is asked for this often, in ms. */
const ASKED_EVERY_MS = 1500;
/** Reading a large copy over the network takes longer than a click. */
const TIMEOUT_MS = 60_000;
const MB = 2 ** 20;
/** Tables whose rows an owner counts in. */
const COUNTED = ['apartments', 'bookings', 'stays', 'guest_forms'] as const;

interface RestorePageProps {
  lang: Language;
  language: ReactNode;
  onBack: () => void;
}

interface Chosen {
  name: string;
  passphrase: string;
  /** Contents of the copy; `null` while its passphrase is asked for. */
  copy: SetupCopy | null;
}

const momentOf = (at: string): string => {
  const instant = Date.parse(at);
  return `${timeInVietNam(instant)}, ${showDay(dayInVietNam(instant))}`;
};

/** Takes a house back out of a backup, instead of making one. */
export function RestorePage({ lang, language, onBack }: RestorePageProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, run, send, errorAt, forget } = useSetupCall(lang);
  const [copies, setCopies] = useState<SetupCopies | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const running = copies?.running === true;
  const read = useCallback(async (): Promise<void> => {
    try {
      setCopies(await request(apiCall(readSetupCopiesCall, {})));
    } catch (thrown) {
      // The house is there: its server knows no such call.
      if (asFailure(thrown).status === 404) location.replace(DESK_PATH);
      else throw thrown;
    }
  }, []);
  useEffect(() => void run(read), []); // oxlint-disable-line react/exhaustive-deps -- once, whatever is typed since
  useEffect(() => {
    if (!running) return;
    // While it starts again it does not answer.
    const timer = setInterval(() => void read().catch(() => undefined), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [running, read]);

  const open = (name: string, passphrase: string): Promise<SetupCopy | null> => {
    const body = passphrase === '' ? {} : { passphrase };
    return send(apiCall(readSetupCopyCall, { params: { id: name }, body, timeoutMs: TIMEOUT_MS }));
  };
  const choose = async (name: string, isSealed: boolean): Promise<void> => {
    const own: Chosen = { name, passphrase: '', copy: null };
    setChosen(isSealed ? own : null);
    const copy = await open(name, '');
    if (copy) setChosen({ ...own, copy });
    // Nothing has been typed yet that could be wrong.
    else if (isSealed) forget();
  };
  const submit = async (): Promise<void> => {
    if (chosen === null) return;
    const { name, passphrase } = chosen;
    if (chosen.copy === null) {
      const copy = await open(name, passphrase);
      if (copy) setChosen({ ...chosen, copy });
      return;
    }
    const body = passphrase === '' ? {} : { passphrase };
    const call = apiCall(restoreInSetupCall, { params: { id: name }, body, timeoutMs: TIMEOUT_MS });
    if (await run(() => request({ ...call, lang }))) await read();
  };
  const size = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const passphraseError = errorAt('passphrase');
  const shownFault = fault !== null && passphraseError === undefined ? fault.text : null;
  return (
    <form
      className={css.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !running) void submit();
      }}
    >
      <header className={css.top}>
        <div className={css.bar}>
          <button type="button" className={css.iconButton} aria-label={t('back')} disabled={running} onClick={onBack}>
            <Icon name="chevron-left" />
          </button>
          <p />
          {language}
        </div>
      </header>
      <main className={css.body}>
        <h1>{t('restore.title')}</h1>
        <p className={css.lead}>{t('restore.lead')}</p>
        {copies && copies.items.length === 0 && <p>{t('restore.none')}</p>}
        {copies && (
          <p className={css.hint}>
            {t(copies.unread === true ? 'restore.unread' : 'restore.folder')}{' '}
            <code translate="no">{copies.folder}</code>
          </p>
        )}
        {copies && !running && (
          <ul className={css.list}>
            {copies.items.map(({ name, at, bytes, sealed }) => (
              <li key={name} data-kept={chosen?.name === name}>
                <button type="button" aria-pressed={chosen?.name === name} onClick={() => void choose(name, sealed)}>
                  <Icon name={chosen?.name === name ? 'check' : 'download'} />
                  <span>
                    <b>{momentOf(at)}</b>
                    <small>
                      {size.format(Math.max(0.1, bytes / MB))}
                      {sealed && ` · ${t('restore.sealed')}`}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {chosen?.copy === null && !running && (
          <PasswordField
            label={t('restore.passphrase')}
            hint={t('restore.passphraseHint')}
            error={passphraseError}
            show={t('steps.owner.show')}
            hide={t('steps.owner.hide')}
            autoComplete="off"
            value={chosen.passphrase}
            onChange={({ target }) => setChosen({ ...chosen, passphrase: target.value })}
          />
        )}
        {chosen?.copy && (
          <section className={css.card} aria-label={chosen.copy.brand}>
            <h2 translate="no">{chosen.copy.brand}</h2>
            <p>{t('restore.asOf', { time: momentOf(chosen.copy.at) })}</p>
            <p className={css.hint}>
              {COUNTED.map((table) => t(`restore.counts.${table}`, { count: chosen.copy?.counts[table] ?? 0 })).join(
                ' · ',
              )}
            </p>
          </section>
        )}
        {running && <p role="status">{t('restore.running')}</p>}
        {shownFault !== null && (
          <StatusMessage className={css.fault} to={fault}>
            {shownFault}
          </StatusMessage>
        )}
        {copies?.fault !== undefined && !running && (
          <StatusMessage className={css.fault} to={copies.fault}>
            {t('restore.failed')} <span lang="en">{copies.fault}</span>
          </StatusMessage>
        )}
      </main>
      <footer className={css.foot}>
        <div>
          <p />
          {chosen && (
            <button type="submit" className="btn" aria-disabled={busy || running}>
              {running ? t('restore.busy') : t(chosen.copy ? 'restore.submit' : 'restore.open')}
            </button>
          )}
        </div>
      </footer>
    </form>
  );
}
