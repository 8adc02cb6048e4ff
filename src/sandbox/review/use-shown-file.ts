import { useEffect, useRef, useState } from 'react';
import type { QueuedFile } from '../api/sandbox-answers.ts';
import { useConsole } from '../frame/console-context.ts';

export interface ShownFile {
  /** Which file the viewer is at. To be read by observers. */
  readonly shown: string | undefined;
  readonly dialogOpen: boolean;
  readonly show: (pkFile: string) => void;
  readonly close: () => void;
}

/** A file of the console as the viewer takes it. */
export const toViewedFile = ({
  pkFile,
  ...file
}: QueuedFile): Omit<QueuedFile, 'pkFile'> & { readonly fileId: string } => ({
  ...file,
  fileId: pkFile,
});

/**
 * One viewer for all files of a package: beside the fields it opens with the first one, elsewhere when it is asked for.
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
    // Only other files are a reason to open anew: a verdict or a decision leaves them as they are.
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
