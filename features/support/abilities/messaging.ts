import type { PostChannel, PostMode, PostTopic } from '../../../src/domain/messages/shared/message-posts.ts';

export interface Messaging {
  /** How many messages the bell tells to have come since one last looked. */
  newMessages(): Promise<number>;
  /** The portal stands open on some page, and its bell follows what comes. */
  standBeforeBell(): Promise<void>;
  /** Waits until the bell tells by itself of so many messages that have come. */
  bellTellsOf(count: number): Promise<void>;
  /** Waits until the portal says by itself that nobody is signed in any more. */
  signedOutByItself(): Promise<void>;
  openMessages(address?: string): Promise<readonly ToldMessage[]>;
  /** Opens what a message is about; where that is. */
  followMessage(title: string): Promise<string>;
  markAllRead(): Promise<void>;
  unreadMessages(): Promise<number>;
  /** Chooses of one kind of message whether and when it goes to a channel. */
  choosePost(channel: PostChannel, topic: PostTopic, mode: PostMode): Promise<void>;
  /** What stands chosen of that kind, and the number or address to which it goes; empty where it goes nowhere. */
  postChosen(channel: PostChannel, topic: PostTopic): Promise<{ readonly mode: PostMode; readonly to: string }>;
}

export interface ToldMessage {
  readonly title: string;
  readonly content: string;
  readonly isRead: boolean;
  readonly isToDo: boolean;
}
