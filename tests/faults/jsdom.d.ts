/** As much of jsdom, which brings no types, as cases parse documents with. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: { document: Document };
  }
}
