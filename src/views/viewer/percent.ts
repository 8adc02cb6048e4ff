/** Converts a share of a page to a CSS percentage. */
export const percent = (share: number): string => `${share * 100}%`;
