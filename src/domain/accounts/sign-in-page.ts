/**
 * A page that no Wi-Fi's sign-in page can fail to take over: it is not ours, and it is not encrypted, so that the Wi-Fi
 * can answer in its place. That is what it is for.
 */
export const SIGN_IN_BAIT = 'http://neverssl.com/';
