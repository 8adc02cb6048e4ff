/** Whether the user has the portal before them. */
export interface Attention {
  isThere(): boolean;
  /** Calls back at each leaving and each coming back; the answer takes it back. */
  onChange(listener: (there: boolean) => void): () => void;
}
