import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEASONS, type RoomPrices } from '../../../contract/catalogue/prices';
import { pastedSeasons, readPastedPrices, withPasted } from '../../../domain/bookings/prices/pasted-prices';
import { nightsBetween, showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { formatVnd } from '../../../domain/money';
import { Field } from '../../../ui/forms/field';
import { TextArea } from '../../../ui/forms/text-area';
import { FormDialog } from '../shared/form-dialog';
import css from './paste-prices-dialog.module.css';

interface PasteProps {
  prices: RoomPrices;
  /** Percent, which comes off these prices too. */
  discount: number;
  lang: Language;
  busy: boolean;
  onSave: (prices: RoomPrices) => void;
  onClose: () => void;
}

/** Prices out of a spreadsheet: pasted, read line by line, made seasons of. */
export function PastePricesDialog({ prices, discount, lang, ...act }: PasteProps) {
  const { t } = useTranslation('reception-prices');
  const [text, setText] = useState('');
  const [name, setName] = useState(() => t('paste.nameUsual'));
  const [pressed, setPressed] = useState(false);
  const lines = readPastedPrices(text);
  const faults = lines.filter(({ fault }) => fault !== undefined).length;
  const seasons = pastedSeasons(lines, name.trim());
  const nights = seasons.reduce((sum, { from, to }) => sum + nightsBetween(from, to) + 1, 0);
  const next = withPasted(prices, prices.base, seasons);
  const wrong =
    lines.length === 0
      ? t('paste.nothing')
      : faults > 0
        ? t('paste.faults', { count: faults })
        : next.seasons.length > MAX_SEASONS
          ? t('paste.tooMany', { most: MAX_SEASONS })
          : null;
  const nameMissing = name.trim() === '';
  return (
    <FormDialog
      title={t('paste.title')}
      submit={t('save')}
      busy={act.busy}
      wide
      error={pressed ? wrong : null}
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (wrong === null && !nameMissing) act.onSave(next);
      }}
      onClose={act.onClose}
    >
      <TextArea
        label={t('paste.cells')}
        hint={t('paste.how')}
        rows={6}
        spellCheck={false}
        className={css.cells ?? ''}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPressed(false);
        }}
      />
      <Field
        label={t('season.name')}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={nameMissing ? t('season.nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={css.read}>
        <p role="status">
          {lines.length > 0 &&
            [
              t('paste.lines', { count: lines.length }),
              t('paste.nights', { count: nights }),
              t('paste.seasons', { count: seasons.length }),
            ].join(' · ')}
        </p>
        {discount > 0 && lines.length > 0 && <p>{t('paste.discount', { percent: discount })}</p>}
        {lines.length > 0 && (
          <ul aria-label={t('paste.understood')}>
            {lines.map((line) => (
              <li key={line.line} data-fault={line.fault}>
                <span>{t('paste.line', { line: line.line })}</span>
                {line.fault === undefined ? (
                  <>
                    <span>
                      {line.from === line.to ? showDay(line.from) : `${showDay(line.from)} – ${showDay(line.to)}`}
                    </span>
                    <b translate="no">{formatVnd(line.price, lang)}</b>
                  </>
                ) : (
                  <span>{t(`paste.fault.${line.fault}`, { cell: line.cell })}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormDialog>
  );
}
