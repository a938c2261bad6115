import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../ui/icon';
import css from './story-editor.module.css';

interface StoryToolsProps {
  editor: Editor;
  label: string;
  onLink: () => void;
  onPicture: () => void;
}

interface Tool {
  name: 'h2' | 'h3' | 'bold' | 'italic' | 'list' | 'numbers' | 'quote';
  sign: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'h2',
    sign: 'H2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'h3',
    sign: 'H3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'list',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    sign: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** Tools for the text at the caret. */
export function StoryTools({ editor, label, onLink, onPicture }: StoryToolsProps) {
  const { t } = useTranslation('reception-listings');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map((tool) => tool.isOn(now)),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const other = (name: 'undo' | 'redo', sign: string, can: boolean, run: () => void) => (
    <button type="button" aria-label={t(`story.${name}`)} title={t(`story.${name}`)} disabled={!can} onClick={run}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const opener = (name: 'link' | 'picture', icon: IconName, isOn: boolean, open: () => void) => (
    <button type="button" className={css.wide} aria-pressed={isOn} onClick={open}>
      <Icon name={icon} />
      {t(`story.${name}`)}
    </button>
  );
  return (
    <div className={css.tools} role="toolbar" aria-label={label}>
      {TOOLS.map((tool, at) => (
        <button
          key={tool.name}
          type="button"
          data-tool={tool.name}
          aria-label={t(`story.${tool.name}`)}
          title={t(`story.${tool.name}`)}
          aria-pressed={state.on[at] ?? false}
          onClick={() => tool.run(editor)}
        >
          <span aria-hidden="true">{tool.sign}</span>
        </button>
      ))}
      {opener('link', 'external', state.link, onLink)}
      {opener('picture', 'plus', false, onPicture)}
      {other('undo', '↶', state.undo, () => editor.chain().focus().undo().run())}
      {other('redo', '↷', state.redo, () => editor.chain().focus().redo().run())}
    </div>
  );
}
