/** What the build makes of it: the files, read with the program. */
interface ImportMeta {
  glob<T>(files: string, how: { eager: true; import: 'default' }): Readonly<Record<string, T>>;
}
