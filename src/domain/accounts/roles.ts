/** USER registers; RECEPTION is made by the staff command alone (ruling 15). */
export const ROLES = ['USER', 'RECEPTION'] as const;
export type Role = (typeof ROLES)[number];
