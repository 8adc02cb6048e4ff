export interface ComingHome {
  /** Whether the home page has a section for packages. */
  homeShowsPackages(): Promise<boolean>;
  /** Whether the home page says that the figures include products which the host does not offer. */
  homeShowsElsewhere(): Promise<boolean>;
  /** The package figures of the home page, each with the address of its list. */
  homeFigures(): Promise<readonly HomeFigure[]>;
  /** The warnings about the company on the home page, each with its date. */
  homeWarnings(): Promise<readonly string[]>;
  /** Each funder's limit on the home page, with the used and the available amount, in decimal texts of yuan. */
  homeLimits(): Promise<readonly LimitFigure[]>;
  /** The limits by product: the total of each funder first, then each product, with its list where there is one. */
  limitsByProduct(): Promise<readonly (LimitFigure & { readonly products: readonly LimitFigure[] })[]>;
  /** The getting-started list of a new company, with the completed steps; empty where it is not shown. */
  firstSteps(): Promise<readonly string[]>;
  /** The description of a step. */
  firstStepSays(step: string): Promise<string>;
  hideFirstSteps(): Promise<void>;
  /** The guidance steps of each product, with completed steps in brackets. */
  waysIn(): Promise<readonly string[]>;
  followWay(link: string): Promise<void>;
  putWaysAway(): Promise<void>;
}

export interface LimitFigure {
  /** The name of the funder, or the code of the product. */
  readonly of: string;
  readonly limit: string;
  readonly used: string;
  readonly available: string;
}

export interface HomeFigure {
  readonly kind: string;
  readonly count: number;
  /** Decimal text in yuan; undefined where the amount is not known. */
  readonly amount: string | undefined;
  readonly path: string;
}
