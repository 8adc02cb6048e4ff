/** Whether the user looks at the portal. */
export interface Attention {
  isThere(): boolean;
  /** Calls back on each change; returns the function that unsubscribes. */
  onChange(listener: (there: boolean) => void): () => void;
}
