/** Proof that a visitor is a human: a picture to read, or a computed proof (document 1, section 7). */
export interface HumanProofDesk {
  /** Opens a visitor's session for the form; a second call starts a new one. */
  open(): Promise<void>;
  /** Address of a new picture. */
  captchaAddress(): Promise<string>;
  /**
   * Computes a proof for the next attempt. `onShare` receives the estimated progress, from 0 to 1. Faults with
   * `cancelled` when the signal aborts.
   */
  prove(onShare: (share: number) => void, signal: AbortSignal): Promise<string>;
  /** Whether the back end accepts a computed proof instead of the picture. */
  readonly offersProof: boolean;
}
