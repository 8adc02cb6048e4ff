export interface Asking {
  /** The questions of a page, in their order. */
  helpAt(path: string): Promise<readonly string[]>;
  /** The questions that are found. */
  searchHelp(words: string): Promise<readonly string[]>;
  /** Opens one question by its number. */
  /** Without being signed in. */
  searchOpenHelp(words: string): Promise<readonly string[]>;
  openQuestion(id: string): Promise<{ readonly answer: string; readonly related: readonly string[] } | undefined>;
  /** Says whether the answer that is open helped. */
  judgeAnswer(isHelpful: boolean): Promise<void>;
  saidOfAnswer(): boolean | undefined;
  /** Comes to a page that shows everything that its tour explains, and where perhaps a warning stands. */
  comeToTour(path: string, warned?: boolean): Promise<void>;
  /** What one is shown at present. */
  shownAround(): Promise<string | undefined>;
  leaveTour(): Promise<void>;
  askForTour(): Promise<void>;
}
