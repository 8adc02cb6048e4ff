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
  /** Limits the uploads to this document; without it, the uploads of new documents are shown. */
  readonly documentId?: string;
  /** Whether only the files that the limits refused are shown, or only the others; both without it. */
  readonly refusedAtOnce?: boolean;
}

/** The number of waiting files that are listed; the others are behind a button. */
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

/** The running uploads, and the failed ones with their reasons. */
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
            asksService={task.asksService}
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
