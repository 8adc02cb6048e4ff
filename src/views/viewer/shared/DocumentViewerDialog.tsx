import { mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { DocumentViewer } from '../DocumentViewer.tsx';
import { useViewerStyles } from '../use-viewer-styles.ts';

interface DocumentViewerDialogProps {
  readonly presenter: ViewerPresenter;
  readonly onClose: () => void;
}

/**
 * The viewer over the whole screen, and another file beside it when that is wanted. It is open as long as it is
 * rendered; Escape closes it, and the focus goes back where it was.
 */
export const DocumentViewerDialog = observer(function DocumentViewerDialog({
  presenter,
  onClose,
}: DocumentViewerDialogProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);

  const { comparison } = presenter;
  const closed = (): void => {
    presenter.compareClosed();
    onClose();
  };

  // The dialog closes while it is still in the document: only then does the browser return the focus.
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
        // A phone's own way back goes one step at a time, too.
        if (presenter.entryPlace) presenter.entryLeft();
        else closed();
      }}
    >
      <div className={mergeClasses(styles.whole, comparison && styles.pair)}>
        <DocumentViewer
          presenter={presenter}
          onClose={closed}
          comparing={comparison !== undefined}
          onCompare={() => (comparison ? presenter.compareClosed() : presenter.comparePressed())}
        />
        {comparison && <DocumentViewer presenter={comparison} chooses onClose={() => presenter.compareClosed()} />}
      </div>
    </dialog>
  );
});
