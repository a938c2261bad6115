import { dangerAmong, type DangerWords } from '../../domain/chat/pack-danger';

/** `app/guide/guide-document.tsx` writes the words of a pack in this place. */
declare const DANGER_WORDS: DangerWords;

// For the search, whose script nobody else shall pay these words with.
Object.assign(window, { hienDanger: (query: string) => dangerAmong(query, DANGER_WORDS) });
