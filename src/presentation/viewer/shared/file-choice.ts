import type { ViewerFile } from '../viewer-view-model.ts';

export interface ChosenFile {
  readonly fileId: string;
  /** The files to page through, including this one. */
  readonly files: readonly ViewerFile[];
  /** The files that it may be compared with. */
  readonly companions: readonly ViewerFile[];
}

/** The choice of the shown file, if it is kept outside the viewer. */
export interface FileChoice {
  readonly shown: ChosenFile | undefined;
  /** Whether files are being sent. Their bytes come before those of thumbnails. */
  readonly isUploading: boolean;
  /** The user chooses another of the files. */
  fileChosen(fileId: string): void;
}
