import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../presentation/materials/materials-presenter.ts';
import type { TaskView } from '../../presentation/materials/materials-view-model.ts';
import { useWords } from '../../words/use-words.ts';
import { FileRow } from '../design/FileRow.tsx';
import { PressButton } from '../design/PressButton.tsx';

interface UploadTasksProps {
  readonly presenter: MaterialsPresenter;
  readonly docMaterialId: string;
  /** Only those for this document; without it those that will be new ones. */
  readonly docFileId?: string;
}

const rowStates = { waiting: 'waiting', uploading: 'uploading', paused: 'paused', arrived: 'finished', failed: 'failed' } as const;

/** Files on their way, and those that did not make it, each with its reason. */
export const UploadTasks = observer(function UploadTasks({ presenter, docMaterialId, docFileId }: UploadTasksProps) {
  const { say } = useWords();
  const tasks = presenter.uploads.of(docMaterialId, docFileId);
  const actions = ({ id, state, canRetry }: TaskView) => (
    <>
      {canRetry && (
        <PressButton kind="subtle" size="small" onPress={() => presenter.uploads.retryPressed(id)}>
          {say('upload.retry')}
        </PressButton>
      )}
      {state === 'failed' ? (
        <PressButton kind="subtle" size="small" onPress={() => presenter.uploads.dismissed(id)}>
          {say('upload.remove')}
        </PressButton>
      ) : (
        <PressButton kind="subtle" size="small" onPress={() => presenter.uploads.cancelPressed(id)}>
          {say('upload.cancel')}
        </PressButton>
      )}
    </>
  );
  return tasks.map((task) => (
    <FileRow key={task.id} name={task.name} state={rowStates[task.state]} sent={task.sent} total={task.size} reason={task.trouble && say(task.trouble)} actions={actions(task)} />
  ));
});
