const collator = new Intl.Collator('en', { numeric: true });

/** Sorts doors as they lie along the corridor: A2 before A10. */
export const compareDoors = (a: string, b: string): number => collator.compare(a, b);
