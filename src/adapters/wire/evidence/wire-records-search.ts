import type { FoundRecords, RecordsSearch } from '../../../application/ports/evidence/records-search.ts';
import { bookFromWire, type BookWire } from '../../../contract/documented/evidence/book-mapping.ts';
import { searchExtensions } from '../../../contract/extensions/evidence/search-extensions.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

/** Parses records and leaves out those of unknown books. */
const inBooks = <Wire extends BookWire, Found>(
  all: readonly Wire[],
  asFound: (wire: Wire, book: OpenBook) => Found,
): readonly Found[] =>
  all.flatMap((wire) => {
    const book = bookFromWire(wire);
    return book === undefined ? [] : [asFound(wire, book)];
  });

export class WireRecordsSearch implements RecordsSearch {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('search');
  }

  async find(text: string, signal?: AbortSignal): Promise<FoundRecords> {
    const { packages, receivables, documents, partyNames, products, more, unlisted } = await this.client.send(
      searchExtensions.foundRecords,
      { text },
      { signal },
    );
    return {
      packages: inBooks(
        packages,
        ({ docDatumId, state, isFunded, partyName, totalAmount, createDate, otherNames }, book) => ({
          packageId: docDatumId,
          book,
          state,
          isFunded,
          party: partyName,
          amount: moneyFromWire(totalAmount),
          madeOn: createDate,
          otherNames,
        }),
      ),
      receivables: inBooks(receivables, ({ number, partyName, amount, dueDate }, book) => ({
        number,
        book,
        party: partyName,
        amount: moneyFromWire(amount),
        dueDate,
      })),
      documents: inBooks(documents, ({ docFileType, number, docDatumId, amount }, book) => ({
        kind: docFileType === 'BUSI_INVOICE' ? 'invoice' : 'contract',
        number,
        packageId: docDatumId,
        book,
        amount: amount === undefined ? undefined : moneyFromWire(amount),
      })),
      parties: partyNames,
      books: inBooks(products ?? [], (_wire, book) => book),
      more,
      unlisted,
    };
  }
}
