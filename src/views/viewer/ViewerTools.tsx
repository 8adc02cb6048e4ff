import { ArrowAutofitWidth20Regular } from '@fluentui/react-icons/svg/arrow-autofit-width';
import { ArrowRotateClockwise20Regular } from '@fluentui/react-icons/svg/arrow-rotate-clockwise';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { ZoomIn20Regular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOut20Regular } from '@fluentui/react-icons/svg/zoom-out';
import type { ReactElement, Ref } from 'react';
import type { ViewerCommand } from '../../presentation/viewer/viewer-commands.ts';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import type { ViewerPages } from '../../presentation/viewer/viewer-view-model.ts';
import { useWords } from '../../words/use-words.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { PageNumberField } from './PageNumberField.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';

interface ViewerToolsProps {
  readonly presenter: ViewerPresenter;
  readonly pages: ViewerPages;
  /** Undefined if there is no text to search. */
  readonly onSearch?: () => void;
  readonly searchButton?: Ref<HTMLButtonElement>;
}

/** The buttons for pages, zoom and rotation. The name of each includes its key. */
export function ViewerTools({ presenter, pages, onSearch, searchButton }: ViewerToolsProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const tool = (
    command: Exclude<ViewerCommand, 'first-page' | 'last-page'>,
    icon: ReactElement,
    unavailable?: string,
  ) => (
    <PressButton
      kind="subtle"
      size="small"
      icon={icon}
      label={say(`viewer.${command}`)}
      unavailable={unavailable}
      onPress={() => presenter.run(command)}
    />
  );
  return (
    <section className={styles.tools} aria-label={say('viewer.tools')}>
      {pages.pageCount > 1 && (
        <div className={styles.group}>
          {tool('previous-page', <ChevronUp20Regular />)}
          {tool('next-page', <ChevronDown20Regular />)}
          <PageNumberField number={pages.pageNumber} onAsked={(number) => presenter.strip.goToPage(number)} />
          <span className={styles.figure}>{say('viewer.of-pages', { count: pages.pageCount })}</span>
        </div>
      )}
      <span className={styles.spring} />
      {onSearch && (
        <PressButton
          kind="subtle"
          size="small"
          icon={<Search20Regular />}
          label={say('viewer.search')}
          onPress={onSearch}
          {...(searchButton ? { ref: searchButton } : {})}
        />
      )}
      <div className={styles.group}>
        {tool('zoom-out', <ZoomOut20Regular />, pages.canZoomOut ? undefined : say('viewer.smallest'))}
        <span className={styles.figure}>{say('viewer.zoom', { percent: pages.percent })}</span>
        {tool('zoom-in', <ZoomIn20Regular />, pages.canZoomIn ? undefined : say('viewer.largest'))}
        {tool('fit-width', <ArrowAutofitWidth20Regular />)}
        {tool('rotate', <ArrowRotateClockwise20Regular />)}
      </div>
    </section>
  );
}
