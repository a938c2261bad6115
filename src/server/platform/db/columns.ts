import type { PersonKind } from '../../../contract/privacy/desk';
import type { RetentionKind } from '../../../domain/privacy/retention';

/**
 * Names what takes a person out of a column: the deletion of one person's rows of a kind, or the forgetting by the night; the
 * module's own `job`, within days; nothing for `staff`, whose names stay with what they did.
 */
type TakenOutBy = PersonKind | RetentionKind | 'job' | 'staff';

/** Every column of tables, by what takes a person out of it; those of `nobody` say neither who somebody is nor what they want. */
export type Columns<T> = { readonly [Table in keyof T]: Readonly<Partial<Record<TakenOutBy | 'nobody', string>>> };
