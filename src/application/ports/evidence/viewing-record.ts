/** Keeps who looked at what is masked, and when (checklist F-268). */
export interface ViewingRecord {
  /**
   * Done once the back end has recorded that the caller looks at a package's account number; faults where it could not.
   */
  recordAccountView(packageId: string): Promise<void>;
}
