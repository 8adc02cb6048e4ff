/** Sessions end after 30 minutes without anything done by the user, and after 12 hours in any case. Milliseconds. */
export const idleLimit = 30 * 60_000;
export const absoluteLimit = 12 * 3_600_000;
/** How long before the end the portal says so and offers to stay. Milliseconds. */
export const endWarning = 2 * 60_000;
/** How long before the absolute end the portal warns, so that work can be finished. Milliseconds. */
export const lastWarning = 10 * 60_000;
/** How often activity is reported while the user is active. Milliseconds. */
export const refreshInterval = 5 * 60_000;

/** A name and source are locked for 15 minutes after five failures; the captcha is asked from the third on. */
export const failuresBeforeCaptcha = 3;
export const failuresBeforeLock = 5;
export const lockDuration = 15 * 60_000;
