/** A share of a page, as styles say it. */
export const percent = (share: number): string => `${share * 100}%`;
