import type { PostChoices } from '../../../domain/messages/shared/message-posts.ts';

/** What of one's messages goes to one's telephone as well (checklist F-176). */
export interface MessagePostDesk {
  /** Whether the back end sends any. */
  readonly isOffered: boolean;
  /** What was chosen, and the masked number to which texts go; empty where none can go out. */
  chosen(signal?: AbortSignal): Promise<PostChoices & { readonly mobile: string }>;
  /** From now on, in the language that is spoken now. Fails with `not-found` where no text can go out. */
  choose(choices: PostChoices): Promise<void>;
}
