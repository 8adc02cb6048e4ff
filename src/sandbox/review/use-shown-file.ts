import { useEffect, useRef, useState } from 'react';
import type { QueuedFile } from '../api/sandbox-answers.ts';
import { useConsole } from '../frame/console-context.ts';

export interface ShownFile {
  /** The id of the file that the viewer shows. Must be read by observers. */
  readonly shown: string | undefined;
  readonly dialogOpen: boolean;
  readonly show: (pkFile: string) => void;
  readonly close: () => void;
}

/** Converts a file of the console for the viewer. */
export const toViewedFile = ({
  pkFile,
  ...file
}: QueuedFile): Omit<QueuedFile, 'pkFile'> & { readonly fileId: string } => ({
  ...file,
  fileId: pkFile,
});

/**
 * The viewer of all files of a package. Beside the fields it opens with the first file, in a dialog when it is asked
 * for.
 */
export function useShownFile(files: readonly QueuedFile[], beside: boolean): ShownFile {
  const { viewer } = useConsole();
  const [dialogOpen, setDialogOpen] = useState(false);
  const latest = useRef(files);
  const wanted = useRef<string>(undefined);
  const names = files.map(({ pkFile }) => pkFile).join(' ');

  useEffect(() => {
    latest.current = files;
  });

  useEffect(() => {
    if (!beside || names === '') return undefined;
    const index = latest.current.findIndex(({ pkFile }) => pkFile === wanted.current);
    viewer.opened(latest.current.map(toViewedFile), Math.max(0, index));
    return () => viewer.left();
    // The viewer reopens only for other files: a verdict or a decision leaves them unchanged.
  }, [viewer, beside, names]);

  return {
    shown: viewer.files[viewer.index]?.fileId,
    dialogOpen,
    show: (pkFile) => {
      wanted.current = pkFile;
      viewer.opened(
        files.map(toViewedFile),
        files.findIndex((file) => file.pkFile === pkFile),
      );
      if (!beside) setDialogOpen(true);
    },
    close: () => {
      setDialogOpen(false);
      viewer.left();
    },
  };
}
