import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { downloadCentrePath } from '../../../presentation/evidence/download-centre/download-centre-presenter.ts';
import type { DownloadTasks } from '../../../presentation/evidence/shared/download-tasks.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { DownloadActions, DownloadState, type DownloadTaskProps } from './DownloadActions.tsx';

const useStyles = makeStyles({
  panel: {
    width: '360px',
    maxWidth: '100%',
    [onPhone]: { width: 'auto' },
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
  },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  task: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '10px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  name: { overflowWrap: 'anywhere', fontWeight: 600 },
  state: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  bad: { fontSize: '12px', lineHeight: '16px', color: portal.badWords },
  actions: { display: 'flex', gap: '4px', marginLeft: '-8px' },
});

function Task({ task, downloads }: DownloadTaskProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <li className={styles.task}>
      <span className={styles.name}>{task.name}</span>
      <span className={styles.state}>
        {say('lists.task-requested', { at: say('formats.moment', { at: task.requestedAt }) })}
      </span>
      <span className={styles.state}>
        <DownloadState task={task} bad={styles.bad} />
      </span>
      <span className={styles.actions}>
        <DownloadActions task={task} downloads={downloads} />
      </span>
    </li>
  );
}

/** Every download with its size, state, progress, remaining days and actions (checklist F-177). */
export const DownloadsPanel = observer(function DownloadsPanel({
  downloads,
  onFollowed,
}: {
  readonly downloads: DownloadTasks;
  readonly onFollowed: () => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { tasks, failure, unseenCount } = downloads;
  useEffect(() => downloads.opened(), [downloads, unseenCount]);
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
      <PortalLink to={downloadCentrePath} onFollowed={onFollowed}>
        {say('lists.downloads-all')}
      </PortalLink>
    </div>
  );
});
