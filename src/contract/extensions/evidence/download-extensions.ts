import * as v from 'valibot';
import { packageColumns } from '../../../domain/evidence/shared/package-columns.ts';
import { defineCall } from '../../call.ts';
import { identifier, instant, maybe, nothing } from '../../fields.ts';
import { sortableColumns } from '../../documented/evidence/package-list.ts';
import { pickedWire } from './picked-extensions.ts';

export const downloadStates = ['WAITING', 'RUNNING', 'COMPLETE', 'FAILED'] as const;
export const downloadKinds = ['EXPORT', 'ARCHIVE'] as const;
/** Reasons why a task failed. */
export const downloadFailures = ['TOO_MUCH', 'NOTHING', 'NOT_PERMITTED', 'FAULT'] as const;

const taskWire = v.object({
  id: v.string(),
  kind: v.string(),
  name: v.string(),
  state: v.string(),
  requestTime: instant,
  /** Bytes; known once the task is complete. */
  size: v.nullish(v.number()),
  /** Progress, in rows or files. */
  done: v.number(),
  total: v.number(),
  completeTime: v.nullish(instant),
  expireTime: v.nullish(instant),
  failure: v.nullish(v.string()),
});
export type DownloadTaskWire = v.InferOutput<typeof taskWire>;

const one = v.object({ id: identifier });

/**
 * Files that a back end prepares in the background and keeps for some days (checklist F-069, F-177, N-15). A task
 * belongs to the user who started it, in the role at that time.
 */
export const downloadExtensions = {
  downloadTasks: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/download/tasks',
    source: 'checklist N-15: the caller’s download tasks, the newest first',
    caller: 'signed-in',
    changes: false,
    extension: 'download-tasks',
    request: nothing,
    answer: v.array(taskWire),
  }),
  requestDownload: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/download/tasks',
    source: 'checklist N-15, F-177',
    caller: 'signed-in',
    changes: true,
    extension: 'download-tasks',
    request: v.object({
      kind: v.picklist(downloadKinds),
      picked: pickedWire,
      orderBy: maybe(v.picklist(sortableColumns)),
      orderType: maybe(v.picklist(['asc', 'desc'])),
      /** For an export: the columns given for each package. */
      columns: maybe(v.pipe(v.array(v.picklist(packageColumns)), v.maxLength(packageColumns.length))),
    }),
    answer: taskWire,
  }),
  downloadAddress: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/download/tasks/{id}',
    source: 'checklist N-15: an address that is valid for some minutes',
    caller: 'signed-in',
    changes: false,
    extension: 'download-tasks',
    request: one,
    answer: v.object({ url: v.string() }),
  }),
  retryDownload: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/download/tasks/{id}',
    source: 'checklist F-177: retries a failed task',
    caller: 'signed-in',
    changes: true,
    extension: 'download-tasks',
    request: one,
    answer: taskWire,
  }),
  repeatDownload: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/download/tasks/{id}/again',
    source: 'checklist F-178: collects the same data again as it is now, in a new task',
    caller: 'signed-in',
    changes: true,
    extension: 'download-tasks',
    request: one,
    answer: taskWire,
  }),
  removeDownload: defineCall({
    base: 'web',
    method: 'DELETE',
    path: '/corp/v1/download/tasks/{id}',
    source: 'checklist N-15: removes a task and its file; a running task is cancelled',
    caller: 'signed-in',
    changes: true,
    extension: 'download-tasks',
    request: one,
    answer: v.unknown(),
  }),
};
