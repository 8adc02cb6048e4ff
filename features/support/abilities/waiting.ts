/** What people see of all that waits for them. */
export interface Waiting {
  /**
   * Numbers of what waits in the business with instruments: on the home page, in the menu, in the queue over all
   * products, on the overview and on the to-do page. The last two are undefined for who has no such page.
   */
  numbersOfTrade(): Promise<
    Readonly<Record<'home' | 'menu' | 'queue', number>> & {
      readonly overview: number | undefined;
      readonly toDoPage: number | undefined;
    }
  >;
  /** Numbers of all that waits: on the home page, beside the menu's entry of the queue, and in the queue. */
  numbersOfAll(): Promise<{
    readonly home: number | undefined;
    readonly menu: number;
    readonly queue: number | undefined;
  }>;
  /** Tasks of the queue, the most urgent first, each with its number. */
  queue(): Promise<readonly string[]>;
  /** Reasons why applications that wait for the role cannot be decided by the user. */
  reasonsOfBarred(): Promise<readonly string[]>;
  /** Opens the first application of the queue beside it, approves it, and answers what the queue shows then. */
  approveBeside(): Promise<{
    /** State in which it keeps its place in the queue. */
    readonly result: string;
    /** Number of decisions that are left. */
    readonly left: number;
    /** Amount of what is open now, as decimal text in yuan. */
    readonly open: string;
  }>;
}
