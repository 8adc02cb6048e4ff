import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import { clarityCalls, clarityFromWire, type ClarityWire } from '../../../contract/documented/evidence/clarity.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import type { WireClient } from '../wire-client.ts';
import { aiSwitchedOff } from './ai-switched-off.ts';

export class WireClarityDesk implements ClarityDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async flagsUnclear(standardVersion: string, signal?: AbortSignal): Promise<boolean> {
    const [{ status }, off] = await Promise.all([
      this.client.send(clarityCalls.claritySwitch, { docStdSnapshotId: standardVersion }, { signal }),
      aiSwitchedOff(this.client, 'clarity', signal),
    ]);
    return status === 1 && !off;
  }

  async knownClarity(
    docDatumId: string,
    pkFiles: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileClarity>> {
    const found = await this.#askClarity(docDatumId, pkFiles, signal);
    return new Map(
      found
        .map((file) => [file.pkFile, clarityFromWire(file)] as const)
        .filter(([, { state }]) => state === 'clear' || state === 'unclear'),
    );
  }

  async submit(docDatumId: string, pkFiles: readonly string[], signal?: AbortSignal): Promise<void> {
    await this.client.send(clarityCalls.claritySubmit, { docDatumId, pkFiles: pkFiles.join(',') }, { signal });
  }

  async clarity(
    docDatumId: string,
    pkFiles: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileClarity>> {
    // A task has the id of its file.
    const { tasks } = await this.client.send(
      clarityCalls.clarityResult,
      { docDatumId, taskIds: pkFiles.join(',') },
      { signal },
    );
    return new Map((tasks ?? []).map((task) => [task.pkFile, clarityFromWire(task)]));
  }

  /** A single file has its own call, which faults for a file outside the package. */
  async #askClarity(
    docDatumId: string,
    pkFiles: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<readonly ClarityWire[]> {
    const [only, ...others] = pkFiles;
    if (only === undefined) return [];
    if (others.length > 0)
      return (
        (await this.client.send(clarityCalls.filesClarity, { docDatumId, pkFiles: pkFiles.join(',') }, { signal }))
          .files ?? []
      );
    try {
      return [await this.client.send(clarityCalls.detectClarity, { docDatumId, pkFile: only }, { signal })];
    } catch (thrown) {
      if (asPortFault(thrown).kind === 'not-found') return [];
      throw thrown;
    }
  }
}
