/** The words of the plans, one file per language under `locales/`. */
import { readFileSync } from 'node:fs';
import type { FloorKind, RoomName } from './floors';
import type { TowerName } from './tower';

export const PLAN_LANGUAGES = ['vi', 'en'] as const;
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

export interface PlanWords {
  readonly towers: Readonly<Record<TowerName, string>>;
  readonly floors: Readonly<Record<FloorKind, string>>;
  readonly kinds: Readonly<Record<FloorKind, string>>;
  readonly key: Readonly<Record<'lift' | 'service' | 'stairs' | 'trash', string>>;
  /** A line break in a name is a line break on the plan. */
  readonly rooms: Readonly<Record<RoomName, string>>;
  readonly entrance: string;
  readonly bay: string;
  readonly north: string;
}

export const readPlanWords = (language: PlanLanguage): PlanWords =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/plans.json`, import.meta.url), 'utf8')) as PlanWords;
