import createPurifier from 'dompurify';

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'img'],
  ...['a', 'b', 'i', 'strong', 'em', 'u', 's', 'figure', 'figcaption'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'loading', 'decoding'];
/** Pages and files of ours, https, http in links, mailboxes and phones. */
const ADDRESSES = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

let purifier: ReturnType<typeof createPurifier> | null = null;

/**
 * HTML of an article with nothing in it but text, lists, links and pictures: the server has rendered it from a list of
 * what is allowed, and the browser does not take its word for it (ruling 17). No ids and names, which could stand in
 * for the page's own, no styles, which could leave the article's box.
 */
export function sanitiseArticle(html: string): string {
  purifier ??= withLinkRules(createPurifier(window));
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESSES,
    // Or their values would have to be addresses.
    ADD_URI_SAFE_ATTR: ['width', 'height', 'start', 'loading', 'decoding'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: ['script', 'style', 'svg', 'math', 'template', 'noscript', 'iframe', 'form', 'select'],
  });
}

function withLinkRules(made: ReturnType<typeof createPurifier>): ReturnType<typeof createPurifier> {
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') {
      // A data: address passes DOMPurify's own rule for pictures.
      if (!/^(?:https:\/\/|\/(?![/\\]))/i.test(node.getAttribute('src') ?? '')) node.remove();
      else node.setAttribute('loading', 'lazy');
    }
    if (node.nodeName !== 'A') return;
    if (!/^https?:/i.test(node.getAttribute('href') ?? '')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}
