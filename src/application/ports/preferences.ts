/** Small settings of this browser's user. An unreadable setting counts as not set. */
export interface Preferences {
  read(name: PreferenceName): string | undefined;
  write(name: PreferenceName, value: string): void;
  /** Removes the settings of one user; settings of the browser itself stay. */
  removeAllOf(userId: string): void;
  /** Calls back when a setting changes in another window of this browser; returns the function that unsubscribes. */
  onChosenElsewhere(listener: (name: string, value: string) => void): () => void;
}

export type PreferenceName =
  | 'locale'
  | 'theme'
  | `columns:${string}`
  | `views:${string}`
  | `downloads:${string}`
  | `messages:${string}`
  | `density:${string}`
  | `recent:${string}`
  | `right-bar:${string}`
  | `tour:${string}`
  | `arrival:${string}`
  | `start-hidden:${string}`
  | 'shared-computer'
  | 'way-in';
