/** Points that everybody starts with, and what the rewards cost (specification §9). */
export const LOYALTY_START = 1250;
export const LOYALTY_REWARDS = [400, 300, 200] as const;
