/** Small choices of this browser's user. What cannot be read counts as never chosen. */
export interface Preferences {
  read(name: PreferenceName): string | undefined;
  write(name: PreferenceName, value: string): void;
}

export type PreferenceName = 'locale' | 'theme' | `columns:${string}` | `views:${string}` | `downloads:${string}` | `messages:${string}` | `density:${string}`;
