import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Todo } from '../../../contract/desk/today';
import { showDay } from '../../../domain/days';
import { guestTelAddress } from '../../../domain/phone';
import { Icon } from '../../../ui/icon';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { LeaveDialog } from '../departure/leave-dialog';
import { DeskNothing } from '../shared/desk-states';
import css from './todo-list.module.css';
import { isForHouse, isOutage, redOf } from './mail-todo';
import { todoTime } from './todo-time';
import { useOffline } from '../shared/use-desk';
import { useKeptPlace } from './use-kept-place';
import { useTodoAction } from './use-todo-action';
import { shortStay } from '../shared/weekday';

/**
 * What somebody has to do, the most urgent first. Up and down choose, Enter does what the row's button says, O opens what
 * it is about.
 */
export function TodoList({ todos, now }: { todos: readonly Todo[]; now: number }) {
  const { t } = useTranslation('reception');
  const formatVnd = useVnd();
  const navigate = useNavigate();
  const offline = useOffline();
  const { busy, actionOf, wayOf, marks } = useTodoAction();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const place = useKeptPlace<HTMLElement>(todos);
  const at = Math.min(chosen, todos.length - 1);
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = Math.max(0, Math.min(todos.length - 1, at + step));
      setChosen(next);
      list.current?.querySelectorAll<HTMLElement>('[data-act]')[next]?.focus();
    }
    const way = todos[at] && wayOf(todos[at]);
    if (event.key.toLowerCase() === 'o' && way) void navigate(way.to, { state: way.state });
  };
  return (
    <section ref={place} aria-labelledby="todo-heading">
      <h2 id="todo-heading" tabIndex={-1}>
        {t('todo.heading')} {todos.length > 0 && <span className={css.how}>{t('todo.how')}</span>}
      </h2>
      {todos.length === 0 && <DeskNothing text={t('todo.none')} />}
      {todos.length > 0 && (
        <ul className={css.todos} ref={list} onKeyDown={onKey}>
          {todos.map((todo, index) => {
            const { text, late } = todoTime(todo, now, t);
            const action = actionOf(todo);
            const way = wayOf(todo);
            const facts = [
              todo.who,
              todo.from !== null && todo.to !== null ? shortStay(todo.from, todo.to) : '',
              todo.people === undefined ? '' : t('todo.people', { count: todo.people }),
              todo.amount === null ? '' : formatVnd(todo.amount),
              todo.mails === undefined
                ? ''
                : t(isOutage(todo) ? 'todo.mailsWaiting' : 'todo.mailsLost', { count: todo.mails }),
            ].filter((fact) => fact !== '');
            return (
              <li key={todo.key} data-chosen={index === at} data-late={late} data-red={redOf(todo)}>
                <span className={css.time}>{text}</span>
                <p>
                  <b>{t(wordOf(todo), { day: todo.from === null ? '' : showDay(todo.from) })}</b>
                  {todo.kind === 'clock' && <span> {t('todo.clockWhy')}</span>}
                  {todo.place !== '' && <span> · {todo.place}</span>}
                  {facts.length > 0 && <span> · {facts.join(' · ')}</span>}
                  {todo.text !== undefined && <q>{todo.text}</q>}
                  {todo.number !== undefined && <LostMail todo={todo} />}
                </p>
                <span className={css.acts}>
                  {action.act && (
                    <button
                      type="button"
                      data-act=""
                      disabled={offline || busy}
                      onFocus={() => setChosen(index)}
                      onClick={action.act}
                    >
                      {action.label}
                    </button>
                  )}
                  {way && (
                    <a
                      href={way.to}
                      {...(action.act ? {} : { 'data-act': '' })}
                      aria-label={`${t('todo.open')}: ${todo.who || todo.place || t(wordOf(todo))}`}
                      onFocus={() => setChosen(index)}
                      onClick={(event) => {
                        event.preventDefault();
                        void navigate(way.to, { state: way.state });
                      }}
                    >
                      <Icon name="chevron-right" />
                    </a>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <LeaveDialog marks={marks} />
    </section>
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

/** The sentence of a row: its kind, and of attention and messages what they are about. */
function wordOf(todo: Todo) {
  const { kind, code, topic } = todo;
  if (kind === 'mail') return `todo.mails.${isForHouse(todo) ? 'house' : ((code ?? 'down') as 'down')}` as const;
  if (kind === 'attention') return `todo.attentions.${(code ?? 'refundDue') as 'refundDue'}` as const;
  if (kind === 'request') return `todo.requests.${(code ?? 'TOWELS') as 'TOWELS'}` as const;
  if (kind === 'rotate' && code === 'next') return 'todo.rotateNext' as const;
  if (topic === 'issue') return 'todo.items.issue' as const;
  if (kind === 'item') return `todo.items.${(code ?? 'interest') as 'interest'}` as const;
  return `todo.${kind}` as const;
}
