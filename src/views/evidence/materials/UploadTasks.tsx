import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TaskView } from '../../../presentation/evidence/shared/task-view.ts';
import { useWords } from '../../../words/use-words.ts';
import { FileRow } from '../../design/fields/FileRow.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useMaterials } from './materials-context.ts';

interface UploadTasksProps {
  readonly materialId: string;
  /** Only those for this document; without it those that will be new ones. */
  readonly documentId?: string;
  /** Only those that the limits refused at once, or only the others. */
  readonly refusedAtOnce?: boolean;
}

/** So many that wait are shown by name until more are asked for. */
const waitingShown = 3;

const useStyles = makeStyles({
  rest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '8px 16px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

const rowStates = {
  waiting: 'waiting',
  uploading: 'uploading',
  paused: 'paused',
  arrived: 'finished',
  failed: 'failed',
} as const;

/** Files on their way, and those that did not make it, each with its reason. */
export const UploadTasks = observer(function UploadTasks({ materialId, documentId, refusedAtOnce }: UploadTasksProps) {
  const { page, actions } = useMaterials();
  const { say } = useWords();
  const styles = useStyles();
  const [all, setAll] = useState(false);
  const tasks = page
    .tasks(materialId, documentId)
    .filter((task) => refusedAtOnce === undefined || task.refusedAtOnce === refusedAtOnce);
  const waiting = tasks.filter((task) => task.state === 'waiting');
  const folded = all ? [] : waiting.slice(waitingShown);
  const buttonsOf = ({ id, state, canRetry }: TaskView) => (
    <>
      {canRetry && (
        <PressButton kind="subtle" size="small" onPress={() => actions.uploads.retryPressed(id)}>
          {say('upload.retry')}
        </PressButton>
      )}
      {state === 'failed' ? (
        <PressButton kind="subtle" size="small" onPress={() => actions.uploads.dismissPressed(id)}>
          {say('upload.remove')}
        </PressButton>
      ) : (
        <PressButton kind="subtle" size="small" onPress={() => actions.uploads.cancelPressed(id)}>
          {say('upload.cancel')}
        </PressButton>
      )}
    </>
  );
  return (
    <>
      {tasks
        .filter((task) => !folded.includes(task))
        .map((task) => (
          <FileRow
            key={task.id}
            name={task.name}
            state={rowStates[task.state]}
            sent={task.sent}
            kept={task.kept}
            total={task.size}
            pause={task.pause}
            reason={task.trouble && say(task.trouble)}
            actions={buttonsOf(task)}
          />
        ))}
      {waiting.length > waitingShown && (
        <div className={styles.rest}>
          {say('materials.waiting-more', { count: folded.length })}
          <span>
            <PressButton kind="subtle" size="small" onPress={() => setAll(!all)}>
              {say(all ? 'materials.waiting-fold' : 'materials.waiting-show')}
            </PressButton>
            <PressButton
              kind="subtle"
              size="small"
              onPress={() => waiting.forEach(({ id }) => actions.uploads.cancelPressed(id))}
            >
              {say('materials.waiting-cancel', { count: waiting.length })}
            </PressButton>
          </span>
        </div>
      )}
    </>
  );
});
