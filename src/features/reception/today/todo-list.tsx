import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Today, Todo } from '../../../contract/desk/today';
import { DESK_PATH } from '../../../contract/page-addresses';
import { showDay, timeInVietNam } from '../../../domain/days';
import type { RequestKind } from '../../../domain/guest-requests/guest-request';
import { guestTelAddress } from '../../../domain/phone';
import { Icon } from '../../../ui/icon';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { useWide } from '../../../ui/hooks/use-wide';
import { GrantHourDialog } from '../bookings/grant-hour-dialog';
import { MarkDialog } from '../guest-access/departure/mark-dialog';
import { useRequestWords } from '../guest-requests/request-words';
import type { Way } from '../frame/booking-way';
import { DeskNothing } from '../shared/desk-states';
import css from './todo-list.module.css';
import { isForHouse, isOutage, redOf } from './mail-todo';
import { doorFacts, isAtDoor, type TodoRow } from './todo-rows';
import { todoTime } from './todo-time';
import { useOffline } from '../shared/use-desk';
import { useLang } from '../shared/use-lang';
import { useKeptPlace } from './use-kept-place';
import { useTodoAction } from './use-todo-action';
import { shortStay } from '../shared/weekday';

/** So many rows stand there before somebody asks for the rest, on a wide screen and on a narrow one. */
const [SHOWN, SHOWN_NARROW] = [6, 4];
/** So many doors are named whose codes are to change. */
const SHOWN_DOORS = 5;

interface TodoListProps {
  id: string;
  heading: string;
  rows: readonly TodoRow[];
  board: Today;
  /** UTC ms. */
  now: number;
  /** So many rows stand there where every line counts, and the way to the rest beside the heading. */
  brief?: number | undefined;
}

/**
 * Things to do, the most urgent first. Up and down choose a row, Enter presses its button, O opens the page of the
 * thing that it is about.
 */
export function TodoList({ id, heading, rows, board, now, brief }: TodoListProps) {
  const { t } = useTranslation('reception');
  const navigate = useNavigate();
  const lang = useLang();
  const { wayOf, ...actions } = useTodoAction();
  const [chosen, setChosen] = useState(0);
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const place = useKeptPlace<HTMLElement>(rows);
  const usual = useWide(900) ? SHOWN : SHOWN_NARROW;
  const first = brief ?? usual;
  const shown = whole ? rows : rows.slice(0, first);
  const at = Math.min(chosen, shown.length - 1);
  const wayOfRow = ({ todo, doors }: TodoRow): Way | null => (doors ? { to: `${DESK_PATH}/codes` } : wayOf(todo));
  const go = (way: Way | null): void => {
    if (way) void navigate(way.to, { state: way.state });
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = Math.max(0, Math.min(shown.length - 1, at + step));
      setChosen(next);
      list.current?.children[next]?.querySelector<HTMLElement>('[data-act]')?.focus();
    }
    if (event.key.toLowerCase() === 'o' && shown[at]) go(wayOfRow(shown[at]));
  };
  const rest =
    brief === undefined ? t('todo.more', { count: rows.length - first }) : t('todo.all', { count: rows.length });
  const more = rows.length > first && (
    <button type="button" className={css.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
      {whole ? t('todo.less') : rest}
    </button>
  );
  return (
    <section ref={place} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} tabIndex={-1}>
          {heading} {rows.length > 0 && <span className={css.how}>{t('todo.how')}</span>}
        </h2>
        {brief !== undefined && more}
      </div>
      {rows.length === 0 && <DeskNothing text={t('todo.none')} />}
      {rows.length > 0 && (
        <ul className={css.todos} ref={list} onKeyDown={onKey}>
          {shown.map((row, index) => (
            <Row
              key={row.todo.key}
              row={row}
              isChosen={index === at}
              board={board}
              now={now}
              way={wayOfRow(row)}
              actions={actions}
              onChoose={() => setChosen(index)}
              onGo={go}
            />
          ))}
        </ul>
      )}
      {brief === undefined && more}
      <MarkDialog marks={actions.marks} />
      {actions.granting && <GrantHourDialog asked={actions.granting} lang={lang} onClose={actions.stopGranting} />}
    </section>
  );
}

interface RowProps {
  row: TodoRow;
  isChosen: boolean;
  board: Today;
  now: number;
  way: Way | null;
  actions: Omit<ReturnType<typeof useTodoAction>, 'wayOf'>;
  onChoose: () => void;
  onGo: (way: Way | null) => void;
}

function Row({
  row: { todo, doors },
  isChosen,
  board,
  now,
  way,
  actions: { busy, actionOf },
  onChoose,
  onGo,
}: RowProps) {
  const { t } = useTranslation('reception');
  const offline = useOffline();
  const { text, late } = todoTime(todo, now, t);
  const action = doors ? { label: t('todo.codes.act'), act: null } : actionOf(todo);
  const atDoor = isAtDoor(todo);
  const requestWords = useRequestWords();
  const word = todo.wishes
    ? requestWords({ kind: todo.code as RequestKind, wishes: todo.wishes })
    : t(wordOf(todo), { day: todo.from === null ? '' : showDay(todo.from) });
  return (
    <li data-chosen={isChosen} data-late={late} data-red={atDoor ? 'door' : redOf(todo)} data-money={isMoney(todo)}>
      <span className={css.time}>{text}</span>
      {doors ? (
        <p>
          <b>{t('todo.codes.count', { count: board.counts.rotate })}</b>
          <Doors codes={doors} all={board.counts.rotate} />
        </p>
      ) : (
        <p>
          <b>{word}</b>
          {todo.kind === 'clock' && <span> {t('todo.clockWhy')}</span>}
          {todo.place !== '' && <span> · {todo.place}</span>}
          {todo.doors && <Doors codes={todo.doors} all={todo.doors.length} />}
          <TodoFacts todo={todo} />
          {todo.text !== undefined && <q>{todo.text}</q>}
          {atDoor && <AtDoor todo={todo} board={board} />}
          {todo.number !== undefined && <LostMail todo={todo} />}
          {todo.kind === 'backup' && way === null && <small className={css.lost}>{t('todo.tellOwner')}</small>}
        </p>
      )}
      <span className={css.acts}>
        {action.act && (
          <button type="button" data-act="" disabled={offline || busy} onFocus={onChoose} onClick={action.act}>
            {action.label}
          </button>
        )}
        {way && (
          <a
            href={way.to}
            {...(action.act ? {} : { 'data-act': '' })}
            aria-label={`${action.act ? t('todo.open') : action.label}: ${todo.who || todo.place || word}`}
            onFocus={onChoose}
            onClick={(event) => {
              event.preventDefault();
              onGo(way);
            }}
          >
            {!action.act && <span>{action.label}</span>}
            <Icon name="chevron-right" />
          </a>
        )}
      </span>
    </li>
  );
}

/** Names the first doors of a row that is about several, and how many more there are. */
function Doors({ codes, all }: { codes: readonly string[]; all: number }) {
  const { t } = useTranslation('reception');
  return (
    <>
      <span translate="no"> · {codes.slice(0, SHOWN_DOORS).join(' ')}</span>
      {all > SHOWN_DOORS && <span> {t('todo.codes.more', { count: all - SHOWN_DOORS })}</span>}
    </>
  );
}

function TodoFacts({ todo }: { todo: Todo }) {
  const { t } = useTranslation('reception');
  const formatVnd = useVnd();
  const { who, from, to, people, amount, mails } = todo;
  const facts = [
    who,
    from !== null && to !== null ? shortStay(from, to) : '',
    people === undefined ? '' : t('todo.people', { count: people }),
    amount === null ? '' : formatVnd(amount),
    mails === undefined ? '' : t(isOutage(todo) ? 'todo.mailsWaiting' : 'todo.mailsLost', { count: mails }),
  ].filter((fact) => fact !== '');
  return facts.length > 0 && <span> · {facts.join(' · ')}</span>;
}

/** Says whom to call and what is known of the door, while its guest stands before it. */
function AtDoor({ todo, board }: { todo: Todo; board: Today }) {
  const { t } = useTranslation('reception');
  const { phone, inside, readyAt, code } = doorFacts(todo, board);
  const facts = [
    inside === null ? '' : t('todo.door.inside', { guest: inside }),
    code === null ? '' : t(`todo.door.${code}`),
    readyAt === null ? t('todo.door.unready') : t('todo.door.ready', { time: timeInVietNam(Date.parse(readyAt)) }),
  ];
  return (
    <small className={css.door}>
      {facts.filter((fact) => fact !== '').join(' · ')}
      {phone !== '' && (
        <a href={guestTelAddress(phone)}>
          <Icon name="phone" />
          {t('todo.call', { phone })}
        </a>
      )}
    </small>
  );
}

/** Names which mail did not reach a guest, the number of their booking, and whom to call. */
function LostMail({ todo: { mail, number = '', phone } }: { todo: Todo }) {
  const { t } = useTranslation('reception');
  const facts = [t('todo.number', { number }), mail === undefined ? '' : t(`todo.mailKinds.${mail}`)];
  return (
    <small className={css.lost}>
      {facts.filter((fact) => fact !== '').join(' · ')}
      {phone !== undefined && <a href={guestTelAddress(phone)}>{t('todo.call', { phone })}</a>}
    </small>
  );
}

/** Money that is owed has an edge of its own. */
const isMoney = ({ kind, amount }: Todo): true | undefined =>
  kind === 'refund' || (kind === 'attention' && amount !== null) || undefined;

/** The sentence of a row: its kind, and of attention and messages what they are about. */
function wordOf(todo: Todo) {
  const { kind, code, topic } = todo;
  if (kind === 'mail') return `todo.mails.${isForHouse(todo) ? 'house' : ((code ?? 'down') as 'down')}` as const;
  if (kind === 'attention') return `todo.attentions.${(code ?? 'refundDue') as 'refundDue'}` as const;
  if (kind === 'request') return `todo.requests.${(code ?? 'TOWELS') as 'TOWELS'}` as const;
  if (kind === 'rotate' && code === 'next') return 'todo.rotateNext' as const;
  if (kind === 'rotate' && code === 'unseen') return 'todo.rotateUnseen' as const;
  if (topic === 'issue') return 'todo.items.issue' as const;
  if (kind === 'item') return `todo.items.${(code ?? 'interest') as 'interest'}` as const;
  return `todo.${kind}` as const;
}
