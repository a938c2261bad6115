import { Icon } from './icon';
import css from './copy-button.module.css';
import { useCopied } from './hooks/use-copied';

interface CopyButtonProps {
  text: string;
  /** Words on the button. */
  label: string;
  /** Words that stand there for a moment when it is done. */
  done?: string;
  /** Accessible name of the button: says which text is copied. */
  name: string;
  /** Said to a screen reader and, in short, shown on the button. */
  copied: string;
  failed: string;
  className?: string;
}

/** Copies a text. The label keeps its width while it says that it is done, so that nothing moves. */
export function CopyButton({ text, label, done = label, name, copied, failed, className = 'btn' }: CopyButtonProps) {
  const [state, copy] = useCopied(text);
  return (
    <>
      <button
        type="button"
        // What is copied before React is there; a translator has none of it, as it has what stands on the page.
        value={text}
        className={className}
        aria-label={state === 'copied' ? copied : name}
        onClick={copy}
        data-copied={state}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        <Words now={state === 'copied' ? done : label} both={[label, done]} />
      </button>
      <span className="sr" role="status">
        {state === 'copied' ? copied : state === 'failed' ? failed : ''}
      </span>
    </>
  );
}

/** One of two words, in the room that the longer one takes: nothing moves when they change. */
function Words({ now, both: [label, done] }: { now: string; both: readonly [string, string] }) {
  if (label === done) return label;
  return (
    <span className={css.words}>
      {[label, done].map((word) => (
        <span key={word} aria-hidden={word !== now || undefined}>
          {word}
        </span>
      ))}
    </span>
  );
}
