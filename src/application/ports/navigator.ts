/** Moves about in the portal. Paths lie below its base and may carry a query. */
export interface Navigator {
  goTo(path: string): void;
  /** As `goTo`, leaving no place behind to go back to. */
  replaceWith(path: string): void;
  /** Where the portal stands now, with its query. */
  current(): string;
}
