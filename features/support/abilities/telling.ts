export interface Telling {
  /** Writes feedback, and waits until its pictures have been uploaded or refused. */
  writeFeedback(
    opinion: string,
    more: { readonly mobile?: string; readonly pictures?: readonly string[] },
  ): Promise<void>;
  submitFeedback(): Promise<void>;
  /** The ticket number; undefined while there is none. */
  ticket(): string | undefined;
  /** The messages about the fields and the whole form. */
  feedbackTold(): readonly string[];
  /** The message about one picture. */
  pictureTold(name: string): string;
  keptFeedback(): Promise<string>;
  /** The lines of the report that will be sent with the feedback; empty where they are left out. */
  reportShown(): readonly string[];
  leaveReportOut(): void;
  /** Rates the platform. Returns whether the page says thank you. */
  rate(score: number, comment: string): Promise<boolean>;
  /** Today's score and comment in the form; empty where the form is empty. */
  ratedToday(): Promise<string>;
}
