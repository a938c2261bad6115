import type { Language } from '../../domain/languages';
import type { ToastWords } from '../../ui/toast';

/** What the parts of the page tell it. */
export interface ProfilePart {
  lang: Language;
  onNotice: (words: ToastWords) => void;
  /** Resolves when the page shows what our server has now. */
  onChanged: () => Promise<void>;
}
