/** For how many days what happened to an account is kept for its owner. */
export const historyDays = 180;
