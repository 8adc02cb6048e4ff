import type { FieldView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { ValueGrid } from '../shared/ValueGrid.tsx';

/**
 * What a document says, to be read; what it need not say is left out while it does not, and all of it while it says
 * nothing.
 */
export function ItemFacts({ fields }: { readonly fields: readonly FieldView[] }) {
  const shown = fields.filter((field) => field.required || field.value !== '');
  if (fields.every((field) => field.value === '')) return null;
  return <ValueGrid values={shown.map(({ label, shown: value }) => ({ label, value }))} />;
}
