/** How long an upload form stands, and what came waits for its document, in milliseconds. */
export const policyLifetime = 15 * 60_000;
