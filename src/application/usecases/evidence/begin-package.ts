import type { CreationOutcome, PackageOrder } from '../../ports/evidence/package-desk.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { createPackage, type CreationParts } from './create-package.ts';

/** As a creation, with the first stage of the package; undefined where the stages could not be asked for. */
export type BeginningOutcome =
  | (Extract<CreationOutcome, { readonly created: true }> & { readonly stage: UploadStage | undefined })
  | Extract<CreationOutcome, { readonly created: false }>;

/** Creates a package and asks for its first stage. The package exists even if that fails. */
export async function beginPackage(parts: CreationParts, order: PackageOrder, key: string): Promise<BeginningOutcome> {
  const outcome = await createPackage(parts, order, key);
  if (!outcome.created) return outcome;
  const stages = await parts.packages.steps(outcome.packageId).catch(() => []);
  return { ...outcome, stage: stages[0] };
}
