import { MAX_WIFI_LIST, type PrintHouse, type WifiSecrets } from '../../../contract/desk/print';
import { placeOfDoor } from '../../../domain/guest-access/apartment-code';
import { goneParts } from '../../../domain/guide/parts/gone-parts';
import { AppError } from '../../errors';
import type { DeskCodes } from './door-codes';
import type { HotelState } from '../hotel/hotel';

interface Deps {
  hotel: HotelState;
  codes: Pick<DeskCodes, 'secrets'>;
}

/** Data that reception prints cards and stickers from. */
export class DeskPrint {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The doors in the order of towers, floors and units, without anything that opens them. */
  house(origin: string): PrintHouse {
    const { hotel } = this.#deps;
    const { apartments, isDemo, profile } = hotel.current;
    const inOrder = new Intl.Collator('vi', { numeric: true });
    return {
      origin,
      brand: profile.brand,
      phone: profile.phones.reception,
      gone: goneParts(profile, isDemo),
      curtainTowers: profile.towers.filter(({ electricCurtain }) => electricCurtain).map(({ id }) => id),
      doors: [...apartments.values()]
        .map(({ code, tower, card }) => ({
          apartment: code,
          tower,
          floor: placeOfDoor(code, tower)?.floor ?? null,
          card,
        }))
        .sort((a, b) => inOrder.compare(a.tower, b.tower) || inOrder.compare(a.apartment, b.apartment)),
    };
  }

  /**
   * Tells how to join the networks of a few apartments; no door code is in it.
   *
   * @param list codes with commas between them
   * @throws AppError 422 for a list that is empty or too long to be noted, 404 for an apartment that is none
   */
  async wifi(list: string): Promise<WifiSecrets> {
    const codes = list.split(',').filter((code) => code !== '');
    if (codes.length === 0) throw new AppError(422, 'required', { field: 'apartments' });
    if (list.length > MAX_WIFI_LIST) throw new AppError(422, 'invalid', { field: 'apartments' });
    const secrets = await Promise.all(codes.map((code) => this.#deps.codes.secrets(code)));
    return {
      items: secrets.map(({ apartment, wifiName, wifiPassword }) => ({ apartment, wifiName, wifiPassword })),
    };
  }
}
