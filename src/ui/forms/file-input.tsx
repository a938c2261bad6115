import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  onFile: (file: File) => void;
}

/**
 * The field that asks for a file. It forgets the file at once: a browser says nothing when the same file is chosen again,
 * as people do after they have put it right.
 */
export function FileInput({ onFile, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
