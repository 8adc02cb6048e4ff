/** Connection state that the device reports. */
export interface Connectivity {
  isOnline(): boolean;
  /** Calls back on each change; returns the function that unsubscribes. */
  onChange(listener: (online: boolean) => void): () => void;
}
