/** Every code an error of ours can carry; the sentences are in `locales/*\/server.json`. */
export const ERROR_CODES = [
  'badRequest',
  'badJson',
  'signInNeeded',
  'forbidden',
  'notFound',
  'methodNotAllowed',
  'conflict',
  'tooLarge',
  'mediaType',
  'invalid',
  'required',
  'tooLong',
  'email',
  'digitsOnly',
  'startsWithLetter',
  'keyReused',
  'tooMany',
  'tooManyComments',
  'nightsTaken',
  'occupied',
  'priceChanged',
  'sameBooking',
  'tooManyHolds',
  'networkBusy',
  'houseBusy',
  'walletClosed',
  'limit',
  'houseLine',
  'walletTooSmall',
  'walletTooLarge',
  'datesMissing',
  'checkOutNotAfterCheckIn',
  'checkInPast',
  'stayTooLong',
  'tooFarAhead',
  'stopSell',
  'closedToArrival',
  'closedToDeparture',
  'minStay',
  'departurePast',
  'tooManyGuests',
  'tooFewGuests',
  'tooManyRooms',
  'holdEnded',
  'refundAbovePaid',
  'aboveBalance',
  'lineVoided',
  'lineFixed',
  'notCorrectable',
  'bookingChanged',
  'payingNow',
  'notConfirmed',
  'noEmail',
  'bookerOnly',
  'feeChanged',
  'notCancellable',
  'momoNoLink',
  'momoFailed',
  'chatFailed',
  'wrongCredentials',
  'signInHeld',
  'codeNeeded',
  'codeWrong',
  'confirmNeeded',
  'otherDay',
  'proofWrong',
  'secondFactorMissing',
  'secondFactorOn',
  'secondFactorFirst',
  'secondFactorAsked',
  'lastStaff',
  'accountExists',
  'passwordTooShort',
  'passwordMixed',
  'passwordCommon',
  'passwordOwnWords',
  'passwordSame',
  'passwordWrong',
  'resetLinkEnded',
  'phone',
  'avatarType',
  'avatarSize',
  'photoType',
  'photoSize',
  'unknownApartment',
  'stayOver',
  'releaseEarly',
  'releaseNotReady',
  'releaseLockWaits',
  'releaseNone',
  'noDoorYet',
  'doorsGiven',
  'tooManyCompanions',
  'stayOfBooking',
  'stayKeyNeeded',
  'stayEnded',
  'wrongRows',
  'notConfirmable',
  'markOver',
  'markTooEarly',
  'noShowTooEarly',
  'notMovable',
  'nightTaken',
  'alreadyHere',
  'leavingPast',
  'codeInUse',
  'sameCode',
  'channelKnown',
  'doorTaken',
  'doorOccupied',
  'otherType',
  'doorKnown',
  'doorInUse',
  'doorRetired',
  'wrongPattern',
  'nothingDue',
  'passportName',
  'passportNumber',
  'notForeign',
  'stayLimitOver',
  'retention',
  'contentChanged',
  'nothingToUndo',
  'photoGone',
  'hour',
  'webAddress',
  'day',
  'nameTaken',
  'roomsSold',
  'otherHost',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

interface ErrorDetails {
  /** The field of the input that is wrong. */
  field?: string;
  /** After how many seconds the same call may work. */
  retryAfter?: number;
  /** Value of an Allow header. */
  allow?: string;
  /** What stands in the sentence at its `{{names}}`. */
  words?: Readonly<Record<string, string>>;
  /** What stands beside the envelope's own keys, such as the right price. */
  more?: Readonly<Record<string, unknown>>;
}

/** A refusal that the caller is told about, as `{message, code, field?, requestId}`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(statusCode: number, code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}
