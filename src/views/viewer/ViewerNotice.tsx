import type { ViewerOutcome } from '../../presentation/viewer/viewer-outcomes.ts';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../design/panels/Notice.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { saveFrom } from './save-from.ts';
import { useViewerStyles } from './use-viewer-styles.ts';

interface ViewerNoticeProps {
  readonly presenter: ViewerPresenter;
  readonly outcome: ViewerOutcome;
}

/** The reason why nothing is shown, with the download and, where it may help, a retry. */
export function ViewerNotice({ presenter, outcome }: ViewerNoticeProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const failed = outcome.kind === 'failed';
  const actions = (
    <>
      {failed && (
        <PressButton size="small" onPress={() => presenter.retryPressed()}>
          {say('common.retry')}
        </PressButton>
      )}
      <PressButton
        size="small"
        kind={failed ? 'ordinary' : 'primary'}
        onPress={async () => saveFrom(await presenter.downloadPressed())}
      >
        {say(
          presenter.entryPlace && outcome.because.startsWith('written.entry')
            ? 'viewer.download-archive'
            : 'viewer.download',
        )}
      </PressButton>
    </>
  );
  return (
    <div className={styles.centre}>
      <div className={styles.notice}>
        <Notice
          tone={outcome.serverWords ? 'warn' : failed ? 'bad' : 'info'}
          live
          title={say(`viewer.${outcome.kind}`)}
          actions={actions}
        >
          {outcome.serverWords === undefined ? say(outcome.because) : say(outcome.serverWords)}
          {outcome.openWith && say('formats.sentence-separator') + say(outcome.openWith)}
        </Notice>
      </div>
    </div>
  );
}
