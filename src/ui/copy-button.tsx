import { Icon } from './icon';
import { useCopied } from './use-copied';

interface CopyButtonProps {
  text: string;
  /** What stands on the button. */
  label: string;
  /** What the button is called: which text is copied. */
  name: string;
  /** Said to a screen reader and, in short, shown on the button. */
  copied: string;
  failed: string;
  className?: string;
}

/** Copies a text. The label keeps its width while it says that it is done, so that nothing moves. */
export function CopyButton({ text, label, name, copied, failed, className = 'btn' }: CopyButtonProps) {
  const [state, copy] = useCopied(text);
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={copy} data-copied={state}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {label}
      </button>
      <span className="sr" role="status">
        {state === 'copied' ? copied : state === 'failed' ? failed : ''}
      </span>
    </>
  );
}
