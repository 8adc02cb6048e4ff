import type { JoinRequirements } from '../../../../src/domain/evidence/selection/relatable-businesses.ts';
import type { Obstacle } from '../../../../src/domain/evidence/selection/selection-rule.ts';
import type { CandidateRecord } from '../../../core/records/evidence.ts';

const traitOf: { readonly [What in Obstacle['what']]: (candidate: CandidateRecord) => string | boolean } = {
  supplier: ({ supplierName }) => supplierName,
  'credit-source': ({ creditSourceName }) => creditSourceName,
  'invoice-optional': ({ invoiceTag }) => invoiceTag !== undefined,
  funder: ({ funderName }) => funderName ?? '',
  counterparty: ({ counterpartyName }) => counterpartyName,
  payer: ({ payerName }) => payerName,
};

/** Whether a candidate may join a package. `isInvalid` tells whether the package that it already names is invalid. */
export function canJoin(
  candidate: CandidateRecord,
  { funderId: fkFinance, dueFrom, suppliers, withoutInvoice, ways }: JoinRequirements,
  isInvalid: (docDatumId: string) => boolean,
): boolean {
  if (candidate.packagedIn !== undefined && !isInvalid(candidate.packagedIn)) return false;
  if (
    candidate.funderId !== fkFinance ||
    candidate.dueDate < dueFrom ||
    suppliers?.includes(candidate.supplierName) === false
  )
    return false;
  if (withoutInvoice && candidate.invoiceTag === undefined) return false;
  return ways.some((way) => way.every(({ what, selected }) => traitOf[what](candidate) === selected));
}
