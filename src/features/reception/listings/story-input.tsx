import { lazy, Suspense } from 'react';
import { storyDocument, type StoryNode } from '../../../contract/blog/story-document';
import type { Language } from '../../../domain/languages';
import { DeskSkeleton } from '../shared/desk-states';

/** The editor and what it stands on is fetched by who writes an article, and by nobody else. */
const StoryEditor = lazy(async () => ({ default: (await import('./story-editor')).StoryEditor }));

interface StoryInputProps {
  label: string;
  lang: Language;
  value: unknown;
  onChange: (value: StoryNode) => void;
  error: string | undefined;
}

/** An article in a form. */
export function StoryInput({ value, ...props }: StoryInputProps) {
  const read = storyDocument.safeParse(value);
  return (
    <Suspense fallback={<DeskSkeleton rows={6} />}>
      <StoryEditor value={read.success ? read.data : { type: 'doc' }} {...props} />
    </Suspense>
  );
}
