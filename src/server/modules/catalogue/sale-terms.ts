import { FORMER_TERMS, type SaleTerms } from '../../../domain/bookings/sale-terms';
import { readDocument } from '../../platform/db/documents';
import type { Db } from '../../platform/db/schema';

/** Reads the terms on which the house sells; a room type may have surcharges of its own. */
export const readSaleTerms = async (db: Db): Promise<SaleTerms> =>
  (await readDocument(db, 'saleTerms')) ?? FORMER_TERMS;
