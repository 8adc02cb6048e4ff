/**
 * Lease of work that one of several servers does alone. It expires at an instant of real time if that server is gone.
 */
export interface LeaseRecord {
  readonly name: string;
  readonly holder: string;
  readonly until: number;
}

/** Number of calls of one kind from one address on all servers, in the period that ends at a real instant. */
export interface CallCountRecord {
  readonly key: string;
  readonly calls: number;
  readonly until: number;
}

/** The answer that a create or confirm gave, kept under its idempotency key. */
export interface ReceiptRecord {
  readonly key: string;
  /** Digest of caller, call and request. A key that is reused for another request is refused. */
  readonly fingerprint: string;
  readonly answer: unknown;
  readonly at: number;
}

/** A request under an Idempotency-Key: begun, written in part, or answered. */
export interface KeyedCallRecord {
  /** Digest of the key and its owner. */
  readonly id: string;
  /** Digest of the call, the request and the acting user. Another request under the key is refused. */
  readonly fingerprint: string;
  /** The attempt that may write. */
  readonly attempt: string;
  readonly state: 'begun' | 'written' | 'answered';
  /** The answer, sealed under the key; before there is one, the progress of the work, or empty. */
  readonly answer: string;
  /** When it was begun, in real time. */
  readonly at: number;
}
