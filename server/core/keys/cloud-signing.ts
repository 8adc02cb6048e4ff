/** Question to a person on their telephone. */
export interface CloudOrder {
  /** Identifies the question in later calls; does not reveal who was asked. */
  readonly key: string;
  readonly userId: string;
  /** Every character of it is signed. */
  readonly text: string;
  /** Shown on both screens, for the person to compare. */
  readonly number: string;
  /** Real time, in milliseconds, after which no answer counts. */
  readonly until: number;
  /** Whether a new key signs it, which replaces the previous one. */
  readonly newKey?: boolean;
}

export type CloudReply =
  | { readonly state: 'waiting' | 'refused' }
  | { readonly state: 'signed'; readonly certificate: string; readonly signature: string };

/** Service that keeps users' certificates and keys, and has each use confirmed on the user's telephone. */
export interface CloudSigning {
  ask(order: CloudOrder): Promise<void>;
  /** Also `waiting` for a question that was never asked. */
  reply(key: string): Promise<CloudReply>;
}
