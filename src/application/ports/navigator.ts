/** Moves about in the portal. Paths lie below its base and may carry a query. */
export interface Navigator {
  goTo(path: string): void;
  /**
   * As `goTo`, leaving no place behind to go back to. `places`: how many it takes the place of; two where going back to
   * the one before, from which `goTo` led to the present one, makes no sense any more either.
   */
  replaceWith(path: string, places?: 1 | 2): void;
  /** Where the portal stands now, with its query. */
  current(): string;
}
