/** Categories of messages (checklist F-176). */
export const messageCategories = ['review', 'funds', 'agreement', 'system'] as const;
export type MessageCategory = (typeof messageCategories)[number];

/** Days for which a message is kept, read or not. */
export const messageDays = 90;

/** Maximum number of the newest messages that are fetched at once. */
export const maxMessages = 500;

/** A message to a user (document 1, section 7, `sys/messages`). */
export interface Message {
  readonly id: string;
  readonly category: MessageCategory;
  readonly title: string;
  /** May be empty. */
  readonly content: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  readonly isRead: boolean;
  /** Whether the message is a task, which stays open until it is done, whether or not it was read. */
  readonly isToDo: boolean;
  /** The page of its subject, below the portal's base; undefined where there is none. */
  readonly path: string | undefined;
}

/** Whether a message may link to an address: only to a page of the portal. */
export function isPagePath(address: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(address) && !address.includes('://');
}
