import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/page-addresses';
import type { Today } from '../../../contract/desk/today';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { BOARD_FILTERS, type BoardFilter } from './board-figures';
import css from './board-figures-row.module.css';

interface BoardFiguresProps {
  figures: Readonly<Record<BoardFilter, number>>;
  rooms: Today['rooms'];
  filter: BoardFilter | null;
  onFilter: (filter: BoardFilter | null) => void;
  /** Number of guests who have left and owe. */
  debts: number;
}

/** The figures of the day: each shows what it counts, pressed once more everything. */
export function BoardFigures({ figures, rooms, filter, onFilter, debts }: BoardFiguresProps) {
  const { t } = useTranslation('reception');
  const formatVnd = useVnd();
  const shown = (name: BoardFilter): string => {
    if (name === 'due') return formatVnd(figures.due);
    return name === 'inHouse' ? `${figures.inHouse}/${rooms.all}` : String(figures[name]);
  };
  return (
    <div className={css.figures} role="group" aria-label={t('today.figures')}>
      {BOARD_FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter === name}
          data-late={(name === 'overdue' || name === 'due') && figures[name] > 0}
          onClick={() => onFilter(filter === name ? null : name)}
        >
          <b>{shown(name)}</b> <span>{t(`today.${name}`, { count: figures[name] })}</span>
        </button>
      ))}
      {debts > 0 && (
        <Link to={`${DESK_PATH}/bookings?filter=debt`} data-late="true">
          <b>{debts}</b> <span>{t('today.debts', { count: debts })}</span>
        </Link>
      )}
    </div>
  );
}
