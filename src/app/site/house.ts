import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { House } from '../../contract/house';
import { featureOfPage } from '../../contract/page-features';
import type { Feature } from '../../domain/features';
import { LOCAL_KEYS, readLocal, writeLocal } from '../../offline/storage/storage-keys';

/** The house of this site: as the document says that the server sent, else as this phone has kept it. */
export const houseStore = createStore<House>(readHouse);

/** Reads what the document says, else what was kept. */
export function readHouse(): House {
  try {
    // The worker's document, which is every house's, says nothing.
    const told = document.documentElement.dataset['house'] ?? readLocal(LOCAL_KEYS.house);
    return { lacks: [], ...(JSON.parse(told ?? '{}') as Partial<House>) };
  } catch {
    return { lacks: [] };
  }
}

/** Takes in what the server says of the house now, and keeps it for the next start. */
export function keepHouse(part: Partial<House>): void {
  const house = { ...houseStore.getState(), ...part };
  const text = JSON.stringify(house);
  if (text === JSON.stringify(houseStore.getState())) return;
  writeLocal(LOCAL_KEYS.house, text);
  houseStore.setState(house);
}

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
