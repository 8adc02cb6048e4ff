export interface Arriving {
  /** Stands at a page, and is asked what there is to ask; home unless it is named. */
  arrive(path?: string): Promise<void>;
  /** What one is asked at present, in a word; empty for nothing. */
  askedAtPresent(): Promise<string>;
  /** Answers it so. */
  answer(how: 'agree' | 'disagree' | 'know' | 'read' | 'complete'): Promise<void>;
  /** Until when one may object to the agreements, in milliseconds. */
  objectionDeadline(): Promise<number | undefined>;
  /** Which of the agreements to be signed differ from what one signed last, by their names. */
  agreementsChanged(): Promise<readonly string[]>;
}
