/** An encrypted password for transport. */
export interface SealedPassword {
  readonly cipher: string;
  readonly keyId: string;
}

/**
 * Encrypts passwords so that only the back end can decrypt them, and only within this session (document 1, section 7).
 */
export interface PasswordSealing {
  seal(password: string): Promise<SealedPassword>;
}
