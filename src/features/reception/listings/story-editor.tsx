// What Tiptap calls and Chromium lacks before 93 and 97.
import 'core-js/actual/object/has-own';
import 'core-js/actual/array/find-last';
import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStory, storyEdit } from '../../../contract/blog/clean-story';
import type { StoryNode } from '../../../contract/blog/story-document';
import type { Language } from '../../../domain/languages';
import { photoAt, photoInText } from '../../../domain/photos/photo';
import { linkAddress } from '../../../domain/web-address';
import { LinkDialog } from './link-dialog';
import { PhotoDialog } from '../photos/photo-dialog';
import css from './story-editor.module.css';
import { StoryTools } from './story-tools';

const EMPTY: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Extensions for all that the site can show (`contract/story-html`); the tools offer what an article needs of it. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, isAllowedUri: (address) => linkAddress(address) !== null },
  }),
  Image.configure({ allowBase64: false }),
];

interface StoryEditorProps {
  label: string;
  /** The language that is written. */
  lang: Language;
  value: StoryNode;
  onChange: (value: StoryNode) => void;
  error: string | undefined;
}

/** An article to write in: headings, lists, quotes, links and pictures, as the site will show them. */
export function StoryEditor({ label, lang, value, onChange, error }: StoryEditorProps) {
  const { t } = useTranslation('reception-listings');
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  /** Value that was told last: any other that comes in is from outside, such as an undo. */
  const told = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: contentOf(value),
    // The page's policy allows no style element; the rules are in the style sheet.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', lang, class: css.page ?? '' },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = storyOf(changed);
      onChange(told.current);
    },
  });
  useEffect(() => {
    if (value === told.current || JSON.stringify(value) === JSON.stringify(told.current)) return;
    told.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div data-wrong={error !== undefined || undefined}>
      <p className={css.label}>{label}</p>
      <div className={css.frame}>
        <StoryTools
          editor={editor}
          label={t('story.tools', { label })}
          onLink={() => setOpen('link')}
          onPicture={() => setOpen('picture')}
        />
        <EditorContent editor={editor} />
      </div>
      <p className={css.error} role="alert">
        {error}
      </p>
      {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(null)} />}
      {open === 'picture' && (
        <PhotoDialog
          onClose={() => setOpen(null)}
          onPick={({ address, alt }) => {
            const photo = photoAt(address);
            const src = photo ? photoInText(photo) : address;
            const size = photo ? { width: photo.width, height: photo.height } : {};
            editor
              .chain()
              .focus()
              .setImage({ src, alt: alt?.[lang] ?? '', ...size })
              .run();
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}

/** An editor needs somewhere to write. */
const contentOf = (value: StoryNode): JSONContent => ((value.content ?? []).length > 0 ? nodeOf(value) : EMPTY);

function nodeOf({ type, text, attrs, marks, content }: StoryNode): JSONContent {
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...(attrs ? { attrs } : {}),
    ...(marks
      ? { marks: marks.map((mark) => ({ type: mark.type, ...(mark.attrs ? { attrs: mark.attrs } : {}) })) }
      : {}),
    ...(content ? { content: content.map(nodeOf) } : {}),
  };
}

/** Reads the editor's article as it is kept: nothing in it but what the site shows. */
function storyOf(editor: Editor): StoryNode {
  const read = storyEdit.safeParse(editor.getJSON());
  return read.success && hasStory(read.data) ? read.data : { type: 'doc' };
}
