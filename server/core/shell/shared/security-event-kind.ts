/** What the security log is told of. */
export type SecurityEventKind =
  | 'signed-in' | 'sign-in-refused' | 'sign-in-locked' | 'proof-required' | 'proof-wrong' | 'company-deregistered' | 'signed-out' | 'role-switched' | 'sessions-replaced'
  | 'password-changed' | 'password-change-refused' | 'session-ended' | 'mobile-revealed' | 'id-number-revealed'
  /** Without a password, by whoever plays in the sandbox. */
  | 'sandbox-signed-in';
