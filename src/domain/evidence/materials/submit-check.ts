import type { PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, type Money } from '../../money/money.ts';
import { documentNumber, invoiceOf } from './document-content.ts';
import { itemProblems, type ItemProblem } from './item-problems.ts';
import type { InvoiceMark } from '../reuse/invoice-mark.ts';
import type { Material, MaterialItem } from './material.ts';
import { invoiceIdentity } from './same-invoice.ts';
import { materialTotals } from './totals.ts';
import type { UploadStage } from './stage.ts';

/** The first occurrence of a repeated invoice. */
export interface InvoicePlace {
  readonly materialId: string;
  readonly documentId: string;
}

/** Problem that blocks a submission, with its place. */
export type SubmitBlocker =
  | {
      readonly because: 'material-missing';
      readonly stage: UploadStage;
      readonly materialId: string;
      readonly name: string;
    }
  | {
      readonly because: 'item-incomplete';
      readonly stage: UploadStage;
      readonly materialId: string;
      readonly documentId: string;
      readonly problem: ItemProblem;
    }
  | {
      readonly because: 'still-returned';
      readonly stage: UploadStage;
      readonly materialId: string;
      readonly documentId: string | undefined;
      readonly reason: string;
    }
  | {
      readonly because: 'same-invoice-twice';
      readonly stage: UploadStage;
      readonly materialId: string;
      readonly documentId: string;
      readonly number: string;
      readonly twin: InvoicePlace;
    };

/** Warning that does not block: a tip, or a question that the user confirms (document 2, section 5). */
export type SubmitWarning =
  | {
      readonly because: 'invoices-below-financing';
      readonly total: Money;
      readonly financing: Money;
      readonly asks: false;
    }
  | {
      readonly because: 'contracts-below-financing';
      readonly total: Money;
      readonly financing: Money;
      readonly asks: true;
    }
  /** The tax register marks the invoice as red or void, so it does not count. */
  | {
      readonly because: 'invoice-marked';
      readonly documentId: string;
      readonly number: string;
      readonly mark: InvoiceMark;
      readonly asks: true;
    }
  /** Another package of the company already has the invoice, so it does not count here. */
  | {
      readonly because: 'invoice-used-elsewhere';
      readonly documentId: string;
      readonly number: string;
      readonly usedIn: string;
      readonly asks: true;
    };

/** Concern about an invoice whose fields are correct. */
export interface InvoiceConcern {
  /** Number of an earlier package that has it (checklist F-218). */
  readonly usedIn?: string | undefined;
  /** Mark in the tax register. */
  readonly mark?: InvoiceMark | undefined;
}

/** Whether an invoice is excluded from the totals of a package. */
export function isExcludedFromTotals(against: InvoiceConcern | undefined): boolean {
  return against?.usedIn !== undefined || against?.mark !== undefined;
}

/** Why the completeness of a package is uncertain. */
export type SubmitDoubt =
  /** The package lists no materials, although every package requires some. */
  | { readonly because: 'no-materials' }
  | { readonly because: 'unrecognised'; readonly name: string; readonly codes: readonly string[] };

export interface SubmitCheck {
  readonly doubts: readonly SubmitDoubt[];
  readonly blockers: readonly SubmitBlocker[];
  readonly warnings: readonly SubmitWarning[];
}

function returnBlockers(material: Material): readonly SubmitBlocker[] {
  const place = { because: 'still-returned', stage: material.stage, materialId: material.materialId } as const;
  const items = material.items
    .filter((item) => item.result === 'NOPASS' && !item.changedSinceReturn)
    .map((item) => ({ ...place, documentId: item.documentId, reason: item.reason }));
  const answered = material.items.some((item) => item.changedSinceReturn);
  return material.result === 'NOPASS' && items.length === 0 && !answered
    ? [{ ...place, documentId: undefined, reason: material.reason }]
    : items;
}

function repeatBlockers(materials: readonly Material[]): readonly SubmitBlocker[] {
  const seen = new Map<string, InvoicePlace>();
  return materials.flatMap((material) =>
    material.items.flatMap((item): SubmitBlocker[] => {
      const key = invoiceIdentity(invoiceOf(item.content));
      if (key === undefined) return [];
      const twin = seen.get(key);
      const place = { materialId: material.materialId, documentId: item.documentId };
      if (!twin) {
        seen.set(key, place);
        return [];
      }
      return [
        { because: 'same-invoice-twice', stage: material.stage, ...place, number: documentNumber(item.content), twin },
      ];
    }),
  );
}

function doubtsOf(materials: readonly Material[]): readonly SubmitDoubt[] {
  if (materials.length === 0) return [{ because: 'no-materials' }];
  return materials.flatMap(({ name, unrecognised: codes = [] }): SubmitDoubt[] =>
    codes.length > 0 ? [{ because: 'unrecognised', name, codes }] : [],
  );
}

/**
 * Checks whether a package can be submitted: doubts, blocking problems and warnings (document 1, section 5; document 2,
 * section 5).
 *
 * @param against concern about a document's invoice. Such an invoice gives a warning and is excluded from the totals.
 */
export function submitCheck(
  materials: readonly Material[],
  financing: Money,
  today: PlainDate,
  against: (item: MaterialItem) => InvoiceConcern | undefined = () => undefined,
): SubmitCheck {
  const blockers = materials.flatMap((material): SubmitBlocker[] => {
    const place = { stage: material.stage, materialId: material.materialId };
    const missing: SubmitBlocker[] =
      material.required && material.items.length === 0
        ? [{ because: 'material-missing', ...place, name: material.name }]
        : [];
    const incomplete = material.items.flatMap((item) =>
      itemProblems(item, today).map((problem): SubmitBlocker => ({
        because: 'item-incomplete',
        ...place,
        documentId: item.documentId,
        problem,
      })),
    );
    return [...missing, ...incomplete, ...returnBlockers(material)];
  });
  const items = materials.flatMap((material) => material.items);
  const totals = materialTotals(items, (item) => isExcludedFromTotals(against(item)));
  const wants = (type: Material['documentType']): boolean =>
    materials.some((material) => material.documentType === type && material.items.length > 0);
  const invoiceWarnings = items.flatMap((item): SubmitWarning[] => {
    const { usedIn: holder, mark } = against(item) ?? {};
    if (mark !== undefined)
      return [
        {
          because: 'invoice-marked',
          documentId: item.documentId,
          number: documentNumber(item.content),
          mark,
          asks: true,
        },
      ];
    return holder === undefined
      ? []
      : [
          {
            because: 'invoice-used-elsewhere',
            documentId: item.documentId,
            number: documentNumber(item.content),
            usedIn: holder,
            asks: true,
          },
        ];
  });
  const warnings: SubmitWarning[] = [];
  // The total of the contracts is unknown while an amount is missing.
  const isKnown = items.every(({ content }) => content.kind !== 'contract' || content.contract.amount !== undefined);
  if (wants('BUSI_CONTRACT') && isKnown && compareMoney(totals.contracts, financing) < 0) {
    warnings.push({ because: 'contracts-below-financing', total: totals.contracts, financing, asks: true });
  }
  if (wants('BUSI_INVOICE') && compareMoney(totals.invoices, financing) < 0) {
    warnings.push({ because: 'invoices-below-financing', total: totals.invoices, financing, asks: false });
  }
  return {
    doubts: doubtsOf(materials),
    blockers: [...blockers, ...repeatBlockers(materials)],
    warnings: [...warnings, ...invoiceWarnings],
  };
}
