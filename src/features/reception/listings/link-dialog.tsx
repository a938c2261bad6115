import type { Editor } from '@tiptap/react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from '../../../domain/web-address';
import { Field } from '../../../ui/forms/field';
import { FormDialog } from '../shared/form-dialog';

/** Asks where the words at the caret lead to. An empty address takes the link away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('reception-listings');
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [wrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The dialog is inside the page's form for React, whatever the document says.
    event.stopPropagation();
    const typed = address.trim();
    const href = linkAddress(/^[\w-]+(\.[\w-]+)+/.test(typed) ? `https://${typed}` : typed);
    if (typed !== '' && href === null) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === null) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <FormDialog title={t('link.title')} submit={t('link.submit')} busy={false} onSubmit={submit} onClose={onClose}>
      <Field
        label={t('link.address')}
        hint={t('link.hint')}
        error={wrong ? t('link.wrong') : undefined}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
    </FormDialog>
  );
}
