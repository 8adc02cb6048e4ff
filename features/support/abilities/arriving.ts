export interface Arriving {
  /** Opens a page (home by default), and waits until any question on arrival is shown. */
  arrive(path?: string): Promise<void>;
  /** The question that is asked at present, as one word; empty for none. */
  askedAtPresent(): Promise<string>;
  /** Answers the present question. */
  answer(how: 'agree' | 'disagree' | 'know' | 'read' | 'complete'): Promise<void>;
  /** The end of the period for objections to the agreements, in milliseconds. */
  objectionDeadline(): Promise<number | undefined>;
  /** Names of the agreements to be signed that differ from the version that the user signed last. */
  agreementsChanged(): Promise<readonly string[]>;
}
