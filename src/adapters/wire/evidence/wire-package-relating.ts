import type { PackageRelating } from '../../../application/ports/evidence/package-relating.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import { relatingCalls } from '../../../contract/documented/evidence/relating.ts';
import type { EvidencePackage, PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import { money } from '../../../domain/money/money.ts';
import type { WireClient } from '../wire-client.ts';

export class WirePackageRelating implements PackageRelating {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async offered(docDatumId: string): Promise<readonly PackagedBusiness[]> {
    const { credits } = await this.client.send(relatingCalls.relateCheck, { docDatumId });
    return (credits ?? []).map(({ fkCredit, creditNo, amount, dueDate }) => ({ id: fkCredit, number: creditNo, amount: money(amount), dueDate }));
  }

  async relate({ docDatumId, dataVersion, book }: EvidencePackage, ids: readonly string[], key: string): Promise<boolean> {
    try {
      await this.client.send(relatingCalls.relate, { docDatumId, dataVersion, businessNumberIds: ids.join(','), ...bookToWire(book) }, { idempotencyKey: key });
      return true;
    } catch (fault) {
      if (fault instanceof PortFault && fault.kind === 'refused') return false;
      throw fault;
    }
  }
}
