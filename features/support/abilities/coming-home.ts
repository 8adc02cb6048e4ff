export interface ComingHome {
  /** Whether the home page has a part for packages. */
  homeShowsPackages(): Promise<boolean>;
  /** Whether the home page says that business of products which the host does not offer is among what is under way. */
  homeShowsElsewhere(): Promise<boolean>;
  /**
   * What the home page counts of packages, in the portal's words of figures, each with the address of the list that it
   * opens.
   */
  homeFigures(): Promise<readonly HomeFigure[]>;
  /** What the home page says that the company has to heed, each with the day that it names. */
  homeWarnings(): Promise<readonly string[]>;
  /** Each funder's limit with what is used of it and left, in decimal texts of yuan, as the home page says it. */
  homeLimits(): Promise<readonly LimitFigure[]>;
  /**
   * The same where they stand by product: of each funder first all, then each product with its list, where there is
   * one.
   */
  limitsByProduct(): Promise<readonly (LimitFigure & { readonly products: readonly LimitFigure[] })[]>;
  /** What a new company does first, with what is done of it; none where nothing is shown of it. */
  firstSteps(): Promise<readonly string[]>;
  /** What one of them says of itself. */
  firstStepSays(step: string): Promise<string>;
  hideFirstSteps(): Promise<void>;
  /** Each product with the steps on the way into it, those that were followed in brackets. */
  waysIn(): Promise<readonly string[]>;
  followWay(link: string): Promise<void>;
  putWaysAway(): Promise<void>;
}

export interface LimitFigure {
  /** The funder, or the product's code. */
  readonly of: string;
  readonly limit: string;
  readonly used: string;
  readonly available: string;
}

export interface HomeFigure {
  readonly kind: string;
  readonly count: number;
  /** Decimal text in yuan; undefined where nobody says. */
  readonly amount: string | undefined;
  readonly path: string;
}
