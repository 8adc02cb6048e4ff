/** What the security log is told of. */
export type SecurityEventKind =
  | 'registered' | 'registration-refused' | 'signed-in' | 'signed-in-by-text' | 'signed-in-by-key' | 'signed-in-by-partner' | 'signed-in-by-two-steps' | 'sign-in-refused' | 'sign-in-locked' | 'proof-required' | 'proof-wrong' | 'company-deregistered' | 'signed-out' | 'role-switched' | 'company-switched' | 'sessions-replaced'
  | 'password-changed' | 'password-change-refused' | 'session-ended' | 'mobile-revealed' | 'id-number-revealed'
  | 'reset-asked' | 'reset-refused' | 'password-reset' | 'password-reset-by-key' | 'unfreeze-asked' | 'unfreeze-refused' | 'account-unlocked' | 'unfreeze-waits' | 'unfreeze-granted' | 'unfreeze-declined' | 'account-frozen'
  /** To another server; the account is followed by where to. */
  | 'handed-over'
  /** At the workbench, by a code. */
  | 'workbench-asked' | 'workbench-refused' | 'workbench-entered' | 'workbench-left'
  /** Of telephones: the account is the number, masked. */
  | 'code-asked' | 'code-refused'
  /** Of a second proof, and of what brings it along. */
  | 'second-proof-asked' | 'second-proof-refused' | 'device-trusted' | 'two-step-on' | 'two-step-off' | 'two-step-refused' | 'trust-ended'
  /** By a command of whoever runs the portal. */
  | 'account-made-by-hand' | 'password-set-by-hand' | 'roles-set-by-hand' | 'mobile-set-by-hand' | 'identity-set-by-hand'
  /** Of keys: the account is the certificate's serial, or that whose telephone was asked. */
  | 'key-refused' | 'key-asked'
  /** Of one's own certificates, by the page on which they stand. */
  | 'certificate-opened' | 'certificate-renewed' | 'certificate-reissued' | 'certificate-lost' | 'certificate-applied' | 'certificate-activated' | 'certificate-refused'
  /** Of a company's people. */
  | 'joined' | 'joining-refused' | 'invited-person' | 'roles-changed' | 'left-company' | 'delegated' | 'delegation-ended'
  /** Of the mail address to which messages may go. */
  | 'mail-revealed' | 'mail-not-proved' | 'mail-asked' | 'mail-refused' | 'mail-confirmed' | 'mail-ended'
  /** Without a password, by whoever plays in the sandbox. */
  | 'sandbox-signed-in';
