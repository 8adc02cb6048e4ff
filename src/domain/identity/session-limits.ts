/** Sessions end after 30 minutes without user activity, and after 12 hours in any case. Milliseconds. */
export const idleLimit = 30 * 60_000;
export const absoluteLimit = 12 * 3_600_000;
/** Milliseconds before the end at which the portal warns and offers to stay signed in. */
export const endWarning = 2 * 60_000;
/** Milliseconds before the absolute end at which the portal warns, so that work can be finished. */
export const lastWarning = 10 * 60_000;
/** Milliseconds between reports of activity while the user is active. */
export const refreshInterval = 5 * 60_000;

/**
 * Failed sign-ins with one name from one source: after three a captcha is required, after five they are locked for 15
 * minutes.
 */
export const failuresBeforeCaptcha = 3;
export const failuresBeforeLock = 5;
export const lockDuration = 15 * 60_000;
