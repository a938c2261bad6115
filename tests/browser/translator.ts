import type { Page } from '@playwright/test';

/**
 * Gives what a browser's translator does to a page: every text goes into elements of its own, `⟦so⟧`, now and when a script
 * writes another; what is marked stays.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isKept = (node: Node): boolean => {
      for (let at = node.parentElement; at; at = at.parentElement)
        if (/^(?:SCRIPT|STYLE|TEXTAREA|NOSCRIPT|CODE|FONT)$/.test(at.tagName) || !at.translate) return true;
      return false;
    };
    const change = (node: Node): void => {
      const text = node.nodeValue?.trim() ?? '';
      if (!node.isConnected || text === '' || isKept(node)) return;
      const wrap = (): HTMLElement => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const [outer, inner] = [wrap(), wrap()];
      inner.textContent = `⟦${text}⟧`;
      outer.append(inner);
      (node as ChildNode).replaceWith(outer);
    };
    const changeAll = (root: Node): void => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walk.nextNode()) found.push(walk.currentNode);
      found.forEach(change);
    };
    document.documentElement.lang = 'ko';
    changeAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') change(target);
        for (const node of addedNodes)
          if (node.nodeType === Node.TEXT_NODE) change(node);
          else if (node.nodeName !== 'FONT') changeAll(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
