/** The result of a batch for each package. */
export interface HandedIn {
  readonly packageId: string;
  readonly result: string;
}

/** Selecting packages of a list, and actions on several packages. */
export interface Picking {
  picksNothing(): Promise<boolean>;
  /** Changes the filter or the order of the list. */
  narrow(address: string): Promise<void>;
  pickAll(): Promise<void>;
  pick(packageId: string, on: boolean): Promise<void>;
  /** The number of selected packages, and the notes about them. */
  pickedSummary(): Promise<{ readonly count: number; readonly notes: readonly string[] }>;
  pickedShown(): Promise<readonly string[]>;
  /** Opens the confirmation of the submission. */
  prepareBatch(): Promise<void>;
  handInBatch(): Promise<readonly HandedIn[]>;
  /** Requests a sheet or an archive and saves it. */
  takeHome(what: 'list' | 'picked' | 'files'): Promise<Uint8Array>;
  /**
   * Requests a sheet of the selected packages, and waits for the notification that it is ready. Returns that message.
   */
  toldOfGathering(): Promise<string>;
  downloads(): Promise<readonly string[]>;
  deleteDownloads(): Promise<void>;
  /** Requests the latest download again, and waits for it. */
  gatherAgain(): Promise<void>;
  /** Names of the sheets that are ready in the download centre. */
  readySheets(): Promise<readonly string[]>;
}
