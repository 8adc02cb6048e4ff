/** What the security log is told of. */
export type SecurityEventKind =
  | 'signed-in' | 'sign-in-refused' | 'sign-in-locked' | 'proof-required' | 'proof-wrong' | 'company-deregistered' | 'signed-out' | 'role-switched' | 'sessions-replaced'
  /** Of telephones: the account is the number, masked. */
  | 'code-asked' | 'code-refused'
  /** Without a password, by whoever plays in the sandbox. */
  | 'sandbox-signed-in';

/** One line of the security log: who did what, from where. The account is as it was typed, at most 64 characters, where nobody is signed in. */
export interface SecurityEvent {
  readonly what: SecurityEventKind;
  readonly account: string;
  readonly source: string;
  readonly traceId: string;
}

export type SecurityLog = (event: SecurityEvent) => void;

/** Tells the log, where somebody keeps one. */
export function told({ security }: { readonly security?: SecurityLog | undefined }, { source, traceId }: Pick<SecurityEvent, 'source' | 'traceId'>, what: SecurityEventKind, account: string): void {
  security?.({ what, account, source, traceId });
}
