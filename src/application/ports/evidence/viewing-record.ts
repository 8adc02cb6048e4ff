/** Log of views of masked data (checklist F-268). */
export interface ViewingRecord {
  /**
   * Resolves once the back end has recorded that the caller views a package's account number; faults where it could
   * not.
   */
  recordAccountView(packageId: string): Promise<void>;
}
