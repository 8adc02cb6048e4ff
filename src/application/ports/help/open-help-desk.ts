import type { HelpTopic } from '../../../domain/help/shared/help-topic.ts';

/** Answers for whoever cannot come in, in the language of the portal. */
export interface OpenHelpDesk {
  /** Whether there are any; where not, `open` gives none. */
  readonly answersAnybody: boolean;
  /** The questions of people who are not signed in; the first ones first. */
  open(signal?: AbortSignal): Promise<readonly HelpTopic[]>;
}
