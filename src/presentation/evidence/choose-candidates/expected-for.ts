import type { ExpectedMaterial } from '../../../application/ports/evidence/candidate-list.ts';
import { isRequired, type InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';

/** What a funder asks for, as a package that says this of its invoices must have it. */
export function expectedFor(
  materials: readonly ExpectedMaterial[],
  need: InvoiceNeed | undefined,
): readonly ExpectedMaterial[] {
  return materials.map((material) => ({
    ...material,
    required: isRequired(
      { required: material.required, documentType: material.stage === 'BUSI_INVOICE' ? 'BUSI_INVOICE' : 'OTHER' },
      need,
    ),
  }));
}
