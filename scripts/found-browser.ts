/** How a found browser is started. */
export interface FoundBrowser {
  /** Where it came from, in words for a message. */
  readonly origin: string;
  readonly executablePath: string;
  /** Set on top of our own environment. */
  readonly environment: Readonly<Record<string, string>>;
}
