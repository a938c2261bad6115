import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentChange, ContentState } from '../../../contract/editing/content';
import { type EditedKind } from '../../../contract/editing/calls';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskEditHistory } from '../../../offline/desk/desk-sources';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useDesk, useOffline } from '../shared/use-desk';
import type { ContentDifference } from './content-changes';
import { DifferenceList } from './difference-list';
import css from './edit-history.module.css';
import { showMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';

interface EditHistoryProps {
  kind: EditedKind;
  id: string;
  /** The change that can be taken back. */
  last: ContentState['last'];
  lang: Language;
  busy: boolean;
  differencesOf: (change: ContentChange) => ContentDifference[];
  onUndo: (change: string) => void;
}

/** Lists who changed a thing, when, and from what to what; the last change can be taken back. */
export function EditHistory({ kind, id, last, lang, busy, differencesOf, onUndo }: EditHistoryProps) {
  const { t } = useTranslation('reception-content');
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return (
    <section className={css.history} aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      {pages.map((before, index) => (
        <HistoryPage
          key={before ?? 'newest'}
          kind={kind}
          id={id}
          before={before}
          lang={lang}
          last={last}
          busy={busy}
          differencesOf={differencesOf}
          onUndo={onUndo}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </section>
  );
}

interface HistoryPageProps extends EditHistoryProps {
  before: number | null;
  onMore: ((next: number) => void) | undefined;
}

function HistoryPage({ kind, id, before, lang, last, busy, differencesOf, onUndo, onMore }: HistoryPageProps) {
  const { t } = useTranslation('reception-content');
  const staffName = useStaffName();
  const store = useMemo(() => deskQuery(deskEditHistory(kind, id, before, lang)), [kind, id, before, lang]);
  const { data, failure } = useDesk(store);
  const offline = useOffline();
  if (!data) return failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={3} />;
  if (data.items.length === 0) return <p className={css.none}>{t('history.none')}</p>;
  const { next } = data;
  return (
    <>
      <ol className={css.changes}>
        {data.items.map((change) => {
          const touch = { name: staffName(change.staffName), time: showMoment(change.at) };
          return (
            <li key={change.id} data-undone={change.undone !== null || undefined}>
              <div className={css.line}>
                <span>
                  <b>{touch.name}</b> <time dateTime={change.at}>{touch.time}</time>
                </span>
                {last?.id === change.id && (
                  <button
                    type="button"
                    className="btn quiet"
                    aria-label={t('history.undoAbout', touch)}
                    disabled={busy || offline}
                    onClick={() => onUndo(change.id)}
                  >
                    {t('history.undo')}
                  </button>
                )}
                {change.undone && (
                  <small>
                    {t('history.undone', {
                      name: staffName(change.undone.staffName),
                      time: showMoment(change.undone.at),
                    })}
                  </small>
                )}
              </div>
              <DifferenceList differences={differencesOf(change)} />
            </li>
          );
        })}
      </ol>
      {next !== null && onMore && (
        <button type="button" className="btn text" onClick={() => onMore(next)}>
          {t('history.more')}
        </button>
      )}
    </>
  );
}
