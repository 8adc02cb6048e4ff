/** A message to a telephone. */
export interface TextMessage {
  readonly mobile: string;
  readonly text: string;
}

/** Sends messages to telephones. Throws on any failure; does not wait for a message to arrive. */
export interface SmsGateway {
  send(message: TextMessage): Promise<void>;
}
