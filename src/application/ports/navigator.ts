/** Moves about in the portal. Paths lie below its base and may carry a query. */
export interface Navigator {
  goTo(path: string): void;
  /**
   * As `goTo`, leaving no place behind to go back to. `places`: how many it takes the place of, at least one; more
   * where going back to those before, from which `goTo` led to the present one, makes no sense any more either.
   */
  replaceWith(path: string, places?: number): void;
  /** Where the portal stands now, with its query. */
  current(): string;
}
