export interface ComingHome {
  /** What the home page counts of packages, in the portal's words of figures, each with the address of the list that it opens. */
  homeFigures(): Promise<readonly HomeFigure[]>;
}

export interface HomeFigure {
  readonly kind: string;
  readonly count: number;
  /** Decimal text in yuan; undefined where nobody says. */
  readonly amount: string | undefined;
  readonly path: string;
}
