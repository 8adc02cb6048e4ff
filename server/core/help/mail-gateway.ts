/** A message to mailboxes. */
export interface MailMessage {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The same for the same thing sent again, so that mailboxes can tell. */
  readonly id: string;
}

/** Sends mail. Throws whatever went wrong, after which it may be sent again. */
export interface MailGateway {
  send(message: MailMessage): Promise<void>;
}

/** Gateway and recipients of tickets. */
export interface TicketMailbox {
  readonly gateway: MailGateway;
  readonly to: readonly string[];
}
