import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { DownloadTask } from '../../../application/ports/evidence/download-desk.ts';
import type { DownloadTasks } from '../../../presentation/evidence/shared/download-tasks.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { fileSize } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { runKeepingFocus } from '../../design/actions/focus-in.ts';
import { saveFile } from '../../design/actions/save-file.ts';

// On a narrow screen the question has a line of its own, so that the button that removes is not where the user just
// pressed.
const useStyles = makeStyles({
  asked: {
    [onNarrow]: { flexBasis: '100%' },
    alignSelf: 'center',
    marginLeft: '8px',
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
});

export interface DownloadTaskProps {
  readonly task: DownloadTask;
  readonly downloads: DownloadTasks;
}

/** The actions on a download. With `repeats` it can be prepared again. */
export const DownloadActions = observer(function DownloadActions({
  task,
  downloads,
  repeats = false,
}: DownloadTaskProps & { readonly repeats?: boolean }) {
  const styles = useStyles();
  const { say } = useWords();
  const { id, name, state } = task;
  const busy = downloads.busy.has(id);
  const button = (
    key: 'download' | 'retry' | 'repeat' | 'remove' | 'remove-sure' | 'keep' | 'cancel',
    onPress: () => void | Promise<unknown>,
    kind: 'subtle' | 'danger' = 'subtle',
  ) => (
    <PressButton
      key={key === 'keep' ? 'remove' : key}
      size="small"
      kind={kind}
      busy={busy}
      label={say('lists.task-of', { doing: say(`lists.task-${key}`), name })}
      onPress={onPress}
    >
      {say(`lists.task-${key}`)}
    </PressButton>
  );
  const downloadFile = async (): Promise<void> => {
    const address = await downloads.downloadPressed(id);
    if (address !== undefined) saveFile({ name, address });
  };
  if (downloads.removalAsked === id) {
    return (
      <>
        <span role="status" className={styles.asked}>
          {say('lists.task-remove-asked')}
        </span>
        {button('remove-sure', async () => runKeepingFocus(async () => downloads.removalConfirmed()), 'danger')}
        {/* The button that asked becomes the button that keeps. A double press thus loses nothing, and the focus stays. */}
        {button('keep', () => downloads.removalDropped())}
      </>
    );
  }
  return (
    <>
      {state.kind === 'complete' && button('download', downloadFile)}
      {state.kind === 'complete' && repeats && button('repeat', async () => downloads.repeatPressed(id))}
      {state.kind === 'failed' && button('retry', async () => runKeepingFocus(async () => downloads.retryPressed(id)))}
      {button(state.kind === 'waiting' || state.kind === 'running' ? 'cancel' : 'remove', async () =>
        runKeepingFocus(async () => downloads.removePressed(task)),
      )}
    </>
  );
});

/** The progress or outcome of a download. `bad` is the class of a failure. */
export function DownloadState({ task: { name, state }, bad }: { readonly task: DownloadTask; readonly bad: string }) {
  const { say } = useWords();
  if (state.kind === 'waiting') return <>{say('lists.task-waiting')}</>;
  if (state.kind === 'complete')
    return (
      <>
        {say('lists.task-complete', {
          size: fileSize(state.size),
          until: say('formats.moment', { at: state.expiresAt }),
        })}
      </>
    );
  if (state.kind === 'failed') return <span className={bad}>{say(`lists.task-failed-${state.because}`)}</span>;
  return (
    <>
      {say('lists.task-running', { done: state.done, total: state.total })}
      <ProgressBar
        share={state.total === 0 ? 0 : state.done / state.total}
        label={say('lists.task-progress', { name })}
      />
    </>
  );
}
