/** Days for which the events of an account are kept for its owner. */
export const historyDays = 180;
