import type { ViewerFile } from '../viewer-view-model.ts';

/** Which file is looked at, kept by whoever the viewer stands beside: the viewer shows that one, and keeps no choice of its own. */
export interface FileChoice {
  readonly shown: { readonly pkFile: string; readonly files: readonly ViewerFile[]; /** Those beside which it may be laid. */ readonly companions: readonly ViewerFile[] } | undefined;
  /** Somebody wants to see another of the files. */
  fileChosen(pkFile: string): void;
}
