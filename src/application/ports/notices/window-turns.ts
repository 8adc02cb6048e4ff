/** Lets one window of a browser at a time do a piece of work. */
export interface WindowTurns {
  /** Does the work once no other window does it; a window that is closed gives up its turn. Faults as the work does. */
  take(matter: string, work: () => Promise<void>): Promise<void>;
}
