/** Whether the portal's window has the user's attention. */
export interface WindowFocus {
  isThere(): boolean;
  /** Calls back on each change; returns the function that unsubscribes. */
  onChange(listener: (there: boolean) => void): () => void;
}
