import type { ContentState } from '../../src/contract/editing/content';
import { dayFromToday } from '../browser/days';
import { STAFF } from '../browser/desk-staff';
import { check, type Walk } from './walk';

/** A hotel whose guide opens its codes to the guests of a stay. */
export const STAY_SETTINGS = {
  GUIDE_ACCESS: 'stay',
  RECEPTION_EMAIL: STAFF.email,
  RECEPTION_PASSWORD: STAFF.password,
};
/** Door code of the demo hotel's B902. */
export const CODE = '4826';

/** Reception, which is in the house and asks the server itself: its calls go past the guests' network. */
export class Desk {
  private readonly origin: string;
  private readonly cookie: string;

  private constructor(origin: string, cookie: string) {
    this.origin = origin;
    this.cookie = cookie;
  }

  static async of({ server }: Walk): Promise<Desk> {
    const headers = { 'content-type': 'application/json', origin: server.origin };
    const answer = await fetch(`${server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(STAFF),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.slice(0, one.indexOf(';')));
    return new Desk(server.origin, cookies.join('; '));
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { cookie: this.cookie, origin: this.origin };
    const answer = await fetch(`${this.origin}/api/reception/${path}`, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    check(answer.ok, `${method} ${path} was answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** The machine's hour must not matter. */
  async checkInFrom(checkIn: string): Promise<void> {
    const { value, version } = await this.call<ContentState>('GET', 'content/hours');
    const { hours } = value as { hours: object };
    await this.call('PUT', 'content/hours', { value: { hours: { ...hours, checkIn } }, version });
  }

  /** A stay in B902 from today on. @returns its id and the path of its guide, key included */
  async stay(): Promise<{ id: string; path: string }> {
    const guest = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(0), to: dayFromToday(2) };
    const { id, link } = await this.call<{ id: string; link: string }>('POST', 'stays', guest);
    return { id, path: pathOf(link) };
  }
}

/** The path of a guest's link, key included. */
export const pathOf = (link: string): string => new URL(link).pathname + new URL(link).hash;
