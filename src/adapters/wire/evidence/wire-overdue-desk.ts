import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { ItemOutcome } from '../../../application/ports/evidence/material-desk.ts';
import type { LetterDownload, OverdueDesk, OverdueLetter } from '../../../application/ports/evidence/overdue-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { itemFromWire, materialFromWire } from '../../../contract/documented/evidence/material-mapping.ts';
import { overdueCalls as calls } from '../../../contract/documented/evidence/overdue.ts';
import type { WireClient } from '../wire-client.ts';
import { itemRefusalOf } from './wire-material-desk.ts';

const notOverdue = (fault: unknown): boolean => fault instanceof PortFault && fault.detail.code === 'NOT_IN_THIS_STATE';

export class WireOverdueDesk implements OverdueDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async canGiveLetter(docDatumId: string, signal?: AbortSignal): Promise<boolean> {
    return (await this.client.send(calls.overdueButton, { docDatumId }, { signal })) === true;
  }

  async letter(docDatumId: string): Promise<OverdueLetter | undefined> {
    try {
      const { expectDueDate, material } = await this.client.send(calls.overdueCheck, { docDatumId });
      return { due: expectDueDate, material: materialFromWire(material) };
    } catch (fault) {
      if (notOverdue(fault)) return undefined;
      throw fault;
    }
  }

  async render(docDatumId: string): Promise<GeneratedFile> {
    return generatedFileFromWire(await this.client.send(calls.overdueRender, { docDatumId }));
  }

  async lastDownload(docDatumId: string): Promise<LetterDownload | undefined> {
    const { downloadTime, downloadPersonName } = await this.client.send(calls.overdueDownloadTip, { docDatumId });
    return downloadTime === undefined || downloadTime === null
      ? undefined
      : { at: downloadTime, by: downloadPersonName ?? '' };
  }

  async noteDownload(docDatumId: string, key: string): Promise<void> {
    await this.client.send(calls.overdueDownloadRecord, { docDatumId }, { idempotencyKey: key });
  }

  async give(docDatumId: string, fkFile: string, key: string): Promise<ItemOutcome> {
    try {
      return {
        saved: true,
        item: itemFromWire(
          await this.client.send(calls.overdueFileModify, { docDatumId, fkFile }, { idempotencyKey: key }),
        ),
      };
    } catch (fault) {
      return notOverdue(fault) ? { saved: false, because: 'not-open' } : itemRefusalOf(fault);
    }
  }
}
