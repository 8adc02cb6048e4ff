import { troubleWords } from '../../shared/trouble-words.ts';
import type { UploadTask } from '../../shared/upload-task.ts';
import type { TaskView } from './materials-view-model.ts';

export function taskView(task: UploadTask): TaskView {
  const failed = task.state.kind === 'failed' ? task.state : undefined;
  return {
    id: task.id, name: task.file.name, size: task.file.size, sent: task.sent, state: task.state.kind, pause: task.state.kind === 'paused' ? task.state.because : undefined,
    trouble: failed && troubleWords(failed.trouble), canRetry: failed?.canRetry ?? false, refusedAtOnce: failed?.atOnce === true,
  };
}

/** The item that a task's file is for; undefined for a new one. */
export function itemOfTask({ placement }: UploadTask): string | undefined {
  return placement.kind === 'add' ? undefined : placement.item.docFileId;
}
