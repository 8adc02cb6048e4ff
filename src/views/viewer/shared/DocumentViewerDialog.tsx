import { useLayoutEffect, useRef } from 'react';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { DocumentViewer } from '../DocumentViewer.tsx';
import { useViewerStyles } from '../use-viewer-styles.ts';

interface DocumentViewerDialogProps {
  readonly presenter: ViewerPresenter;
  readonly onClose: () => void;
}

/** The viewer over the whole screen. It is open as long as it is rendered; Escape closes it, and the focus goes back where it was. */
export function DocumentViewerDialog({ presenter, onClose }: DocumentViewerDialogProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={say('viewer.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DocumentViewer presenter={presenter} onClose={onClose} />
    </dialog>
  );
}
