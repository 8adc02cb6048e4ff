import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { isMine, type StatusContext } from '../../../domain/evidence/materials/package-status.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { sumMoney } from '../../../domain/money/money.ts';
import { emptyFilter } from '../../ports/evidence/package-list.ts';
import type { NotReadyReason, Picked, PickedDesk, PickedFacts } from '../../ports/evidence/picked-desk.ts';
import type { PackageSubmission } from '../../ports/evidence/package-submission.ts';
import type { UnpagedPackages } from '../../ports/evidence/whole-list.ts';

export interface ListedPicksParts {
  readonly whole: UnpagedPackages;
  readonly submission: Pick<PackageSubmission, 'isNeeded' | 'missingParts'>;
  /** The user; undefined where nobody is signed in. */
  readonly person: () => StatusContext['person'] | undefined;
}

/** Maximum number of packages that are checked, because each needs its own call. */
export const maxCheckedPackages = 20;

type Readiness = 'ready' | NotReadyReason;

/** Why a package is not ready, as far as this is known without a call; undefined where only the platform can say. */
function blockingReason(
  evidence: EvidencePackage,
  person: StatusContext['person'] | undefined,
): NotReadyReason | undefined {
  if (evidence.state === 'AUDIT_REJECT') return 'returned';
  if (evidence.state === 'INVALID') return 'ended';
  if (evidence.state !== 'PREPARE' && evidence.state !== 'MODIFY') return 'handedIn';
  if (person === undefined || !isMine(evidence, person)) return 'colleague';
  const { given } = evidence;
  return given !== undefined && given.there < given.required ? 'incomplete' : undefined;
}

/**
 * Facts of picked packages for a back end without a call for them. The whole list is fetched, and each package that may
 * be ready is checked by its own calls.
 */
export class ListedPicks implements PickedDesk {
  readonly #parts: ListedPicksParts;

  constructor(parts: ListedPicksParts) {
    this.#parts = parts;
  }

  async facts(scope: ListScope, picked: Picked, shown: readonly string[], signal?: AbortSignal): Promise<PickedFacts> {
    const packages = await this.#pickedPackages(scope, picked, signal);
    const readiness = await this.#readiness(packages);
    const countOf = (reason: NotReadyReason): number =>
      packages.filter((each) => readiness.get(each) === reason).length;
    const numbers = new Set(packages.map(({ packageId }) => packageId));
    return {
      count: packages.length,
      totalAmount: sumMoney(packages.map(({ totalAmount }) => totalAmount)),
      shown: new Set(shown.filter((each) => numbers.has(each))),
      // The oldest goes first.
      ready: packages
        .filter((each) => readiness.get(each) === 'ready')
        .toReversed()
        .map(({ packageId, payerName, totalAmount }) => ({ packageId, payerName, totalAmount })),
      others: {
        returned: countOf('returned'),
        incomplete: countOf('incomplete'),
        colleague: countOf('colleague'),
        handedIn: countOf('handedIn'),
        ended: countOf('ended'),
        notLookedAt: countOf('notLookedAt'),
      },
    };
  }

  async #pickedPackages(
    scope: ListScope,
    { all, except, also }: Picked,
    signal: AbortSignal | undefined,
  ): Promise<readonly EvidencePackage[]> {
    const { whole } = this.#parts;
    const found =
      all === undefined
        ? []
        : (await whole.all(scope, all, signal)).filter(
            ({ packageId }) => also.has(packageId) || !except.has(packageId),
          );
    const there = new Set(found.map(({ packageId }) => packageId));
    const beyond = new Set([...also].filter((each) => !there.has(each)));
    return beyond.size === 0
      ? found
      : [...found, ...(await whole.all(scope, emptyFilter, signal)).filter(({ packageId }) => beyond.has(packageId))];
  }

  async #readiness(packages: readonly EvidencePackage[]): Promise<ReadonlyMap<EvidencePackage, Readiness>> {
    const person = this.#parts.person();
    const readiness = new Map<EvidencePackage, Readiness>();
    const open = packages.filter((each) => {
      const reason = blockingReason(each, person);
      if (reason !== undefined) readiness.set(each, reason);
      return reason === undefined;
    });
    const looked = open.slice(-maxCheckedPackages);
    for (const each of open.slice(0, -maxCheckedPackages)) readiness.set(each, 'notLookedAt');
    for (const each of looked) readiness.set(each, await this.#askPlatform(each));
    return readiness;
  }

  async #askPlatform({ packageId }: EvidencePackage): Promise<Readiness> {
    const { submission } = this.#parts;
    if (!(await submission.isNeeded(packageId))) return 'handedIn';
    return (await submission.missingParts(packageId)).length === 0 ? 'ready' : 'incomplete';
  }
}
