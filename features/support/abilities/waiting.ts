/** Views of everything that waits for the user. */
export interface Waiting {
  /**
   * Numbers of the waiting tasks of the trade: on the home page, in the menu, in the queue over all products, on the
   * overview and on the to-do page. The last two are undefined for users without such a page.
   */
  numbersOfTrade(): Promise<
    Readonly<Record<'home' | 'menu' | 'queue', number>> & {
      readonly overview: number | undefined;
      readonly toDoPage: number | undefined;
    }
  >;
  /** Numbers of all waiting tasks: on the home page, beside the menu's entry of the queue, and in the queue. */
  numbersOfAll(): Promise<{
    readonly home: number | undefined;
    readonly menu: number;
    readonly queue: number | undefined;
  }>;
  /** Tasks of the queue, the most urgent first, each with its number. */
  queue(): Promise<readonly string[]>;
  /** Reasons why the user cannot decide applications that wait for the role. */
  reasonsOfBarred(): Promise<readonly string[]>;
  /** Opens the first application in the panel beside the queue, approves it, and returns what the queue shows then. */
  approveBeside(): Promise<{
    /** State that the queue shows in its row. */
    readonly result: string;
    /** Number of remaining decisions. */
    readonly left: number;
    /** Amount of the application that is open now, as decimal text in yuan. */
    readonly open: string;
  }>;
}
