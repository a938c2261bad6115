/** Ways in which the doors of a tower open. */
export const TOWER_LOCKS = ['password', 'card', 'key'] as const;
