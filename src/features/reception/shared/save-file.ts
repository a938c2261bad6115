interface SavedFile {
  name: string;
  type: string;
  content: BlobPart;
}

/** Hands a file to the browser, to be kept where its owner wants it. */
export function saveFile({ name, type, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Without the signs that a system takes for folders, drives or patterns. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, '-');
