/** Mutual exclusion between the windows of a browser. */
export interface WindowTurns {
  /** Does the work once no other window is doing it. A closed window releases its turn. Faults as the work does. */
  take(matter: string, work: () => Promise<void>): Promise<void>;
}
