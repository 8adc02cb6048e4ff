/** Navigates within the portal. Paths are relative to its base and may carry a query. */
export interface Navigator {
  goTo(path: string): void;
  /**
   * Navigates as `goTo`, but replaces entries of the history. `places`: number of entries to replace, at least 1. It is
   * more than 1 where going back to the earlier entries makes no sense after the navigation either.
   */
  replaceWith(path: string, places?: number): void;
  /** Current path with its query. */
  current(): string;
}
