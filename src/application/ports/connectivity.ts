/** Whether the device says that it is connected. */
export interface Connectivity {
  isOnline(): boolean;
  /** Calls back at each change; the answer takes it back. */
  onChange(listener: (online: boolean) => void): () => void;
}
