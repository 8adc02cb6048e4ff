import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { pathsOf } from '../../presentation/evidence/shared/package-paths.ts';
import { troubleWords } from '../../presentation/uploads/trouble-words.ts';
import type { UploadTask } from '../../presentation/evidence/shared/upload-task.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { PortalLink } from '../design/actions/PortalLink.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { ProgressBar } from '../design/panels/ProgressBar.tsx';
import { useWords } from '../../words/use-words.ts';
import { usePresenters } from '../pages/presenters-context.ts';

const useStyles = makeStyles({
  panel: { width: '340px', maxWidth: '100%', display: 'flex', flexDirection: 'column', gap: '14px' },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  none: { color: tokens.colorNeutralForeground3 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyleType: 'none', margin: '6px 0 0', padding: 0, display: 'flex', flexDirection: 'column', gap: '10px' },
  task: { display: 'flex', flexDirection: 'column', gap: '4px' },
  name: { overflowWrap: 'anywhere' },
  state: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  bad: { fontSize: '12px', lineHeight: '16px', color: portal.badWords },
  actions: { display: 'flex', gap: '4px', marginLeft: '-8px' },
});

const Task = observer(function Task({ task }: { readonly task: UploadTask }) {
  const styles = useStyles();
  const { say } = useWords();
  const { queue } = usePresenters();
  const { state, sent, file } = task;
  const moving = state.kind === 'uploading' || state.kind === 'paused';
  return (
    <li className={styles.task}>
      <span className={styles.name}>{file.name}</span>
      {state.kind === 'waiting' && <span className={styles.state}>{say('upload.state-waiting')}</span>}
      {state.kind === 'arrived' && <span className={styles.state}>{say('upload.state-finished')}</span>}
      {moving && (
        <>
          <span className={styles.state}>
            {state.kind === 'paused'
              ? say(`upload.paused-${state.because}`)
              : say('upload.progress', { sent, total: file.size })}
          </span>
          <ProgressBar
            share={file.size === 0 ? 0 : sent / file.size}
            label={say('upload.progress-label', { name: file.name })}
            {...(state.kind === 'paused' ? { tone: 'warn' } : {})}
          />
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <span className={styles.bad}>{say(troubleWords(state.trouble))}</span>
          <span className={styles.actions}>
            {state.canRetry && (
              <PressButton size="small" kind="subtle" onPress={() => queue.retryPressed(task.id)}>
                {say('upload.retry')}
              </PressButton>
            )}
            <PressButton size="small" kind="subtle" onPress={() => queue.remove(task.id)}>
              {say('upload.remove')}
            </PressButton>
          </span>
        </>
      )}
    </li>
  );
});

export interface UploadsPanelProps {
  readonly onFollowed: () => void;
}

/** The uploads of this tab by package, with their progress. */
export const UploadsPanel = observer(function UploadsPanel({ onFollowed }: UploadsPanelProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { queue } = usePresenters();
  const packages = new Map(queue.tasks.map(({ packageId, book }) => [packageId, book]));
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{say('shell.uploads')}</h2>
      {packages.size === 0 && <span className={styles.none}>{say('shell.uploads-none')}</span>}
      {[...packages].map(([packageId, book]) => (
        <section key={packageId} aria-label={say('shell.uploads-package', { number: packageId })}>
          <div className={styles.head}>
            <span>{say('shell.uploads-package', { number: packageId })}</span>
            <PortalLink
              to={pathsOf(book).upload(packageId)}
              label={`${say('shell.uploads-open')} ${packageId}`}
              onFollowed={onFollowed}
            >
              {say('shell.uploads-open')}
            </PortalLink>
          </div>
          <ul className={styles.list}>
            {queue.of(packageId).map((task) => (
              <Task key={task.id} task={task} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
