import {
  downloadFailureReasons,
  type DownloadDesk,
  type DownloadTask,
  type DownloadRequest,
} from '../../../application/ports/evidence/download-desk.ts';
import {
  downloadExtensions,
  type DownloadTaskWire,
} from '../../../contract/extensions/evidence/download-extensions.ts';
import type { WireClient } from '../wire-client.ts';
import { toPickedWire } from './picked-to-wire.ts';
import { sortColumnToWire } from './sort-column-to-wire.ts';

/** The state of a task. An unknown state counts as failed, so that nobody waits forever. */
function stateOf({
  state,
  size,
  done,
  total,
  requestTime,
  completeTime,
  expireTime,
  failure,
}: DownloadTaskWire): DownloadTask['state'] {
  if (state === 'WAITING') return { kind: 'waiting' };
  if (state === 'RUNNING') return { kind: 'running', done, total };
  if (state === 'COMPLETE')
    return {
      kind: 'complete',
      size: size ?? 0,
      completedAt: completeTime ?? requestTime,
      expiresAt: expireTime ?? requestTime,
    };
  return {
    kind: 'failed',
    because: downloadFailureReasons.find((each) => each === failure) ?? 'FAULT',
    failedAt: completeTime ?? requestTime,
  };
}

const taskOf = (wire: DownloadTaskWire): DownloadTask => ({
  id: wire.id,
  kind: wire.kind === 'ARCHIVE' ? 'archive' : 'export',
  name: wire.name,
  requestedAt: wire.requestTime,
  state: stateOf(wire),
});

export class WireDownloadDesk implements DownloadDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async tasks(signal?: AbortSignal): Promise<readonly DownloadTask[]> {
    return (await this.client.send(downloadExtensions.downloadTasks, {}, { signal })).map(taskOf);
  }

  async ask({ kind, scope, picked, sortBy, descending, columns }: DownloadRequest): Promise<DownloadTask> {
    return taskOf(
      await this.client.send(downloadExtensions.requestDownload, {
        kind: kind === 'export' ? 'EXPORT' : 'ARCHIVE',
        picked: toPickedWire(this.client, scope, picked),
        orderBy: sortColumnToWire(sortBy),
        orderType: descending ? 'desc' : 'asc',
        columns: [...columns],
      }),
    );
  }

  async address(id: string): Promise<string> {
    return (await this.client.send(downloadExtensions.downloadAddress, { id })).url;
  }

  async retry(id: string): Promise<DownloadTask> {
    return taskOf(await this.client.send(downloadExtensions.retryDownload, { id }));
  }

  async repeat(id: string): Promise<DownloadTask> {
    return taskOf(await this.client.send(downloadExtensions.repeatDownload, { id }));
  }

  async remove(id: string): Promise<void> {
    await this.client.send(downloadExtensions.removeDownload, { id });
  }
}
