import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../../words/use-words.ts';
import { SearchBar } from './SearchBar.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';
import { EntryTrail } from './EntryTrail.tsx';
import type { DocumentViewerProps } from './document-viewer-props.ts';
import { ViewerAnnouncement } from './ViewerAnnouncement.tsx';
import { ViewerHead } from './ViewerHead.tsx';
import { ViewerNotice } from './ViewerNotice.tsx';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';
import { ViewerStage } from './ViewerStage.tsx';
import { ViewerTools } from './ViewerTools.tsx';
import { WrittenPlace } from './WrittenPlace.tsx';

/** Shows the files of a presenter, in a pane beside a form or over the whole window. It fills its container. */
export const DocumentViewer = observer(function DocumentViewer(props: DocumentViewerProps) {
  const { presenter } = props;
  const styles = useViewerStyles();
  const { say } = useWords();
  const searchButton = useRef<HTMLButtonElement>(null);
  const { content, name, withinArchive } = presenter.viewModel;
  const { search } = presenter;
  const mayBeSearched = content.kind === 'document';

  const keyPressed = (event: KeyboardEvent): void => {
    if (mayBeSearched && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      search.opened();
      return;
    }
    // Keys with a modifier belong to the browser, keys in a field to the typed text.
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    if (!presenter.keyPressed(event.key)) return;
    event.preventDefault();
    // The viewer has handled Escape, so the surrounding dialog must not handle it again.
    if (event.key === 'Escape') event.stopPropagation();
  };

  return (
    // Its keys work wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.viewer} aria-label={say('viewer.region', { name })} onKeyDown={keyPressed}>
      <ViewerHead {...props} />
      {withinArchive !== undefined && <EntryTrail presenter={presenter} archive={withinArchive} />}
      {(content.kind === 'document' || content.kind === 'image') && (
        <ViewerTools
          presenter={presenter}
          pages={content}
          searchButton={searchButton}
          {...(mayBeSearched ? { onSearch: () => search.opened() } : {})}
        />
      )}
      {mayBeSearched && search.isOpen && <SearchBar search={search} onClosed={() => searchButton.current?.focus()} />}
      {content.kind === 'loading' && <ViewerSkeleton name={name} percent={content.percent} />}
      {content.kind === 'nothing' && <div className={styles.centre}>{say('viewer.nothing')}</div>}
      {(content.kind === 'cannot-preview' || content.kind === 'failed') && (
        <ViewerNotice presenter={presenter} outcome={content} />
      )}
      {(content.kind === 'document' || content.kind === 'image') && (
        <ViewerStage key={content.key} presenter={presenter} content={content} />
      )}
      {content.kind === 'written' && <WrittenPlace presenter={presenter} content={content} />}
      <ViewerAnnouncement presenter={presenter} />
    </section>
  );
});
