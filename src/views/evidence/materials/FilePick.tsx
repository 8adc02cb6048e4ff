import { useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { pickFiles, type FilePlaces } from '../../design/fields/file-places.ts';
import { useOfferedExtensions, usePreparedFiles } from '../../design/fields/file-preparation.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';

export interface FilePickProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Extensions without a dot. */
  readonly types: readonly string[];
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[], places: FilePlaces) => void;
  /** Called when the user is about to choose. */
  readonly onExpected: () => void;
}

/** A subtle button that lets the user pick files. */
export function FilePick({ label, children, types, several = false, onFiles: onPrepared, onExpected }: FilePickProps) {
  const onFiles = usePreparedFiles(onPrepared, { types, several });
  const offered = useOfferedExtensions({ types, several });
  const input = useRef<HTMLInputElement>(null);
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    // Emptied, so that choosing the same file again causes an event.
    event.target.value = '';
    if (files.length > 0) onFiles(files, new Map());
  };
  const pickFromDevice = async (): Promise<void> => {
    onExpected();
    const given = await pickFiles(offered, several);
    if (!given) input.current?.click();
    else if (given.files.length > 0) onFiles(given.files, given.places);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={offered.map((type) => `.${type}`).join(',')}
        multiple={several}
        onChange={chosen}
      />
      <PressButton kind="subtle" size="small" label={label} onPress={pickFromDevice}>
        {children}
      </PressButton>
    </>
  );
}
