/** The header on every answer of ours, so that a captive portal's page is never taken for one. */
export const MARKER_HEADER = 'x-hien';
export const MARKER_VALUE = '1';
