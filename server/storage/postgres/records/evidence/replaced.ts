import type { Invoice } from '../../../../../src/domain/evidence/invoice/invoice.ts';
import { contentOf, contractOf, invoiceOf } from '../../../../../src/domain/evidence/materials/document-content.ts';
import type { TradeContract } from '../../../../../src/domain/evidence/trade-contract/trade-contract.ts';
import { money, moneyToText, type Money } from '../../../../../src/domain/money/money.ts';
import type { ReplacedRecord } from '../../../../core/records/evidence.ts';
import { document, type Field } from '../../fields.ts';

/** A value with its amounts as decimal texts, because JSON numbers are not exact at any size. */
type WithTextAmounts<Value> = {
  readonly [Name in keyof Value]: Money | undefined extends Value[Name] ? string | null : Value[Name];
};

interface ReplacedDocument extends Omit<WithTextAmounts<ReplacedRecord>, 'content'> {
  /** Absent in records that are older than this field. */
  readonly invoice?: WithTextAmounts<Invoice> | null;
  readonly contract?: WithTextAmounts<TradeContract> | null;
}

const toText = (amount: Money | undefined): string | null => (amount ? moneyToText(amount) : null);
const fromText = (text: string | null): Money | undefined => (text === null ? undefined : money(text));

const replacedDocument = document<ReplacedDocument>('replaced');

export const replaced: Field<ReplacedRecord> = {
  columns: replacedDocument.columns,
  documents: replacedDocument.documents,
  write: ({ content, ...rest }) => {
    const [invoice, contract] = [invoiceOf(content), contractOf(content)];
    return replacedDocument.write({
      ...rest,
      amount: toText(rest.amount),
      invoice: invoice
        ? {
            ...invoice,
            amountExcludingTax: toText(invoice.amountExcludingTax),
            tax: toText(invoice.tax),
            total: toText(invoice.total),
          }
        : null,
      contract: contract ? { ...contract, amount: toText(contract.amount) } : null,
    });
  },
  read: (row) => {
    const { invoice, contract, ...rest } = replacedDocument.read(row);
    return {
      ...rest,
      amount: fromText(rest.amount),
      content: contentOf(
        invoice
          ? {
              ...invoice,
              amountExcludingTax: fromText(invoice.amountExcludingTax),
              tax: fromText(invoice.tax),
              total: fromText(invoice.total),
            }
          : undefined,
        contract ? { ...contract, amount: fromText(contract.amount) } : undefined,
      ),
    };
  },
};
