import type { ViewerFile } from '../viewer-view-model.ts';

export interface ChosenFile {
  readonly fileId: string;
  /** The files to which one may page, and this one among them. */
  readonly files: readonly ViewerFile[];
  /** The files beside which it may be laid. */
  readonly companions: readonly ViewerFile[];
}

/** Which file is looked at, kept outside the viewer: the viewer shows that one, and keeps no choice of its own. */
export interface FileChoice {
  readonly shown: ChosenFile | undefined;
  /** Somebody wants to see another of the files. */
  fileChosen(fileId: string): void;
}
