import { STORY_PATHS } from '../paths';
import { later } from './page';

/** Blog, events and articles. */
export const storyPages = STORY_PATHS.map(later);
