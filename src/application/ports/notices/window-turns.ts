/** Of all windows of one browser one at a time does something. */
export interface WindowTurns {
  /** Does the work when no other window is at it; whoever is closed gives up their turn. Faults as the work does. */
  take(matter: string, work: () => Promise<void>): Promise<void>;
}
