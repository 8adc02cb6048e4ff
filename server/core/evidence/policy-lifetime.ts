/** Milliseconds for which an upload form is valid, and for which an arrived file waits for its document. */
export const policyLifetime = 15 * 60_000;
