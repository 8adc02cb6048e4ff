import type { ViewerCommand } from '../../../src/presentation/viewer/viewer-commands.ts';

export interface Viewing {
  /**
   * Opens a file of the open package, or a sample, with its neighbours. Nothing of it arrives for that many minutes.
   */
  look(fileName: string, minutes?: number): Promise<void>;
  /** Executes a command of the viewer that many times. */
  handle(action: ViewerCommand, times?: number): Promise<void>;
  /** Opens a file of the open archive by its path; returns false where that is not possible. */
  openPacked(path: string): Promise<boolean>;
  /** Goes back to the list of the archive. Returns the path of the focused file; undefined for none. */
  backToPacked(): Promise<string | undefined>;
  lookAgain(): Promise<void>;
  /** Opens another document beside the present one: the one with that name, or the most likely one. */
  layBeside(fileName?: string): Promise<void>;
  /** The document beside it; undefined for none. */
  besideIt(): Promise<string | undefined>;
  /** Searches a text in the document. Returns the number of matches, and the page of the first. */
  lookFor(text: string): Promise<{ readonly times: number; readonly page: number | undefined }>;
  seen(): Promise<SeenDocument>;
  /** The downloaded file; undefined when there is none. */
  download(): Promise<{ readonly name: string; readonly bytes: number } | undefined>;
}

export interface SeenDocument {
  readonly name: string;
  /** The place among the neighbours, such as `2 of 3`. */
  readonly place: string;
  /** The page, such as `1 of 3`; empty when nothing can be shown. */
  readonly page: string;
  readonly percent: number;
  /** Degrees clockwise. */
  readonly turned: number;
  /** The readable text where nothing is drawn; empty for none. */
  readonly written: string;
  /** The reason why nothing can be shown; empty for none. */
  readonly trouble: string;
  readonly mayTryAgain: boolean;
  /** The message about a failed download; empty for none. */
  readonly downloadTrouble: string;
}
