import type { ContentEdit, ContentState } from '../../src/contract/editing/content';
import { type Asked, type FakeNetwork, ours } from './fake-network';

const AT = '2026-11-20T07:05:00.000Z';

/** Something that the desk edits as a whole, behind a network that a test has in hand. */
export interface EditedThing {
  /** As it stands on our server. */
  value: unknown;
  /** Has a colleague change it, of which nobody is told. */
  changedBy: (staffName: string, value: unknown) => void;
}

/**
 * Our server's way with a thing: a change names the version it was made from and is refused when that is no longer it,
 * the last change can be taken back, and one idempotency key is one change.
 *
 * @param path below `/api/reception/`
 */
export function editedThing(network: FakeNetwork, path: string, first: unknown): EditedThing {
  const changes: { before: unknown; staffName: string }[] = [];
  const answers = new Map<string, { what: string; state: ContentState }>();
  const thing: EditedThing = {
    value: first,
    changedBy: (staffName, value) => {
      changes.push({ before: thing.value, staffName });
      thing.value = value;
    },
  };
  const versionOf = (value: unknown): string => JSON.stringify(value);
  const stateOf = (): ContentState => {
    const last = changes.at(-1);
    const touched = last === undefined ? null : { at: AT, staffName: last.staffName };
    return {
      subject: path.replace(/^.*\//, ''),
      value: thing.value,
      version: versionOf(thing.value),
      last: touched && { id: `c${changes.length}`, ...touched },
      touched,
    };
  };
  const refused = (status: number, code: string, message: string, more: object = {}): Response =>
    ours({ message, code, requestId: 'r', ...more }, status);
  const once = ({ headers, body }: Asked, work: () => Response | null): Response => {
    const key = headers.get('idempotency-key') ?? '';
    const what = JSON.stringify(body);
    const before = answers.get(key);
    if (before && before.what !== what) return refused(422, 'keyReused', 'Mã yêu cầu này đã dùng.');
    if (before) return ours(before.state);
    const refusal = work();
    if (refusal) return refusal;
    answers.set(key, { what, state: stateOf() });
    return ours(stateOf());
  };
  const conflict = (): Response =>
    refused(409, 'contentChanged', 'Nội dung này đã thay đổi trong lúc bạn sửa.', { current: stateOf() });

  const at = `/api/reception/${path}`;
  network.on('GET', new RegExp(`^${at}(?:\\?|$)`), () => ours(stateOf()));
  network.on('GET', new RegExp(`^${at}/history\\?`), () => ours({ items: [], next: null }));
  network.on('PUT', at, (asked) =>
    once(asked, () => {
      const { value, version } = asked.body as ContentEdit;
      if (version !== versionOf(thing.value)) return conflict();
      thing.changedBy('Thu Hà', value);
      return null;
    }),
  );
  network.on('POST', `${at}/undo`, (asked) =>
    once(asked, () => {
      const { change } = asked.body as { change: string };
      if (change !== `c${changes.length}`) return conflict();
      thing.value = changes.pop()?.before;
      return null;
    }),
  );
  return thing;
}
