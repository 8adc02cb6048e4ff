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
 * The viewer over the whole window, with another file beside it on demand. It is open as long as it is rendered. Escape
 * closes it, and the focus returns to its previous element.
 */
export const DocumentViewerDialog = observer(function DocumentViewerDialog({
  presenter,
  onClose,
}: DocumentViewerDialogProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);

  const { comparison } = presenter;
  const closeDialog = (): void => {
    presenter.compareClosed();
    onClose();
  };

  // The dialog must close while it is in the document, because only then does the browser return the focus.
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
        // The browser's own Back, for example on a phone, also goes back one step at a time.
        if (presenter.entryPlace) presenter.entryLeft();
        else closeDialog();
      }}
    >
      <div className={mergeClasses(styles.whole, comparison && styles.pair)}>
        <DocumentViewer
          presenter={presenter}
          onClose={closeDialog}
          comparing={comparison !== undefined}
          onCompare={() => (comparison ? presenter.compareClosed() : presenter.comparePressed())}
        />
        {comparison && <DocumentViewer presenter={comparison} chooses onClose={() => presenter.compareClosed()} />}
      </div>
    </dialog>
  );
});
