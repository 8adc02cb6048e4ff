import { invoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { invoiceIdentity } from '../../../src/domain/evidence/materials/same-invoice.ts';
import { holderBefore, type InvoiceHolder } from '../../../src/domain/evidence/materials/used-invoices.ts';
import type { Desk } from '../handlers.ts';
import { marksOf } from './invoice-register.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import type { Parts } from '../parts.ts';
import type { ItemRecord } from '../records/evidence.ts';
import type { PackageRecord } from '../records/evidence.ts';

const identityOf = ({ content }: ItemRecord): string | undefined => invoiceIdentity(invoiceOf(content));

const holderOf = ({ docDatumId, state, createdAt, submittedAt }: PackageRecord): InvoiceHolder => ({
  packageId: docDatumId,
  state,
  createdAt,
  submittedAt,
});

/**
 * Other packages that contain the invoices of a package (checklist F-218), and the tax register's marks. Only packages
 * of the caller's company are searched and named. Refuses with NOT_FOUND a package of another company.
 */
export function invoiceUsesDesk({ store }: Pick<Parts, 'store'>): Desk<'invoiceUses'> {
  return {
    invoiceUses: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const mine = await ownPackage(transaction, caller, docDatumId, false);
        const own = (await transaction.items.ofPackage(docDatumId)).filter((item) => identityOf(item) !== undefined);
        const found = await transaction.items.invoicesByNumber(mine.pkCorp, [
          ...new Set(own.flatMap(({ content }) => invoiceOf(content)?.number ?? [])),
        ]);
        const elsewhere = Map.groupBy(
          found.filter((item) => item.docDatumId !== docDatumId),
          identityOf,
        );
        const holders = new Map(
          (await transaction.packages.findAll([...new Set(found.map((item) => item.docDatumId))])).map((each) => [
            each.docDatumId,
            each,
          ]),
        );
        const uses = own.flatMap((item) => {
          const others = (elsewhere.get(identityOf(item)) ?? []).flatMap(
            (other) => holders.get(other.docDatumId) ?? [],
          );
          const holder = holderBefore(holderOf(mine), others.map(holderOf));
          const invoice = invoiceOf(item.content);
          return holder && invoice
            ? [
                {
                  docFileId: item.docFileId,
                  invoiceCode: invoice.code,
                  invoiceNum: invoice.number,
                  usedIn: holder.packageId,
                },
              ]
            : [];
        });
        const marks = [...(await marksOf(transaction, own))].flatMap(([docFileId, invoiceState]) => {
          const invoice = invoiceOf(own.find((item) => item.docFileId === docFileId)?.content ?? { kind: 'other' });
          return invoice ? [{ docFileId, invoiceCode: invoice.code, invoiceNum: invoice.number, invoiceState }] : [];
        });
        return { uses, marks };
      });
    },
  };
}
