/** A message to mailboxes. */
export interface MailMessage {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The same for a mail that is sent again, so that mailboxes can recognise it. */
  readonly id: string;
}

/** Sends mail. Throws on any failure; the mail may then be sent again. */
export interface MailGateway {
  send(message: MailMessage): Promise<void>;
}

/** Gateway and recipients of tickets. */
export interface TicketMailbox {
  readonly gateway: MailGateway;
  readonly to: readonly string[];
}
