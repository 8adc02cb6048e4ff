import type { Clock } from '../../ports/clock.ts';
import type { CreationOutcome, PackageDesk, PackageOrder } from '../../ports/evidence/package-desk.ts';
import { emptyFilter, type PackageList } from '../../ports/evidence/package-list.ts';
import { displayStateOf } from '../../../domain/evidence/materials/package-state.ts';
import { askUntilAnswered } from '../ask-until-answered.ts';

export interface CreationParts {
  readonly packages: PackageDesk;
  readonly list: PackageList;
  readonly clock: Clock;
  /** The user's own name, as packages name their makers. */
  readonly ownName: string;
}

/** Number of the user's latest packages that are searched after a lost answer. */
const latest = 5;

/** The package that the same user has created for exactly these businesses, if there is one. */
async function ownPackage(
  { packages, list, ownName }: CreationParts,
  { shelf, ids }: PackageOrder,
): Promise<string | undefined> {
  const { rows } = await list.page({
    scope: shelf,
    filter: emptyFilter,
    sortBy: 'createdAt',
    descending: true,
    page: 1,
    pageSize: latest,
  });
  for (const { packageId } of rows.filter(
    (row) => row.createdBy === ownName && displayStateOf(row.state) !== 'invalid',
  )) {
    const businessIds = new Set((await packages.find(packageId)).businesses.map((business) => business.id));
    if (businessIds.size === ids.length && ids.every((id) => businessIds.has(id))) return packageId;
  }
  return undefined;
}

/**
 * Creates a package. A lost answer is requested again with the same key. For a back end without keys, the package is
 * searched for before the user gets a result.
 */
export async function createPackage(parts: CreationParts, order: PackageOrder, key: string): Promise<CreationOutcome> {
  const asked = await askUntilAnswered(parts.clock, async () => parts.packages.create(order, key));
  if (asked.kind === 'answered' && (asked.outcome.created || !asked.again)) return asked.outcome;
  try {
    const packageId = await ownPackage(parts, order);
    if (packageId !== undefined) return { created: true, packageId };
  } catch {
    return { created: false, because: 'unknown' };
  }
  if (asked.kind === 'lost') throw asked.fault;
  return asked.outcome;
}
