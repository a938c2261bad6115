/** Every view that a window may have, by name: each fills the rectangle x, y, w, h. */
import { bay, bridge, cove, harbour, islands, wheel } from './views-bay';
import { cathedral, lake, street, villa, westLake } from './views-town';
import { garden } from './view-garden';
import { roofs } from './view-roofs';
import { steelBridge } from './view-long-bien';
import { city } from './view-towers';

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
