import type { Locator } from '@playwright/test';
import { tap } from './finger';

/** A thumb that counts: taps, those into fields too, and fields that it fills. */
export class Thumb {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await tap(target);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.fields += 1;
    await field.fill(text);
  }
}
