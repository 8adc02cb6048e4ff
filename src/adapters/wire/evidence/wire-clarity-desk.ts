import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import { clarityCalls, clarityFromWire } from '../../../contract/documented/evidence/clarity.ts';
import type { FileClarity } from '../../../domain/evidence/shared/picture-clarity.ts';
import type { WireClient } from '../wire-client.ts';

export class WireClarityDesk implements ClarityDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async flagged(standardVersion: string, signal?: AbortSignal): Promise<boolean> {
    return (await this.client.send(clarityCalls.claritySwitch, { docStdSnapshotId: standardVersion }, { signal })).status === 1;
  }

  async submit(docDatumId: string, pkFiles: readonly string[], signal?: AbortSignal): Promise<void> {
    await this.client.send(clarityCalls.claritySubmit, { docDatumId, pkFiles: pkFiles.join(',') }, { signal });
  }

  async clarity(docDatumId: string, pkFiles: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, FileClarity>> {
    // A task is called as its file.
    const { tasks } = await this.client.send(clarityCalls.clarityResult, { docDatumId, taskIds: pkFiles.join(',') }, { signal });
    return new Map((tasks ?? []).map((task) => [task.pkFile, clarityFromWire(task)]));
  }
}
