/** Start options of a found browser. */
export interface FoundBrowser {
  /** The source of the browser, as text for a message. */
  readonly origin: string;
  readonly executablePath: string;
  /** Added to the environment of this process. */
  readonly environment: Readonly<Record<string, string>>;
}
