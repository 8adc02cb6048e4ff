import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { CandidateRecord } from '../../core/records/evidence.ts';
import type { CompanyRecord, UserRecord } from '../../core/records/company.ts';
import type { Transaction } from '../../core/store.ts';
import { bookTrades } from './book-trades.ts';
import { makeInvoice, invoiceFile } from './documents.ts';

export interface TradeWish {
  readonly businesses: readonly CandidateRecord[];
  readonly buyer: CompanyRecord;
  readonly seller: CompanyRecord;
  readonly clerk: Pick<UserRecord, 'userId'>;
}

/** Saves two invoices for the trade of each business: one with its file, and one with its fields alone. */
export async function saveTradeInvoices(
  transaction: Transaction,
  { businesses, buyer, seller, clerk }: TradeWish,
  today: PlainDate,
): Promise<void> {
  const date = addDays(today, -26);
  for (const [index, { id, amount, pkCorp, book }] of businesses.entries()) {
    const half = amount.fen / 2n;
    for (const [part, fen] of [half, amount.fen - half].entries()) {
      const invoice = makeInvoice(
        'E_SPECIAL_VAT_ELEC',
        { fen },
        date,
        7_410_000 + index * 10 + part,
        bookTrades[book].goods,
      );
      const place = {
        pkFile: `${id}-T${part}`,
        pkCorp,
        docMaterialId: '',
        createdBy: clerk.userId,
        createdAt: shanghaiInstant(date, 9),
      };
      const files =
        part === 0
          ? [
              {
                ...invoiceFile(place, invoice, { buyer, seller, goods: bookTrades[book].goods.invoiced }, 'pdf'),
                docMaterialId: undefined,
              },
            ]
          : [];
      await transaction.files.saveAll(files);
      await transaction.tradeInvoices.save({
        id: `TI-${id}-${part}`,
        pkCorp,
        businessId: id,
        invoice,
        pkFiles: files.map(({ pkFile }) => pkFile),
      });
    }
  }
}
