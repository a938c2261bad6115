/** Types the `glob` call that the build replaces by the files, which are loaded with the program. */
interface ImportMeta {
  glob<T>(files: string, how: { eager: true; import: 'default' }): Readonly<Record<string, T>>;
}
