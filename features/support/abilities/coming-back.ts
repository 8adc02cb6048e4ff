export interface ComingBack {
  /** Closes the portal, as closing a tab does: nothing of it goes on. */
  close(): void;
  /** Opens the portal anew at the same place. */
  comeBack(): Promise<void>;
}
