import { compareMoney, type Money } from '../../money/money.ts';
import type { EvidencePackage } from './evidence-package.ts';
import type { Material, MaterialItem } from './material.ts';
import { isEditable } from './package-machine.ts';
import { isPackageState, type PackageState } from './package-state.ts';
import { materialTotals, type MaterialTotals } from './totals.ts';

/** Whether a document or category can be changed, and why. */
export type Editability =
  | {
      readonly open: true;
      readonly because: 'being-assembled' | 'returned' | 'changed-since-return' | 'mends-total' | 'change-granted';
    }
  | { readonly open: false; readonly because: 'not-editable-now' | 'not-returned' | 'enough-items' };

export interface EditabilityContext {
  readonly state: PackageState;
  readonly financing: Money;
  /** Totals at the last submission; undefined before the first. */
  readonly submittedTotals: MaterialTotals | undefined;
  /** Whether the platform has granted a change of the package. */
  readonly changeGranted: boolean;
  readonly materials: readonly Material[];
}

/** Facts that decide which documents can be changed. In an unknown state, none can. */
export function editabilityContext(
  evidence: Pick<EvidencePackage, 'state' | 'totalAmount' | 'submittedTotals' | 'changeGranted'>,
  materials: readonly Material[],
): EditabilityContext {
  return {
    state: isPackageState(evidence.state) ? evidence.state : 'INVALID',
    financing: evidence.totalAmount,
    submittedTotals: evidence.submittedTotals,
    changeGranted: evidence.changeGranted,
    materials,
  };
}

const shut: Editability = { open: false, because: 'not-editable-now' };

function isFull(material: Material): boolean {
  return material.maxItems !== undefined && material.items.length >= material.maxItems;
}

/**
 * Whether a replacement since the return reduced the total of this material, so that it is below the financing amount.
 */
function hasBrokenTotal(material: Material, context: EditabilityContext): boolean {
  const { submittedTotals: before } = context;
  if (before === undefined) return false;
  const now = materialTotals(context.materials.flatMap((each) => each.items));
  const broke = (was: Money, is: Money): boolean =>
    compareMoney(is, context.financing) < 0 && compareMoney(is, was) < 0;
  if (material.documentType === 'BUSI_INVOICE') return broke(before.invoices, now.invoices);
  return material.documentType === 'BUSI_CONTRACT' && broke(before.contracts, now.contracts);
}

/**
 * Whether an item may be replaced, edited or removed. While a package is assembled, and after a granted change, all
 * items are open. After a return, open items are those that were returned, were added since, or can restore a total
 * that a replacement reduced.
 */
export function itemEditability(item: MaterialItem, material: Material, context: EditabilityContext): Editability {
  if (!isEditable(context.state)) return shut;
  if (context.state === 'PREPARE') return { open: true, because: 'being-assembled' };
  if (item.changedSinceReturn) return { open: true, because: 'changed-since-return' };
  if (item.result === 'NOPASS') return { open: true, because: 'returned' };
  if (context.changeGranted) return { open: true, because: 'change-granted' };
  return hasBrokenTotal(material, context) && isFull(material)
    ? { open: true, because: 'mends-total' }
    : { open: false, because: 'not-returned' };
}

/** Whether another item may be added to a material. A returned material without a file opens for adding. */
export function uploadEditability(material: Material, context: EditabilityContext): Editability {
  if (!isEditable(context.state)) return shut;
  if (isFull(material)) return { open: false, because: 'enough-items' };
  if (context.state === 'PREPARE') return { open: true, because: 'being-assembled' };
  const returnedBare = material.result === 'NOPASS' && !material.items.some((item) => item.result === 'NOPASS');
  const lacking = material.required && material.items.length === 0;
  if (returnedBare || lacking || material.reopened) return { open: true, because: 'returned' };
  if (context.changeGranted) return { open: true, because: 'change-granted' };
  return hasBrokenTotal(material, context)
    ? { open: true, because: 'mends-total' }
    : { open: false, because: 'not-returned' };
}

/** Whether a file can be uploaded for a material: for a new item, or for one that can be replaced. */
export function takesFiles(material: Material, context: EditabilityContext): boolean {
  return (
    uploadEditability(material, context).open ||
    material.items.some((item) => itemEditability(item, material, context).open)
  );
}
