import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DownloadTask } from '../../../application/ports/evidence/download-desk.ts';
import type { DownloadTasks } from '../../../presentation/evidence/shared/download-tasks.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { fileSize } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { saveFile } from './save-file.ts';

const useStyles = makeStyles({
  panel: { width: '360px', maxWidth: '100%', [onPhone]: { width: 'auto' }, display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  task: { display: 'flex', flexDirection: 'column', gap: '4px', padding: '10px 0', borderTop: `1px solid ${portal.hairlineSoft}` },
  name: { overflowWrap: 'anywhere', fontWeight: 600 },
  state: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  bad: { fontSize: '12px', lineHeight: '16px', color: portal.badWords },
  actions: { display: 'flex', gap: '4px', marginLeft: '-8px' },
});

const Task = observer(function Task({ task, downloads }: { readonly task: DownloadTask; readonly downloads: DownloadTasks }) {
  const styles = useStyles();
  const { say } = useWords();
  const { id, name, state, requestedAt } = task;
  const busy = downloads.busy.has(id);
  const button = (key: 'download' | 'retry' | 'remove' | 'cancel', onPress: () => Promise<unknown>) => (
    <PressButton size="small" kind="subtle" busy={busy} label={say('lists.task-of', { doing: say(`lists.task-${key}`), name })} onPress={onPress}>
      {say(`lists.task-${key}`)}
    </PressButton>
  );
  const saved = async (): Promise<void> => {
    const address = await downloads.downloadPressed(id);
    if (address !== undefined) saveFile({ name, address });
  };
  const underWay = state.kind === 'waiting' || state.kind === 'running';
  return (
    <li className={styles.task}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>{say('lists.task-requested', { at: say('formats.moment', { at: requestedAt }) })}</span>
      {state.kind === 'waiting' && <span className={styles.state}>{say('lists.task-waiting')}</span>}
      {state.kind === 'running' && (
        <>
          <span className={styles.state}>{say('lists.task-running', { done: state.done, total: state.total })}</span>
          <ProgressBar share={state.total === 0 ? 0 : state.done / state.total} label={say('lists.task-progress', { name })} />
        </>
      )}
      {state.kind === 'complete' && <span className={styles.state}>{say('lists.task-complete', { size: fileSize(state.size), until: say('formats.moment', { at: state.expiresAt }) })}</span>}
      {state.kind === 'failed' && <span className={styles.bad}>{say(`lists.task-failed-${state.because}`)}</span>}
      <span className={styles.actions}>
        {state.kind === 'complete' && button('download', saved)}
        {state.kind === 'failed' && button('retry', async () => downloads.retryPressed(id))}
        {button(underWay ? 'cancel' : 'remove', async () => downloads.removePressed(id))}
      </span>
    </li>
  );
});

/** Every task with its size, state, progress, days and what can be done with it (checklist F-177). */
export const DownloadsPanel = observer(function DownloadsPanel({ downloads }: { readonly downloads: DownloadTasks }) {
  const styles = useStyles();
  const { say } = useWords();
  const { tasks, failure, fresh } = downloads;
  useEffect(() => downloads.opened(), [downloads, fresh]);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{say('lists.downloads')}</h2>
      {failure && (
        <div role="alert">
          <span className={styles.bad}>{say(failure.what)}</span>{' '}
          <PressButton size="small" kind="subtle" onPress={async () => downloads.reloadPressed()}>
            {say('lists.again')}
          </PressButton>
        </div>
      )}
      {tasks === undefined && !failure && <span className={styles.quiet}>{say('lists.downloads-loading')}</span>}
      {tasks?.length === 0 && <span className={styles.quiet}>{say('lists.downloads-none')}</span>}
      {tasks !== undefined && tasks.length > 0 && (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <Task key={task.id} task={task} downloads={downloads} />
          ))}
        </ul>
      )}
    </div>
  );
});
