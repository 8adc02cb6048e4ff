import type { HelpTopic } from '../../../domain/help/shared/help-topic.ts';

/** Questions and answers of the help centre (checklist N-16), in the language of the portal. */
export interface HelpDesk {
  /** Whether the back end stores users' opinions on answers. */
  readonly takesOpinions: boolean;
  /** Questions of the page at a path, in their display order. */
  topicsOfPage(path: string, signal?: AbortSignal): Promise<readonly HelpTopic[]>;
  allTopics(signal?: AbortSignal): Promise<readonly HelpTopic[]>;
  /** Faults with `not-found` where no question has this id. */
  topic(id: string, signal?: AbortSignal): Promise<HelpTopic>;
  /** Whether the answer helped the user; undefined where the user has not said. */
  ownOpinion(id: string): Promise<boolean | undefined>;
  saveOpinion(id: string, isHelpful: boolean): Promise<void>;
}
