/** Feedback of a user. */
export interface FeedbackRecord {
  /** The ticket's number, as shown to its author. */
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  readonly personName: string;
  readonly mobilePhone: string;
  readonly content: string;
  readonly pkFiles: readonly string[];
  readonly at: number;
}

/** Answer to a satisfaction survey. */
export interface SurveyRecord {
  /** Key: the person and the day. */
  readonly id: string;
  readonly userId: string;
  readonly score: number;
  readonly comment: string;
  readonly at: number;
}

/** Whether an answer of the help centre helped a user. */
export interface HelpOpinionRecord {
  /** Key: the person and the question. */
  readonly key: string;
  readonly userId: string;
  readonly helpId: string;
  readonly isHelpful: boolean;
  readonly at: number;
}

/** A tour of a page that a person has taken. */
export interface TourRecord {
  /** Key: the person and the page. */
  readonly key: string;
  readonly personId: string;
  readonly tour: string;
  readonly at: number;
}
