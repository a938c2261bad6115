import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { FilmPopupId } from '../../../domain/guide/films';
import { OPEN_AT_START } from '../../../domain/guide/outline';
import type { Language } from '../../../domain/languages';
import { placeOfApartment } from '../../../domain/guest-access/apartment-code';
import { guideStore } from '../early/guide-store';
import { towerShown } from '../early/paint-apartment';

/** The guest's view of this page: what they have opened and chosen. None of it is data. */
interface ViewState {
  /** Ids of the open sections and sub-sections, `2`, `2-3`; `null` while they stand as they do at the start. */
  open: readonly string[] | null;
  /** Popup id of the film that is shown. */
  film: FilmPopupId | null;
  /** The tower chosen by hand; `null` follows the apartment. */
  tower: string | null;
  /** Plan of the floor that is open on the map: `''` none, `null` the guest's own. */
  floor: string | null;
  /** Filter of each price table, by its section. */
  filters: Readonly<Record<string, string>>;
  /** The page is on its way to a printer: nothing on it can be tapped open. */
  paper: boolean;
}

export const NEW_VIEW: ViewState = { open: null, film: null, tower: null, floor: null, filters: {}, paper: false };
export const viewStore = createStore<ViewState>()(() => NEW_VIEW);
export const useView = <T>(select: (view: ViewState) => T): T => useStore(viewStore, select);

export const setOpen = (open: readonly string[]): void => viewStore.setState({ open });
/** Reads which sections stand open, also before anybody has opened or closed one. */
export const useOpen = (lang: Language): readonly string[] => useView((view) => view.open) ?? OPEN_AT_START[lang];
export const openFilm = (film: FilmPopupId): void => viewStore.setState({ film });
export const closeFilm = (): void => viewStore.setState({ film: null });
export const chooseTower = (tower: string): void => viewStore.setState({ tower });
export const openFloor = (floor: string): void => viewStore.setState({ floor });
export const setFilter = (table: string, query: string): void =>
  viewStore.setState(({ filters }) => ({ filters: { ...filters, [table]: query } }));

/** Opens a section together with the one it lies in. */
export function openPlace(id: string): void {
  const parent = id.split('-')[0] ?? id;
  setOpen([...new Set([...(viewStore.getState().open ?? []), parent, id])]);
}

/** The tower that stands for this guest: chosen by hand, else of the apartment, else the first one there is. */
export function useTower(towers: readonly { id: string }[]): string {
  const chosen = useView((view) => view.tower);
  const answered = useStore(guideStore, (state) => state.record?.answer.tower ?? null);
  const apartment = useStore(guideStore, (state) => state.apartment);
  const own = answered ?? placeOfApartment(apartment ?? '')?.tower;
  const ids = towers.map(({ id }) => id);
  return chosen !== null && ids.includes(chosen) ? chosen : towerShown(own, ids);
}
