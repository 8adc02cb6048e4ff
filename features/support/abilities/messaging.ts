import type { AlertChannel, AlertMode, AlertTopic } from '../../../src/domain/messages/shared/message-alerts.ts';

export interface Messaging {
  /** The number of new messages that the bell shows. */
  newMessages(): Promise<number>;
  /** Opens any page of the portal and follows its bell. */
  standBeforeBell(): Promise<void>;
  /** Waits until the bell shows this number of new messages without a reload. */
  bellTellsOf(count: number): Promise<void>;
  /** Waits until the portal shows without a reload that the user is signed out. */
  signedOutByItself(): Promise<void>;
  openMessages(address?: string): Promise<readonly ToldMessage[]>;
  /** Opens the subject of a message, and returns its address. */
  followMessage(title: string): Promise<string>;
  markAllRead(): Promise<void>;
  unreadMessages(): Promise<number>;
  /** Sets when messages of one topic are sent to a channel. */
  chooseAlert(channel: AlertChannel, topic: AlertTopic, mode: AlertMode): Promise<void>;
  /** The setting for a topic and channel, and the number or address of the recipient; empty where nothing is sent. */
  alertChosen(channel: AlertChannel, topic: AlertTopic): Promise<{ readonly mode: AlertMode; readonly to: string }>;
}

export interface ToldMessage {
  readonly title: string;
  readonly content: string;
  readonly isRead: boolean;
  readonly isToDo: boolean;
}
