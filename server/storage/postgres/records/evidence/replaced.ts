import type { Invoice } from '../../../../../src/domain/evidence/invoice/invoice.ts';
import { contentOf, contractOf, invoiceOf } from '../../../../../src/domain/evidence/materials/document-content.ts';
import type { TradeContract } from '../../../../../src/domain/evidence/trade-contract/trade-contract.ts';
import { money, moneyToText, type Money } from '../../../../../src/domain/money/money.ts';
import type { ReplacedRecord } from '../../../../core/records/evidence.ts';
import { document, type Field } from '../../fields.ts';

/** Amounts as texts: a document knows no whole numbers of any size. */
type Written<Value> = {
  readonly [Name in keyof Value]: Money | undefined extends Value[Name] ? string | null : Value[Name];
};

interface ReplacedDocument extends Omit<Written<ReplacedRecord>, 'content'> {
  /** Absent in records that are older than this field. */
  readonly invoice?: Written<Invoice> | null;
  readonly contract?: Written<TradeContract> | null;
}

const write = (amount: Money | undefined): string | null => (amount ? moneyToText(amount) : null);
const read = (text: string | null): Money | undefined => (text === null ? undefined : money(text));

const written = document<ReplacedDocument>('replaced');

export const replaced: Field<ReplacedRecord> = {
  columns: written.columns,
  documents: written.documents,
  write: ({ content, ...rest }) => {
    const [invoice, contract] = [invoiceOf(content), contractOf(content)];
    return written.write({
      ...rest,
      amount: write(rest.amount),
      invoice: invoice
        ? {
            ...invoice,
            amountExcludingTax: write(invoice.amountExcludingTax),
            tax: write(invoice.tax),
            total: write(invoice.total),
          }
        : null,
      contract: contract ? { ...contract, amount: write(contract.amount) } : null,
    });
  },
  read: (row) => {
    const { invoice, contract, ...rest } = written.read(row);
    return {
      ...rest,
      amount: read(rest.amount),
      content: contentOf(
        invoice
          ? {
              ...invoice,
              amountExcludingTax: read(invoice.amountExcludingTax),
              tax: read(invoice.tax),
              total: read(invoice.total),
            }
          : undefined,
        contract ? { ...contract, amount: read(contract.amount) } : undefined,
      ),
    };
  },
};
