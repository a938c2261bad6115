const collator = new Intl.Collator('en', { numeric: true });

/** The order of doors as somebody walks by them: A2 before A10. */
export const compareDoors = (a: string, b: string): number => collator.compare(a, b);
