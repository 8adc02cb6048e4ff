export interface Asking {
  /** The questions of a page in help, in their order. */
  helpAt(path: string): Promise<readonly string[]>;
  /** The questions that a search finds. */
  searchHelp(words: string): Promise<readonly string[]>;
  /** Opens a question by its number. */
  /** Searches without being signed in. */
  searchOpenHelp(words: string): Promise<readonly string[]>;
  openQuestion(id: string): Promise<{ readonly answer: string; readonly related: readonly string[] } | undefined>;
  /** Records whether the open answer helped. */
  judgeAnswer(isHelpful: boolean): Promise<void>;
  saidOfAnswer(): boolean | undefined;
  /** Opens a page that shows everything that its tour explains; `warned` means that a warning is shown. */
  comeToTour(path: string, warned?: boolean): Promise<void>;
  /** The current step of the tour; undefined for none. */
  shownAround(): Promise<string | undefined>;
  leaveTour(): Promise<void>;
  askForTour(): Promise<void>;
}
