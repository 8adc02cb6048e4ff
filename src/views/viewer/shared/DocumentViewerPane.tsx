import { useEffect, useRef, useState } from 'react';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { DocumentViewer } from '../DocumentViewer.tsx';
import { DocumentViewerDialog } from './DocumentViewerDialog.tsx';
import { useViewerStyles } from '../use-viewer-styles.ts';

/** The viewer beside a form, which can be opened over the whole window. It fills its container. */
export function DocumentViewerPane({ presenter }: { readonly presenter: ViewerPresenter }) {
  const styles = useViewerStyles();
  const [wide, setWide] = useState(false);
  const wasWide = useRef(false);
  const fullScreenButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Only one viewer at a time contains the pages, so the button that opened the dialog is a new element and must get
    // the focus again.
    if (wasWide.current && !wide) fullScreenButton.current?.focus();
    wasWide.current = wide;
  }, [wide]);

  const openComparison = (): void => {
    presenter.comparePressed();
    setWide(true);
  };

  return (
    <div className={styles.pane}>
      {wide ? (
        <DocumentViewerDialog presenter={presenter} onClose={() => setWide(false)} />
      ) : (
        <DocumentViewer
          presenter={presenter}
          onFullScreen={() => setWide(true)}
          fullScreenButton={fullScreenButton}
          onCompare={openComparison}
        />
      )}
    </div>
  );
}
