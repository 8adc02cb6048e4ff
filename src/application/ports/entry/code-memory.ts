/**
 * A code that was asked for in this tab: to which number, and from when on another may be asked for. Milliseconds since
 * the epoch.
 */
export interface AskedCode {
  readonly mobile: string;
  readonly askedAt: number;
  readonly againAt: number;
}

/** Remembers over a reload which code was asked for; another tab knows nothing of it. */
export interface CodeMemory {
  recall(): AskedCode | undefined;
  remember(asked: AskedCode): void;
  forget(): void;
}
