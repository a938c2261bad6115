/** USER registers; RECEPTION, whatever somebody's role in the house, is made by the staff command (ruling 15) or an invitation. */
export const ROLES = ['USER', 'RECEPTION'] as const;
export type Role = (typeof ROLES)[number];
