/** A message to a telephone. */
export interface TextMessage {
  readonly mobile: string;
  readonly text: string;
}

/** Who sends messages to telephones. Faults with whatever went wrong; nobody waits for a message to arrive. */
export interface SmsGateway {
  send(message: TextMessage): Promise<void>;
}
