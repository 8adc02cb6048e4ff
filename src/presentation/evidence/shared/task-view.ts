import { asksService, troubleWords } from '../../uploads/trouble-words.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { Pause, UploadTask } from './upload-task.ts';

/** An upload as it is shown. */
export interface TaskView {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  /** Bytes that the store already holds; they are not sent again. */
  readonly kept: number;
  readonly state: UploadTask['state']['kind'];
  /** The reason why the upload is paused. */
  readonly pause: Pause | undefined;
  readonly trouble: Message | undefined;
  /** Whether the trouble leads to the online consultation. */
  readonly asksService: boolean;
  readonly canRetry: boolean;
  /** Whether the limits refused it, so that it was never sent. */
  readonly refusedAtOnce: boolean;
}

/** The view of an upload. */
export function taskView(task: UploadTask): TaskView {
  const failed = task.state.kind === 'failed' ? task.state : undefined;
  return {
    id: task.id,
    name: task.file.name,
    size: task.file.size,
    sent: task.sent,
    kept: task.kept,
    state: task.state.kind,
    pause: task.state.kind === 'paused' ? task.state.because : undefined,
    trouble: failed && troubleWords(failed.trouble),
    asksService: failed !== undefined && asksService(failed.trouble),
    canRetry: failed?.canRetry ?? false,
    refusedAtOnce: failed?.atOnce === true,
  };
}
