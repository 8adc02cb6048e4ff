/**
 * A code that was requested in this tab: the number that it was sent to, and the instant from which another may be
 * requested. Instants in milliseconds since the epoch.
 */
export interface AskedCode {
  readonly mobile: string;
  readonly askedAt: number;
  readonly againAt: number;
}

/** Stores the last requested code of this tab, so that a reload does not lose it. Other tabs do not see it. */
export interface CodeMemory {
  recall(): AskedCode | undefined;
  remember(asked: AskedCode): void;
  forget(): void;
}
