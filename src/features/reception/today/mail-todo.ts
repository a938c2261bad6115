import type { Todo } from '../../../contract/desk/today';

type MailTodo = Pick<Todo, 'kind' | 'mail'>;

/** Tells whether a row says that mails cannot go out, rather than that one did not arrive. */
export const isOutage = ({ kind, mail }: MailTodo): boolean => kind === 'mail' && mail === undefined;

/** Tells whether it is the house itself that a mail did not reach. */
export const isForHouse = ({ mail }: MailTodo): boolean => mail?.endsWith('ForHotel') === true;

/**
 * Says how red a row is, for the style sheet: `all` when no guest gets a mail, `one` for one; `undefined` for other
 * rows.
 */
export const redOf = (todo: MailTodo): 'all' | 'one' | undefined =>
  todo.kind !== 'mail' ? undefined : isOutage(todo) ? 'all' : 'one';
