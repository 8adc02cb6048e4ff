import type { ViewerCommand } from '../../../src/presentation/viewer/viewer-commands.ts';

export interface Viewing {
  /**
   * Looks at a file of the open package, or at a sample, among its neighbours. Nothing of it comes before so many
   * minutes have passed.
   */
  look(fileName: string, minutes?: number): Promise<void>;
  /** Does something with what is looked at, so many times. */
  handle(action: ViewerCommand, times?: number): Promise<void>;
  /** Opens a file of the archive that is looked at, by its path; false where that is not offered. */
  openPacked(path: string): Promise<boolean>;
  /** Goes back to the archive's list: the path of the file that one is at there; undefined where one is at none. */
  backToPacked(): Promise<string | undefined>;
  lookAgain(): Promise<void>;
  /** Lays another document beside what is looked at: the one of that name, or the likeliest. */
  layBeside(fileName?: string): Promise<void>;
  /** What lies beside it; undefined where nothing does. */
  besideIt(): Promise<string | undefined>;
  /** Looks for a text in it: how often it is found, and on which page first. */
  lookFor(text: string): Promise<{ readonly times: number; readonly page: number | undefined }>;
  seen(): Promise<SeenDocument>;
  /** What a download brings; undefined when there is none. */
  download(): Promise<{ readonly name: string; readonly bytes: number } | undefined>;
}

export interface SeenDocument {
  readonly name: string;
  /** Such as `2 of 3`: which of the neighbours it is. */
  readonly place: string;
  /** Such as `1 of 3`, or empty when nothing can be seen. */
  readonly page: string;
  readonly percent: number;
  /** Degrees clockwise. */
  readonly turned: number;
  /** What can be read where nothing is drawn, or empty. */
  readonly written: string;
  /** Why nothing can be seen, or empty. */
  readonly trouble: string;
  readonly mayTryAgain: boolean;
  /** What is said of a download that failed, or empty. */
  readonly downloadTrouble: string;
}
