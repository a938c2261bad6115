import { useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Backups } from '../../../contract/backups/desk';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskPrintHouse } from '../../../offline/desk/desk-sources';
import { PasswordField } from '../../../ui/forms/password-field';
import '../print/print-paper.css';
import { DeskPart } from '../shared/desk-part';
import { showMoment } from '../shared/moment';
import { useDesk, useNow } from '../shared/use-desk';
import css from './recovery-sheet.module.css';

/**
 * Everything that a stranger needs to bring the house back, on a sheet of paper. What is typed here leaves the page on
 * paper alone.
 */
export function RecoverySheet({ backups, lang }: { backups: Backups; lang: Language }) {
  const { t } = useTranslation('reception-backups');
  const { data: house } = useDesk(useMemo(() => deskQuery(deskPrintHouse(lang)), [lang]));
  const now = useNow();
  const [passphrase, setPassphrase] = useState('');
  const [isPrinted, setIsPrinted] = useState(false);
  const { folder, encrypted, items } = backups;
  if (house === null || folder === undefined) return null;
  const good = items.find(({ level, beforeUpdate }) => level !== 'failed' && beforeUpdate !== true);
  const print = (): void => {
    flushSync(() => setIsPrinted(true));
    window.print();
  };
  return (
    <DeskPart heading={t('sheet.heading')} lead={t('sheet.lead')}>
      <div className={css.form}>
        {encrypted === true && (
          <PasswordField
            label={t('sheet.passphrase')}
            hint={t('sheet.passphraseHint')}
            show={t('sheet.show')}
            hide={t('sheet.hide')}
            autoComplete="off"
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
          />
        )}
        <button type="button" className="btn quiet" onClick={print}>
          {t('sheet.print')}
        </button>
      </div>
      {isPrinted &&
        createPortal(
          <div data-print-sheets="">
            <section data-paper="a4" className={css.sheet} aria-label={t('sheet.title', { brand: house.brand })}>
              <h1>{t('sheet.title', { brand: house.brand })}</h1>
              <p>{t('sheet.for', { origin: house.origin, time: showMoment(new Date(now).toISOString()) })}</p>
              <h2>{t('sheet.where')}</h2>
              <p>
                {t('sheet.folder')} <code translate="no">{folder}</code>
              </p>
              <p className={css.blank}>{t('sheet.elsewhere')}</p>
              <h2>{t('sheet.how')}</h2>
              <ol>
                <li>{t('sheet.install')}</li>
                <li>
                  {t('sheet.setup')} <code translate="no">HOTEL_FILE=new npm start</code>
                </li>
                <li>
                  {t('sheet.command')}{' '}
                  <code translate="no">
                    {encrypted === true && `BACKUP_PASSPHRASE='…' `}npm run restore -- {folder}/{good?.name ?? '…'}
                  </code>
                </li>
              </ol>
              {encrypted === true && (
                <>
                  <h2>{t('sheet.secret')}</h2>
                  <p className={css.secret} data-blank={passphrase === ''} translate="no">
                    {passphrase}
                  </p>
                </>
              )}
              <p className={css.keep}>{t(encrypted === true ? 'sheet.keep' : 'sheet.keepOpen')}</p>
            </section>
          </div>,
          document.body,
        )}
    </DeskPart>
  );
}
