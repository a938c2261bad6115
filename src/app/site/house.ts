import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { apiCall } from '../../api/call';
import { request } from '../../api/request';
import { readHouseCall } from '../../contract/hotel/calls';
import type { House } from '../../contract/hotel/house';
import { HOUSE_DATA, houseShape } from '../../contract/hotel/house-shape';
import { featureOfPage } from '../../contract/page-features';
import type { Feature } from '../../domain/features';
import { LOCAL_KEYS, readLocal, writeLocal } from '../../offline/storage/storage-keys';

/** Words of the server in a document of its own; the worker's document, which is every house's, says nothing. */
const told = (): string | undefined => document.documentElement.dataset[HOUSE_DATA];

/** The house of this site. */
export const houseStore = createStore<House>(readHouse);

/** Reads what the document says, else what this phone has kept. */
export function readHouse(): House {
  try {
    const read = houseShape.safeParse(JSON.parse(told() ?? readLocal(LOCAL_KEYS.house) ?? ''));
    if (read.success) return read.data;
  } catch {
    // Nothing kept yet, or by a version that wrote otherwise.
  }
  return { lacks: [] };
}

/** Keeps what the house is for the next start, and asks for it where the document did not say. */
export async function followHouse(): Promise<void> {
  const house =
    told() === undefined ? await request(apiCall(readHouseCall, { schema: houseShape })).catch(readHouse) : readHouse();
  writeLocal(LOCAL_KEYS.house, JSON.stringify(house));
  houseStore.setState(house, true);
}

/** Tells whether the drawings of the lobby, by a bay, may stand for this house: the demo, or one with a view of its own. */
export const useHasLobby = (): boolean => useStore(houseStore, ({ own }) => own?.bare !== true);

/** Tells of each feature whether the house has it. */
export function useHas(): (feature: Feature) => boolean {
  const { lacks } = useStore(houseStore);
  return (feature) => !lacks.includes(feature);
}

/** Tells of each address whether this house has its page. */
export function useHasPage(): (path: string) => boolean {
  const has = useHas();
  return (path) => {
    const feature = featureOfPage(path);
    return feature === null || has(feature);
  };
}
