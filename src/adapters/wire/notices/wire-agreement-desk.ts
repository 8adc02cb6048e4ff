import type { AgreementDesk } from '../../../application/ports/notices/agreement-desk.ts';
import { agreementNames, agreements } from '../../../domain/agreements/agreement.ts';
import type { WireClient } from '../wire-client.ts';
import { agreementsToSign, signAgreements } from '../agreements/agreement-calls.ts';

export class WireAgreementDesk implements AgreementDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async agreementsToSign(signal?: AbortSignal): Promise<{ readonly publishedAt: number | undefined } | undefined> {
    return agreementsToSign(this.client, agreementNames, signal);
  }

  async sign(): Promise<'signed' | 'text-changed'> {
    return signAgreements(
      this.client,
      agreementNames.map((name) => ({ name, textHash: agreements[name].textHash })),
    );
  }
}
