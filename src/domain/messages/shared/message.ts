/** What a message is about, as its reader sorts it (checklist F-176). */
export const messageCategories = ['review', 'funds', 'agreement', 'system'] as const;
export type MessageCategory = (typeof messageCategories)[number];

/** For so many days a message is kept, read or not. */
export const messageDays = 90;

/** So many of the newest are told at once; whoever has more has read none of them for weeks. */
export const mostMessages = 500;

/** Something that happened and concerns somebody (document 1, section 7, `sys/messages`). */
export interface Message {
  readonly id: string;
  readonly category: MessageCategory;
  readonly title: string;
  /** What more there is to say; empty for nothing. */
  readonly content: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  readonly isRead: boolean;
  /** It waits for its reader until what it asks for is done, whether or not it was read. */
  readonly isToDo: boolean;
  /** The page of what it is about, below the portal's base; undefined where there is none. */
  readonly path: string | undefined;
}

/** Whether an address may be followed from a message: a page of the portal, and nothing else. */
export function isPagePath(address: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(address) && !address.includes('://');
}
