import { createStore } from 'zustand/vanilla';
import type { ToastWords } from '../../../ui/toast';

/** Last words of the desk about something that was done; `null` for none. */
export const deskNoticeStore = createStore<{ words: ToastWords | null }>(() => ({ words: null }));

/** Time that a notice with a way back stays, in ms. */
export const UNDO_MS = 8000;

export const showToast = (words: ToastWords): void => deskNoticeStore.setState({ words });
export const dismissToast = (): void => deskNoticeStore.setState({ words: null });
