import type { Language } from '../../domain/languages';
import type { ToastWords } from '../../ui/toast';

/** Props of the parts of the page, with the calls by which they tell the page something. */
export interface ProfilePart {
  lang: Language;
  onNotice: (words: ToastWords) => void;
  /** Resolves when the page shows what our server has now. */
  onChanged: () => Promise<void>;
}
