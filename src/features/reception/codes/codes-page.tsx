import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskApartment } from '../../../contract/desk/codes';
import { foldedMatch } from '../../../domain/fold';
import type { Language } from '../../../domain/languages';
import { deskCodes, deskQuery } from '../../../offline/desk/desk';
import { Field } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icon';
import { ChangeCodeDialog } from './change-code-dialog';
import { CodeTable } from './code-table';
import css from '../shared/list-tools.module.css';
import { DefaultCodesDialog } from './default-codes-dialog';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { ImportCodesDialog } from './import-codes-dialog';
import { ReadCodeDialog } from './read-code-dialog';
import { useDesk, useOffline } from '../shared/use-desk';

const SHOWN = ['all', 'rotate', 'default'] as const;
type Shown = (typeof SHOWN)[number];

const isShown: Record<Shown, (door: DeskApartment) => boolean> = {
  all: () => true,
  rotate: ({ rotate }) => rotate !== null,
  default: ({ isDefault }) => isDefault,
};

/** Door codes and Wi-Fi of every apartment: which are to be changed, read one by one, changed one by one or by a file. */
export function CodesPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception-stays');
  const store = useMemo(() => deskQuery(deskCodes(lang)), [lang]);
  const { data, failure } = useDesk(store);
  const offline = useOffline();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<{ what: 'read' | 'change' | 'import' | 'defaults'; apartment: string } | null>(null);
  const doors = data?.items ?? [];
  // What is to be done stands first, as long as nobody has chosen otherwise.
  const shown = chosen ?? (doors.some(isShown.rotate) ? 'rotate' : 'all');
  const found = doors.filter(isShown[shown]).filter((door) => foldedMatch(`${door.apartment} ${door.wifiName}`, query));
  const close = (): void => setOpen(null);
  return (
    <>
      <DeskHead title={t('codes.title')} lead={t('codes.lead')}>
        <button
          type="button"
          className="btn quiet"
          disabled={offline}
          onClick={() => setOpen({ what: 'defaults', apartment: '' })}
        >
          {t('codes.defaults.open')}
        </button>
        <button
          type="button"
          className="btn quiet"
          disabled={offline}
          onClick={() => setOpen({ what: 'import', apartment: '' })}
        >
          <Icon name="download" />
          {t('codes.import')}
        </button>
      </DeskHead>
      <div className={css.tools}>
        <DeskTabs
          label={t('codes.shown')}
          value={shown}
          options={SHOWN.map((value) => ({
            value,
            word: t(`codes.tabs.${value}`),
            count: data ? doors.filter(isShown[value]).length : undefined,
          }))}
          onChange={setChosen}
        />
        <Field
          label={t('codes.find')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={10} />)}
      {data && found.length === 0 && <DeskNothing text={t(`codes.none.${query === '' ? shown : 'all'}`)} />}
      {found.length > 0 && (
        <CodeTable
          doors={found}
          onRead={(apartment) => setOpen({ what: 'read', apartment })}
          onChange={(apartment) => setOpen({ what: 'change', apartment })}
        />
      )}
      {open?.what === 'read' && <ReadCodeDialog apartment={open.apartment} lang={lang} onClose={close} />}
      {open?.what === 'change' && <ChangeCodeDialog apartment={open.apartment} onClose={close} />}
      {open?.what === 'defaults' && <DefaultCodesDialog lang={lang} onClose={close} />}
      {open?.what === 'import' && <ImportCodesDialog onClose={close} />}
    </>
  );
}
