import type {
  ChosenBusinesses,
  PackageRelations,
  TakingPackage,
} from '../../../application/ports/evidence/package-relations.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import { relationCalls } from '../../../contract/documented/evidence/relation-calls.ts';
import type { EvidencePackage, PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import { books } from '../../../domain/catalogue/books.ts';
import { money } from '../../../domain/money/money.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

function choiceToWire({ shelf, ids, funderId: fkFinance, invoiceTags }: ChosenBusinesses) {
  return {
    ...bookToWire(shelf.book),
    businessNumberIds: ids.join(','),
    fkFinance,
    ...(invoiceTags.length > 0 ? { viewLabels: invoiceTags.join(',') } : {}),
  };
}

export class WirePackageRelations implements PackageRelations {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async relatableBusinesses(docDatumId: string): Promise<readonly PackagedBusiness[]> {
    const { credits } = await this.client.send(relationCalls.relateCheck, { docDatumId });
    return (credits ?? []).map(({ fkCredit, creditNo, amount, dueDate }) => ({
      id: fkCredit,
      number: creditNo,
      amount: money(amount),
      dueDate,
    }));
  }

  async relate(
    { packageId: docDatumId, dataVersion, book }: EvidencePackage,
    ids: readonly string[],
    key: string,
  ): Promise<boolean> {
    try {
      await this.client.send(
        relationCalls.relate,
        { docDatumId, dataVersion, businessNumberIds: ids.join(','), ...bookToWire(book) },
        { idempotencyKey: key },
      );
      return true;
    } catch (fault) {
      if (fault instanceof PortFault && fault.kind === 'refused') return false;
      throw fault;
    }
  }

  async takingPackage(chosen: ChosenBusinesses): Promise<TakingPackage | undefined> {
    const { isCanRelateBusinessNumber, canRelateBusinessNumberId, totalAmount } = await this.client.send(
      relationCalls.autoRelateCheck,
      choiceToWire(chosen),
    );
    // Without an id the package cannot be shown or used.
    if (isCanRelateBusinessNumber !== true || !canRelateBusinessNumberId) return undefined;
    return { packageId: canRelateBusinessNumberId, totalAmount: totalAmount ? moneyFromWire(totalAmount) : undefined };
  }

  async join(chosen: ChosenBusinesses, docDatumId: string, key: string): Promise<string | undefined> {
    try {
      const answer = await this.client.send(
        relationCalls.autoRelate,
        { ...choiceToWire(chosen), canRelateBusinessNumberId: docDatumId },
        { idempotencyKey: key },
      );
      return answer?.docType || books[chosen.shelf.book].packageType;
    } catch (fault) {
      if (fault instanceof PortFault && fault.kind === 'refused') return undefined;
      throw fault;
    }
  }
}
