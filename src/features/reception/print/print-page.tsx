import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PrintHouse } from '../../../contract/desk/print';
import { doorsOf, namedDoors } from '../../../domain/print/chosen-doors';
import { cardsPerSheet, PRINT_FORMATS } from '../../../domain/print/formats';
import { originReach } from '../../../domain/print/origin-reach';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskPrintHouse } from '../../../offline/desk/desk-sources';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { CaptiveLines } from './captive-lines';
import { NfcList } from './nfc-list';
import { type DoorChoice, PrintDoors } from './print-doors';
import { PrintStyle } from './print-style';
import css from './print-page.module.css';
import './print-paper.css';
import { type PrintChoice, planCards, withWifi } from './print-plan';
import { PrintPreview } from './print-preview';
import { openQrReader, type ReadQr } from './print-reader';
import { PrintRunPanel } from './print-run-panel';
import { PrintSheet } from './print-sheet';
import { PrintWarning } from './print-warning';
import type { CardWords } from './print-words';
import { useDesk } from '../shared/use-desk';
import { usePrintRun } from './use-print-run';

interface PrintPageProps {
  lang: Language;
  words: CardWords;
  /** Opens the reader with which codes are read back. */
  openReader?: () => Promise<ReadQr>;
}

const FIRST_DOORS: DoorChoice = { way: 'ticked', ticked: { towers: [], floors: [], kinds: [] }, typed: '' };
const FIRST_CHOICE: PrintChoice = {
  format: 'a4-8',
  opens: 'guide',
  places: ['2-1', '2-2', '2-3', '2-4'],
  language: 'both',
  wifi: false,
  steps: true,
};

/** Cards and stickers with codes for every apartment: chosen, seen, read back, printed. */
export function PrintPage({ lang, words, openReader = openQrReader }: PrintPageProps) {
  const { t } = useTranslation('reception-print');
  const store = useMemo(() => deskQuery(deskPrintHouse(lang)), [lang]);
  const { data, failure } = useDesk(store);
  const house = useUnlessChanged(data);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {!house && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={8} />)}
      {house?.doors.length === 0 && <DeskNothing text={t('none')} />}
      {house && house.doors.length > 0 && <PrintDesk house={house} lang={lang} words={words} openReader={openReader} />}
    </>
  );
}

/** News of the desk bring the same list again and again; what was read back for it is still good. */
function useUnlessChanged(data: PrintHouse | null): PrintHouse | null {
  const [last, setLast] = useState(data);
  if (last !== data && JSON.stringify(last) !== JSON.stringify(data)) setLast(data);
  return last;
}

function PrintDesk({ house, lang, words, openReader }: Required<PrintPageProps> & { house: PrintHouse }) {
  const [doorChoice, setDoorChoice] = useState(FIRST_DOORS);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [accepted, setAccepted] = useState(false);
  const format = PRINT_FORMATS[choice.format];
  const reach = originReach(new URL(house.origin));
  const held = reach !== 'everywhere' && !accepted;
  const job = useMemo(() => {
    const { way, ticked, typed } = doorChoice;
    const doors = way === 'ticked' ? doorsOf(house.doors, ticked) : namedDoors(house.doors, typed).doors;
    const plans = planCards(house, doors, choice);
    return { plans, format: PRINT_FORMATS[choice.format], wifi: withWifi(choice) };
  }, [house, doorChoice, choice]);
  const { run, start, cancel } = usePrintRun(job, lang, openReader);
  const frame = { house, choice, words };
  return (
    <>
      {reach !== 'everywhere' && (
        <PrintWarning reach={reach} origin={house.origin} accepted={accepted} onAccept={setAccepted} />
      )}
      <div className={css.columns}>
        <div className={css.form}>
          <PrintDoors doors={house.doors} choice={doorChoice} onChange={setDoorChoice} />
          <PrintStyle house={house} choice={choice} onChange={setChoice} />
          <PrintRunPanel
            run={run}
            total={job.plans.length}
            sheets={Math.ceil(job.plans.length / cardsPerSheet(format))}
            held={held}
            onStart={() => void start()}
            onCancel={cancel}
          />
          {job.plans.length > 0 && <NfcList plans={job.plans} held={held} />}
          <CaptiveLines origin={house.origin} isReached={reach === 'everywhere'} />
        </div>
        {job.plans.length > 0 && <PrintPreview {...frame} plans={job.plans} checked={run.sheets} />}
      </div>
      {!held &&
        run.sheets.length > 0 &&
        createPortal(
          <div data-print-sheets="">
            {run.sheets.map((cards) => (
              <PrintSheet key={cards[0]?.name} cards={cards} {...frame} />
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
