/** What a copy button of the door's or the Wi-Fi card copies: what stands beside it. */
export const textToCopy = (button: Element): string =>
  document.querySelector(button.closest('#door') ? '#door p span' : '#wifi dd~dd')?.textContent ?? '';
