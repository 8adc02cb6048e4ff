import type { ExpectedMaterial } from '../../../application/ports/evidence/candidate-list.ts';
import { isRequired, type InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';

/** The documents that a funder asks for, as required by a package with this invoice requirement. */
export function requiredMaterialsFor(
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
