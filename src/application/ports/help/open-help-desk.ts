import type { HelpTopic } from '../../../domain/help/shared/help-topic.ts';

/** Questions and answers for users who are not signed in, in the language of the portal. */
export interface OpenHelpDesk {
  /** Whether the back end offers them. Without them `visitorTopics` is empty. */
  readonly hasVisitorTopics: boolean;
  /** The questions in their display order. */
  visitorTopics(signal?: AbortSignal): Promise<readonly HelpTopic[]>;
}
