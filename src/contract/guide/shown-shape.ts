import type { GuideAnswer } from './guide';
import { boolean, nullable, object, oneOf, optional, schemaOf, string } from '../shape';

type ShownAnswer = Omit<GuideAnswer, 'sealed' | 'cancelled' | 'second'>;

/** The fields of an answer that something is painted from. */
export const shownFields: Parameters<typeof object<ShownAnswer>>[0] = {
  apartment: string,
  known: boolean,
  access: oneOf('open', 'locked', 'early', 'ended'),
  tower: nullable(string),
  doorCode: nullable(string),
  card: boolean,
  wifi: object<GuideAnswer['wifi']>({ name: nullable(string), password: nullable(string) }),
  validFrom: nullable(string),
  validUntil: nullable(string),
  movedTo: optional(string),
  serverNow: string,
};

/** All that the early script asks of an answer: each byte of it stands before the first picture. */
export const shownAnswerShape = schemaOf(object<ShownAnswer>(shownFields));
