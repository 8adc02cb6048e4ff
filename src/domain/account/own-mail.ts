/** The mail address of an account, as its owner sees it. */
export interface OwnMail {
  /** Whether mail can be sent at all. */
  readonly canSend: boolean;
  /** Masked; empty where there is none. */
  readonly address: string;
  /** When it was confirmed, in milliseconds. */
  readonly since: number | undefined;
}
