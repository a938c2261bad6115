import { request } from '../../../api/request';
import { apiCall } from '../../../api/call';
import { readWifiSecretsCall } from '../../../contract/guest-access/desk-calls';
import { MAX_WIFI_LIST } from '../../../contract/desk/print';
import type { Language } from '../../../domain/languages';

/** Name and password of each apartment's network. Held in memory while cards are printed, and nowhere else. */
export type WifiOfDoors = ReadonlyMap<string, { name: string; password: string }>;

/**
 * Asks for the Wi-Fi of apartments, in lists short enough that every name is noted.
 *
 * @throws ApiFailure
 */
export async function readWifi(
  apartments: readonly string[],
  lang: Language,
  signal: AbortSignal,
): Promise<WifiOfDoors> {
  const wifi = new Map<string, { name: string; password: string }>();
  for (const list of listsOf([...new Set(apartments)])) {
    const { items } = await request(apiCall(readWifiSecretsCall, { query: { apartments: list }, lang, signal }));
    for (const { apartment, wifiName, wifiPassword } of items) {
      wifi.set(apartment, { name: wifiName, password: wifiPassword });
    }
  }
  return wifi;
}

function listsOf(apartments: readonly string[]): string[] {
  const lists: string[] = [];
  for (const apartment of apartments) {
    const last = lists.at(-1);
    if (last !== undefined && last.length + 1 + apartment.length <= MAX_WIFI_LIST) {
      lists[lists.length - 1] = `${last},${apartment}`;
    } else lists.push(apartment);
  }
  return lists;
}
