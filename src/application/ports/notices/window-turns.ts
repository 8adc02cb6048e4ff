/** Mutual exclusion between the windows of a browser. */
export interface WindowTurns {
  /** Runs the work while no other window is running it. A closed window releases its lock. Faults as the work does. */
  take(matter: string, work: () => Promise<void>): Promise<void>;
}
