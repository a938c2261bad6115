import * as Radix from '@radix-ui/react-accordion';
import type { ComponentProps, ReactNode } from 'react';
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

/** Radix writes a style attribute, which a page without `unsafe-inline` must not carry; nothing here needs it. */
function Region(props: ComponentProps<'div'>) {
  return <div {...props} style={undefined} />;
}

interface ItemProps {
  id: string;
  heading: ReactNode;
  level: 2 | 3;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * One section. Its body is always in the page: found by the browser, printed, and read where no script runs. Closing
 * only hides it, and only below `.js`. The attributes may have been changed by the early script before React came,
 * hence `suppressHydrationWarning`.
 */
export function AccordionItem({ id, heading, level, className, children }: ItemProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Radix.Item value={id} id={id} className={className} data-section="" suppressHydrationWarning>
      <Radix.Header asChild>
        <Heading className={css.heading} suppressHydrationWarning>
          <Radix.Trigger className={css.trigger} data-accordion-trigger="" suppressHydrationWarning>
            {heading}
            <Icon name="chevron" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content forceMount asChild data-accordion-region="" suppressHydrationWarning>
        <Region>{children}</Region>
      </Radix.Content>
    </Radix.Item>
  );
}
