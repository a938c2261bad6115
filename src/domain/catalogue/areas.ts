/** Every area an apartment or a tour can lie in (specification §3). */
export const AREAS = ['HA_NOI', 'HA_LONG', 'DA_NANG', 'NHA_TRANG', 'DA_LAT', 'HO_CHI_MINH', 'PHU_QUOC'] as const;
export type Area = (typeof AREAS)[number];

/** The two that the site's menu, search box and lists offer. */
export const OFFERED_AREAS = ['HA_NOI', 'HA_LONG'] as const satisfies readonly Area[];

/** Reads an area from an address or a choice; `null` when it is none. */
export function asArea(value: unknown): Area | null {
  return AREAS.find((area) => area === value) ?? null;
}
