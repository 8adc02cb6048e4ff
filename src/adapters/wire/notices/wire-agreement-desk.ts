import type { AgreementDesk } from '../../../application/ports/notices/agreement-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { noticeCalls } from '../../../contract/documented/notices/notices.ts';
import { agreementNames, agreements } from '../../../domain/notices/agreement.ts';
import type { WireClient } from '../wire-client.ts';

export class WireAgreementDesk implements AgreementDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async toBeSigned(signal?: AbortSignal): Promise<{ readonly publishedAt: number | undefined } | undefined> {
    const { needSignProtocol, publishTime } = await this.client.send(noticeCalls.agreementSignState, { agreementNames: [...agreementNames] }, { signal });
    return needSignProtocol ? { publishedAt: publishTime ?? undefined } : undefined;
  }

  async sign(): Promise<'signed' | 'text-changed'> {
    try {
      await this.client.send(noticeCalls.agreementSigned, { agreementNames: [...agreementNames], textHashes: agreementNames.map((name) => agreements[name].textHash) });
      return 'signed';
    } catch (fault) {
      if (fault instanceof PortFault && fault.detail.code === 'REQUEST_INVALID' && fault.detail.values?.['field'] === 'textHashes') return 'text-changed';
      throw fault;
    }
  }
}
