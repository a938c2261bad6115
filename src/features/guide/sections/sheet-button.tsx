import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

interface SheetButtonProps {
  sheet: ComponentType<{ onClose: () => void }>;
  /** Lets other parts find it, and press it. */
  id?: string;
  className?: string | undefined;
  /** Opens without a tap. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A button that opens a sheet, whose file comes with the tap. */
export function SheetButton({ sheet: Sheet, id, className = 'btn quiet', isOpen = false, children }: SheetButtonProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <button id={id} type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <Suspense>
          <Sheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
