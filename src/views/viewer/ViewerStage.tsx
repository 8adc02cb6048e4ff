import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import type { ViewerContent } from '../../presentation/viewer/viewer-view-model.ts';
import { useWords } from '../../words/use-words.ts';
import { DrawnPage } from './DrawnPage.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';

interface ViewerStageProps {
  readonly presenter: ViewerPresenter;
  readonly content: Extract<ViewerContent, { kind: 'document' | 'image' }>;
}

/** The scrolling strip of pages, of which only those near the visible part are rendered. */
export function ViewerStage({ presenter, content }: ViewerStageProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const frame = useRef<HTMLElement>(null);
  const { strip } = presenter;

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => strip.viewportResized({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, [strip]);

  const { scrollTarget } = content;
  useEffect(() => {
    if (scrollTarget === undefined || frame.current === null) return;
    frame.current.scrollTop = scrollTarget.top;
    if (scrollTarget.left !== undefined) frame.current.scrollLeft = scrollTarget.left;
  }, [scrollTarget]);

  return (
    // A scrolling region without focusable content must take the focus itself, so that keys can scroll it.
    <section
      ref={frame}
      className={styles.scroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={say('viewer.pages')}
      onScroll={(event) => strip.scrolledTo(event.currentTarget.scrollTop, event.currentTarget.scrollLeft)}
    >
      <div className={styles.strip} style={{ width: content.strip.width, height: content.strip.height }}>
        {content.near.map((place) => (
          <DrawnPage
            key={place.number}
            presenter={presenter}
            place={place}
            scale={content.scale}
            rotation={content.rotation}
            {...(content.kind === 'image' ? { label: say('viewer.image', { name: presenter.viewModel.name }) } : {})}
          />
        ))}
      </div>
    </section>
  );
}
