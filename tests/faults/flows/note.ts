import { test } from '@playwright/test';

/** Notes what a flow has measured, for the table. */
export function note(text: string): void {
  test.info().annotations.push({ type: 'figure', description: text });
}
