import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { useEffect, useRef } from 'react';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';

interface EntryTrailProps {
  readonly presenter: ViewerPresenter;
  readonly archive: string;
}

/** The link from a file back to the list of its archive. It takes the focus, because the pressed row is gone. */
export function EntryTrail({ presenter, archive }: EntryTrailProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const back = useRef<HTMLButtonElement>(null);

  useEffect(() => back.current?.focus(), []);

  return (
    <nav className={styles.trail} aria-label={say('viewer.trail')}>
      <PressButton
        ref={back}
        kind="subtle"
        size="small"
        icon={<ChevronLeft20Regular />}
        label={say('viewer.back-to-archive', { name: archive })}
        hint={say('viewer.back-to-archive', { name: archive })}
        aria-keyshortcuts="Backspace Escape"
        onPress={() => presenter.entryLeft()}
      >
        <span className={styles.trailName}>{archive}</span>
      </PressButton>
    </nav>
  );
}
