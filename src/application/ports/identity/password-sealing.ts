/** A password as it may travel. */
export interface SealedPassword {
  readonly cipher: string;
  readonly keyId: string;
}

/** Seals passwords so that only the back end opens them, and only within this very session (document 1, section 7). */
export interface PasswordSealing {
  seal(password: string): Promise<SealedPassword>;
}
