export interface ComingHome {
  /** What the home page counts of packages, in the portal's words of figures, each with the address of the list that it opens. */
  homeFigures(): Promise<readonly HomeFigure[]>;
  /** What the home page says that the company has to heed, each with the day that it names. */
  homeWarnings(): Promise<readonly string[]>;
  /** What a new company does first, with what is done of it; none where nothing is shown of it. */
  firstSteps(): Promise<readonly string[]>;
  hideFirstSteps(): Promise<void>;
  /** Each product with the steps on the way into it, those that were followed in brackets. */
  waysIn(): Promise<readonly string[]>;
  followWay(link: string): Promise<void>;
  putWaysAway(): Promise<void>;
}

export interface HomeFigure {
  readonly kind: string;
  readonly count: number;
  /** Decimal text in yuan; undefined where nobody says. */
  readonly amount: string | undefined;
  readonly path: string;
}
