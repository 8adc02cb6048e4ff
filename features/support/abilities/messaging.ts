export interface Messaging {
  /** How many messages the bell tells to have come since one last looked. */
  newMessages(): Promise<number>;
  openMessages(address?: string): Promise<readonly ToldMessage[]>;
  /** Opens what a message is about; where that is. */
  followMessage(title: string): Promise<string>;
  markAllRead(): Promise<void>;
  unreadMessages(): Promise<number>;
}

export interface ToldMessage {
  readonly title: string;
  readonly content: string;
  readonly isRead: boolean;
  readonly isToDo: boolean;
}
