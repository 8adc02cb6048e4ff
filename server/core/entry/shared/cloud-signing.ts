/** What somebody is asked on their telephone. */
export interface CloudOrder {
  /** By which it is asked for again; nothing in it says who was asked. */
  readonly key: string;
  readonly userId: string;
  /** Every character of it is signed. */
  readonly text: string;
  /** Shown on both screens, for the person to compare. */
  readonly number: string;
  /** Real time, in milliseconds, after which no answer counts. */
  readonly until: number;
  /** It is signed by a key that is made for it, which takes the place of the one before. */
  readonly newKey?: boolean;
}

export type CloudReply =
  | { readonly state: 'waiting' | 'refused' }
  | { readonly state: 'signed'; readonly certificate: string; readonly signature: string };

/** Who keeps certificates and their keys for people, and has them confirm on their telephone each time one is used. */
export interface CloudSigning {
  ask(order: CloudOrder): Promise<void>;
  /** `waiting` as well for what was never asked. */
  reply(key: string): Promise<CloudReply>;
}
