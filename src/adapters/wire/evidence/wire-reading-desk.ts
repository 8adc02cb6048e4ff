import { readingFromWire } from '../../../contract/documented/evidence/reading-mapping.ts';
import { recognitionCalls, type ReadingWire } from '../../../contract/documented/evidence/recognition.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import type { ReadingEffect } from '../../../domain/evidence/reading/reading-effect.ts';
import type { ReusableType } from '../../../domain/evidence/reuse/earlier-document.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import type { WireClient } from '../wire-client.ts';
import { aiSwitchedOff } from './ai-switched-off.ts';

export class WireReadingDesk implements ReadingDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async isReadingOffered(signal?: AbortSignal): Promise<boolean> {
    return !(await aiSwitchedOff(this.client, 'reading', signal));
  }

  async readings(
    docDatumId: string,
    pkFiles: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileReading>> {
    const { tasks } = await this.client.send(
      recognitionCalls.identifySubmit,
      { docDatumId, pkFiles: pkFiles.join(',') },
      { signal },
    );
    return this.#toReadings(tasks);
  }

  async readAgain(docDatumId: string, pkFile: string): Promise<FileReading | 'too-often' | undefined> {
    try {
      const { tasks } = await this.client.send(recognitionCalls.identifySubmit, {
        docDatumId,
        pkFiles: pkFile,
        again: true,
      });
      return this.#toReadings(tasks).get(pkFile);
    } catch (thrown) {
      const { code, values } = asPortFault(thrown).detail;
      if (code === 'REQUEST_INVALID' && values?.['field'] === 'again') return 'too-often';
      throw thrown;
    }
  }

  async tellEffect(docDatumId: string, effects: ReadonlyMap<ReusableType, ReadingEffect>): Promise<void> {
    await this.client.send(recognitionCalls.readingEffect, {
      docDatumId,
      effects: [...effects].map(([docFileType, { kept, corrected, typed }]) => ({
        docFileType,
        keptFields: kept,
        correctedFields: corrected,
        typedFields: typed,
      })),
    });
  }

  #toReadings(tasks: readonly ReadingWire[] | null | undefined): ReadonlyMap<string, FileReading> {
    return new Map(
      (tasks ?? []).flatMap((task) => {
        const reading = readingFromWire(task);
        return reading === undefined ? [] : [[task.pkFile, reading] as const];
      }),
    );
  }
}
