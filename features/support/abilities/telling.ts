export interface Telling {
  /** Writes what the platform is to be told, and waits until the pictures have gone or been refused. */
  writeFeedback(
    opinion: string,
    more: { readonly mobile?: string; readonly pictures?: readonly string[] },
  ): Promise<void>;
  submitFeedback(): Promise<void>;
  /** The ticket's number; undefined while there is none. */
  ticket(): string | undefined;
  /** What the portal says of the fields and of the whole. */
  feedbackTold(): readonly string[];
  /** What it says of one picture. */
  pictureTold(name: string): string;
  keptFeedback(): Promise<string>;
  /** The lines that go along with what was written, as they are shown before; none where they are left out. */
  reportShown(): readonly string[];
  leaveReportOut(): void;
  /** Whether one is thanked. */
  rate(score: number, comment: string): Promise<boolean>;
  /** Score and words of today as the form shows them; empty where it starts empty. */
  ratedToday(): Promise<string>;
}
