import { packageListCalls } from '../../../contract/documented/evidence/package-list.ts';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import type { WireClient } from '../wire-client.ts';

export class WireViewingRecord implements ViewingRecord {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async recordAccountView(docDatumId: string): Promise<void> {
    await this.client.send(packageListCalls.packageEvent, { docDatumId, eventType: 'ACCOUNT_VIEWED' });
  }
}
