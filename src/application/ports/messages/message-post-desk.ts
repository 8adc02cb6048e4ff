import type { PostChoices } from '../../../domain/messages/shared/message-posts.ts';

/** What was chosen, and where it goes: the masked number and the masked address, empty where nothing can go there. */
export interface ChosenPosts extends PostChoices {
  readonly mobile: string;
  readonly mail: string;
  /** One who gave an address would have mail. */
  readonly sendsMail: boolean;
}

/** What of one's messages goes to one's telephone and mailbox as well (checklist F-176). */
export interface MessagePostDesk {
  /** Whether the back end sends any. */
  readonly isOffered: boolean;
  choices(signal?: AbortSignal): Promise<ChosenPosts>;
  /**
   * From now on, in the language that is spoken now. Fails with `not-found` where nothing can go out, and refuses what
   * leads nowhere.
   */
  choose(choices: PostChoices): Promise<void>;
}
