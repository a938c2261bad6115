import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import css from './accordion.module.css';

interface GroupProps {
  /** Everything that stands open, in this group or another. */
  open: readonly string[];
  onOpenChange: (open: string[]) => void;
  children: ReactNode;
}

/** Sections that open and close one by one; several may stand open. A group may lie inside an item of another. */
export function AccordionGroup({ open, onOpenChange, children }: GroupProps) {
  return (
    <Radix.Root type="multiple" value={[...open]} onValueChange={onOpenChange}>
      {children}
    </Radix.Root>
  );
}

/** Attributes that nothing here needs, times the thirty sections that every visit loads. */
const LEAN = { 'data-orientation': undefined, suppressHydrationWarning: true };

interface ItemProps {
  id: string;
  heading: ReactNode;
  level: 2 | 3;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * One section. Its body is always in the page: found by the browser, printed, and read where no script runs. Closing
 * only hides it, and only below `.js`. Radix's own content part is left out because it measures each body and writes a
 * style attribute, which a page without `unsafe-inline` must not carry (decision 40); and thirty `region` landmarks
 * help nobody. What stands open may have been changed before React came (app/guide/guide-early.ts), hence
 * `suppressHydrationWarning`.
 */
export function AccordionItem({ id, heading, level, className, children }: ItemProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const body = `s${id}`;
  return (
    <Radix.Item value={id} id={id} className={className} data-section="" {...LEAN}>
      <Heading className={css.heading} id={`t${id}`}>
        <Radix.Trigger
          className={css.trigger}
          id={undefined}
          aria-controls={body}
          data-state={undefined}
          data-accordion-trigger=""
          {...LEAN}
        >
          {heading}
          <Icon name="chevron" />
        </Radix.Trigger>
      </Heading>
      <div id={body} className={css.body}>
        {children}
      </div>
    </Radix.Item>
  );
}
