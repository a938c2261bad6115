/** Pages of the site that the guide links to: a constant alone, the guide loads nothing of the site's addresses. */
export const GUEST_FORM_PATH = '/form-qr';
