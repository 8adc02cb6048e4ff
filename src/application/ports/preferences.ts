/** Small choices of this browser's user. What cannot be read counts as never chosen. */
export interface Preferences {
  read(name: PreferenceName): string | undefined;
  write(name: PreferenceName, value: string): void;
  /** Forgets what was chosen by one user, by their id; what holds for everybody at this browser stays. */
  removeAllOf(userId: string): void;
  /** Calls back when another window of this browser has chosen something; the answer takes it back. */
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
