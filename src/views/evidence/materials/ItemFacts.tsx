import type { FieldView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { ValueGrid } from '../shared/ValueGrid.tsx';

/**
 * The values of a document without inputs. Empty optional fields are omitted, and so is everything if nothing is left.
 */
export function ItemFacts({ fields }: { readonly fields: readonly FieldView[] }) {
  const shown = fields.filter((field) => field.required || field.value !== '');
  if (fields.every((field) => field.value === '')) return null;
  return <ValueGrid values={shown.map(({ label, shown: value }) => ({ label, value }))} />;
}
