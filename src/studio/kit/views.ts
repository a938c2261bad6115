/** Every view that a window may have, by name: each fills the rectangle x, y, w, h. */
import { bay, bridge, cove, harbour, islands, wheel } from './views-bay';
import { cathedral, city, garden, lake, roofs, steelBridge, street, villa, westLake } from './views-town';

export const VIEWS = {
  bay,
  islands,
  bridge,
  wheel,
  harbour,
  cove,
  city,
  lake,
  westLake,
  street,
  roofs,
  cathedral,
  steelBridge,
  garden,
  villa,
};
export type ViewName = keyof typeof VIEWS;
