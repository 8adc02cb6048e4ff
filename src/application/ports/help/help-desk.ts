import type { HelpTopic } from '../../../domain/help/shared/help-topic.ts';

/** Answers to what users ask (checklist N-16), in the language of the portal. */
export interface HelpDesk {
  /** Whether people may say that an answer helped. */
  readonly takesOpinions: boolean;
  /** The questions of a page, by its path; the first ones first. */
  ofPage(path: string, signal?: AbortSignal): Promise<readonly HelpTopic[]>;
  /** All of them: to be searched, too, by whoever searches the portal (`findHelp`). */
  all(signal?: AbortSignal): Promise<readonly HelpTopic[]>;
  /** Faults with `not-found` where there is none. */
  one(id: string, signal?: AbortSignal): Promise<HelpTopic>;
  /** What one said of an answer; undefined for nothing yet. */
  opinion(id: string): Promise<boolean | undefined>;
  judge(id: string, isHelpful: boolean): Promise<void>;
}
