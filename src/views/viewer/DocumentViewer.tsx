import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../words/use-words.ts';
import { BusyRing } from '../design/actions/BusyRing.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';
import type { DocumentViewerProps } from './document-viewer-props.ts';
import { ViewerAnnouncement } from './ViewerAnnouncement.tsx';
import { ViewerHead } from './ViewerHead.tsx';
import { ViewerNotice } from './ViewerNotice.tsx';
import { ViewerStage } from './ViewerStage.tsx';
import { ViewerTools } from './ViewerTools.tsx';

/** Looks at the files of a presenter, in a pane beside a form or over the whole screen. It fills its container. */
export const DocumentViewer = observer(function DocumentViewer({ presenter, onFullScreen, fullScreenButton, onClose }: DocumentViewerProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const { content, name } = presenter.viewModel;

  const keyPressed = (event: KeyboardEvent): void => {
    // With a modifier a key belongs to the browser, in a field to what is typed there.
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    if (presenter.keyPressed(event.key)) event.preventDefault();
  };

  return (
    // Its keys work wherever in it the focus lies.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.viewer} aria-label={say('viewer.region', { name })} onKeyDown={keyPressed}>
      <ViewerHead presenter={presenter} {...(onFullScreen ? { onFullScreen } : {})} {...(fullScreenButton ? { fullScreenButton } : {})} {...(onClose ? { onClose } : {})} />
      {(content.kind === 'document' || content.kind === 'image') && <ViewerTools presenter={presenter} pages={content} />}
      {content.kind === 'loading' && (
        <div className={styles.centre}>
          <span className={styles.wait}>
            <BusyRing /> {say('viewer.loading')}
          </span>
        </div>
      )}
      {content.kind === 'nothing' && <div className={styles.centre}>{say('viewer.nothing')}</div>}
      {(content.kind === 'cannot-preview' || content.kind === 'failed') && <ViewerNotice presenter={presenter} outcome={content} />}
      {(content.kind === 'document' || content.kind === 'image') && <ViewerStage presenter={presenter} content={content} />}
      <ViewerAnnouncement presenter={presenter} />
    </section>
  );
});
