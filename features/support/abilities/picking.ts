/** What came of a batch, package by package. */
export interface HandedIn {
  readonly packageId: string;
  readonly result: string;
}

/** Picking packages of a list, and what one does with several. */
export interface Picking {
  picksNothing(): Promise<boolean>;
  /** The same list, narrowed or ordered otherwise. */
  narrow(address: string): Promise<void>;
  pickAll(): Promise<void>;
  pick(packageId: string, on: boolean): Promise<void>;
  /** How many are said to be picked, and what is said of them. */
  pickedSummary(): Promise<{ readonly count: number; readonly notes: readonly string[] }>;
  pickedShown(): Promise<readonly string[]>;
  /** Shows what is about to be handed in. */
  prepareBatch(): Promise<void>;
  handInBatch(): Promise<readonly HandedIn[]>;
  /** Has a sheet or an archive gathered and saves it. */
  takeHome(what: 'list' | 'picked' | 'files'): Promise<Uint8Array>;
  /**
   * Has a sheet of what is picked gathered, and waits to be told, without asking, that it is there; what is said then.
   */
  toldOfGathering(): Promise<string>;
  downloads(): Promise<readonly string[]>;
  deleteDownloads(): Promise<void>;
  /** Has what was gathered last gathered afresh, and waits for it. */
  gatherAgain(): Promise<void>;
  /** What the download centre shows of sheets that are ready, by name. */
  readySheets(): Promise<readonly string[]>;
}
