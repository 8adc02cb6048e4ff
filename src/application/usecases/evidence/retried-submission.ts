import type { Clock } from '../../ports/clock.ts';
import type { PackageDesk } from '../../ports/evidence/package-desk.ts';
import type { MissingPart, PackageSubmission, SubmissionOutcome } from '../../ports/evidence/package-submission.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import { latestMove, type PackageMove } from '../../../domain/evidence/materials/package-move.ts';
import type { LoggedAction } from '../../../domain/evidence/materials/progress.ts';
import { askUntilAnswered } from '../ask-until-answered.ts';

export interface RetriedSubmissionParts {
  readonly submission: PackageSubmission;
  readonly packages: PackageDesk;
  readonly clock: Clock;
  /** The user's own name, as the operation log has it; empty for nobody. */
  readonly ownName: () => string;
  /** Called for each package that moved on, because the list of waiting packages has changed. */
  readonly onMoved: () => void;
}

interface Found {
  readonly evidence: EvidencePackage;
  readonly move: PackageMove | undefined;
}

/**
 * Moves a package on with a certain result. A lost answer is requested again with the same key, then the package itself
 * is checked. A conflict names what happened and who did it.
 */
export class RetriedSubmission implements PackageSubmission {
  readonly #parts: RetriedSubmissionParts;

  constructor(parts: RetriedSubmissionParts) {
    this.#parts = parts;
  }

  get offersDiscard(): boolean {
    return this.#parts.submission.offersDiscard;
  }

  get offersWithdrawal(): boolean {
    return this.#parts.submission.offersWithdrawal;
  }

  async isNeeded(packageId: string): Promise<boolean> {
    return this.#parts.submission.isNeeded(packageId);
  }

  async missingParts(packageId: string): Promise<readonly MissingPart[]> {
    return this.#parts.submission.missingParts(packageId);
  }

  async confirm(seen: EvidencePackage, materials: readonly Material[], key: string): Promise<SubmissionOutcome> {
    return this.#move(seen, 'submitted', async () => this.#parts.submission.confirm(seen, materials, key));
  }

  async reopen(seen: EvidencePackage): Promise<SubmissionOutcome> {
    return this.#move(seen, 'reopened', async () => this.#parts.submission.reopen(seen));
  }

  async claim(seen: EvidencePackage): Promise<SubmissionOutcome> {
    return this.#move(seen, 'claimed', async () => this.#parts.submission.claim(seen));
  }

  async discard(seen: EvidencePackage, key: string): Promise<SubmissionOutcome> {
    return this.#move(seen, 'discarded', async () => this.#parts.submission.discard(seen, key));
  }

  async withdraw(seen: EvidencePackage, key: string): Promise<SubmissionOutcome> {
    return this.#move(seen, 'withdrawn', async () => this.#parts.submission.withdraw(seen, key));
  }

  async #move(
    seen: EvidencePackage,
    action: LoggedAction,
    ask: () => Promise<SubmissionOutcome>,
  ): Promise<SubmissionOutcome> {
    const outcome = await this.#outcome(seen, action, ask);
    if (outcome.done) this.#parts.onMoved();
    return outcome;
  }

  async #outcome(
    seen: EvidencePackage,
    action: LoggedAction,
    ask: () => Promise<SubmissionOutcome>,
  ): Promise<SubmissionOutcome> {
    const asked = await askUntilAnswered(this.#parts.clock, ask);
    if (asked.kind === 'lost') return this.#checkPackage(seen, action, asked.fault);
    const { outcome, again } = asked;
    if (outcome.done || (outcome.because !== 'package-moved' && outcome.because !== 'not-in-this-state'))
      return outcome;
    const found = await this.#find(seen.packageId);
    if (again && found && this.#isOwn(found, action, seen))
      return { done: true, dataVersion: found.evidence.dataVersion };
    const move = found?.move;
    return outcome.because === 'package-moved' ? { ...outcome, by: move?.by ?? '', move } : { ...outcome, move };
  }

  /** Without any answer, the package itself shows whether the action happened. */
  async #checkPackage(seen: EvidencePackage, action: LoggedAction, fault: unknown): Promise<SubmissionOutcome> {
    const found = await this.#find(seen.packageId);
    if (!found) return { done: false, because: 'unknown' };
    if (this.#isOwn(found, action, seen)) return { done: true, dataVersion: found.evidence.dataVersion };
    if (found.evidence.dataVersion === seen.dataVersion) throw fault;
    return { done: false, because: 'package-moved', by: found.move?.by ?? '', move: found.move };
  }

  async #find(packageId: string): Promise<Found | undefined> {
    const { packages } = this.#parts;
    try {
      const [evidence, log] = await Promise.all([packages.find(packageId), packages.log(packageId).catch(() => [])]);
      return { evidence, move: latestMove(log, evidence.state) };
    } catch {
      return undefined;
    }
  }

  #isOwn({ evidence, move }: Found, action: LoggedAction, seen: EvidencePackage): boolean {
    return evidence.dataVersion !== seen.dataVersion && move?.action === action && move.by === this.#parts.ownName();
  }
}
