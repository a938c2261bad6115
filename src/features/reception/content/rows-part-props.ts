import type { UseFormReturn } from 'react-hook-form';
import type { Language } from '../../../domain/languages';
import type { RowsPart as Part } from './content-inputs';

export interface RowsPartProps {
  form: UseFormReturn;
  part: Part;
  /** Name of the list in the form. */
  path: string;
  lang: Language;
  /** It lies in a row of another list. */
  isInner?: boolean;
}
