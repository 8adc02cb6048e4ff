import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { InvoiceUse, InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { Conflict, PackageSubmission } from '../../../application/ports/evidence/package-submission.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { ReadyPackage } from '../../../application/ports/evidence/picked-desk.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import { opennessContext } from '../../../domain/evidence/materials/openness.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { holdsUpPackages } from '../../../domain/agreements/agreement-standing.ts';
import { isMine } from '../../../domain/evidence/materials/standing.ts';
import { submitCheck, type SubmitWarning } from '../../../domain/evidence/materials/submit-check.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { isUnderWay } from '../shared/upload-task.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';
import { heldPackage } from '../shared/held-package.ts';
import { handedInEffect, readableItems } from '../shared/handed-in-effect.ts';
import { fileRead } from '../shared/read-fields.ts';
import { ComparedValues } from '../shared/compared-values.ts';

/** The state of one package in a joint submission. */
export type BatchState = 'waiting' | 'running' | 'done' | 'refused';

export interface BatchLine {
  readonly packageId: string;
  readonly payerName: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  readonly state: BatchState;
  readonly words: Message;
  /** What keeps it from being handed in, where that is known. */
  readonly held?: PackageRestriction | undefined;
}

export interface BatchSubmissionParts {
  readonly packages: PackageDesk;
  readonly materials: MaterialDesk;
  readonly uses: InvoiceUses;
  readonly readings: ReadingDesk;
  readonly submission: PackageSubmission;
  readonly businessTerms: BusinessTermsDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly drafts: Drafts;
  readonly queue: UploadQueue;
}

type ReadingEffects = ReturnType<typeof handedInEffect>;

/** So many files are asked about at once. */
const atOnce = 50;

/** What one would have been asked. */
function askedWords(asking: Extract<SubmitWarning, { asks: true }>): Message {
  if (asking.because === 'invoice-marked')
    return message('lists.result-marked', { number: asking.number, mark: asking.mark });
  if (asking.because === 'invoice-used-elsewhere')
    return message('lists.result-used', { number: asking.number, usedIn: asking.usedIn });
  return message('lists.result-contracts', {
    total: money(moneyToText(asking.total)),
    financing: money(moneyToText(asking.financing)),
  });
}

/** Why one was not handed in. */
function conflictWords(conflict: Conflict): Message {
  switch (conflict.because) {
    case 'package-moved':
      return message('lists.result-moved', { by: conflict.by });
    case 'items-unseen':
      return message('lists.result-unseen');
    case 'standard-changed':
      return message('lists.result-standard');
    case 'incomplete':
      return message('lists.result-incomplete', { count: conflict.count });
    case 'originals-missing':
      return message('lists.result-incomplete', { count: conflict.documents.length });
    case 'agreement-withdrawn':
    case 'agreement-to-sign':
      return message(`lists.result-${conflict.because}`);
    case 'unknown':
      return message('lists.result-unknown');
    case 'not-in-this-state':
      return message('lists.result-state');
  }
}

function heldResult({ because }: PackageRestriction): Message {
  if (because.kind === 'violating') return message('lists.result-violating', { from: because.from });
  return because.kind === 'barred' ? message('lists.result-barred') : message(`lists.result-agreement-${because.kind}`);
}

/**
 * Hands in several packages, one after the other, each as if it were handed in by itself: what asks for a yes, was not
 * compared, or has moved meanwhile is left out and says why. What is done stays done whatever becomes of the others.
 */
export class BatchSubmission {
  stage: 'asked' | 'running' | 'over' = 'asked';
  lines: readonly BatchLine[] = [];
  #stopped = false;
  readonly #compared: ComparedValues;
  readonly #parts: BatchSubmissionParts;

  constructor(parts: BatchSubmissionParts) {
    this.#parts = parts;
    this.#compared = new ComparedValues(parts.drafts);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get done(): number {
    return this.lines.filter(({ state }) => state === 'done').length;
  }

  /** How many have come to their end, well or not. */
  get gone(): number {
    return this.lines.filter(({ state }) => state === 'done' || state === 'refused').length;
  }

  opened(ready: readonly ReadyPackage[]): void {
    this.stage = 'asked';
    this.lines = ready.map(({ packageId, payerName, totalAmount }) => ({
      packageId,
      payerName,
      amount: moneyToText(totalAmount),
      state: 'waiting',
      words: message('lists.result-waiting'),
    }));
    void this.lookedAhead();
  }

  /** Begins with no further one. */
  stopPressed(): void {
    this.#stopped = true;
  }

  async confirmed(): Promise<void> {
    if (this.stage !== 'asked') return;
    this.stage = 'running';
    for (const { packageId, state } of this.lines) {
      if (state === 'refused') continue;
      if (this.#stopped || !this.#parts.session.who) this.tell(packageId, 'refused', message('lists.result-stopped'));
      else await this.submitted(packageId);
    }
    runInAction(() => (this.stage = 'over'));
  }

  /** Says before anything is handed in what waits for an agreement; where that cannot be had it is said afterwards. */
  private async lookedAhead(): Promise<void> {
    const { businessTerms, packages, session, clock } = this.#parts;
    try {
      const terms = await businessTerms.terms();
      if (
        terms.violatingFrom === undefined &&
        terms.barredFrom.length === 0 &&
        ![...terms.recalled.values()].some((standing) => holdsUpPackages(standing, clock.now()))
      )
        return;
      for (const { packageId } of this.lines) {
        const evidence = await packages.find(packageId);
        const held = heldPackage(evidence, session.who?.role.code, terms, clock.now());
        if (this.stage !== 'asked') return;
        if (held)
          runInAction(
            () =>
              (this.lines = this.lines.map((line) =>
                line.packageId === packageId ? { ...line, state: 'refused', words: heldResult(held), held } : line,
              )),
          );
      }
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }

  private tell(packageId: string, state: BatchState, words: Message): void {
    this.lines = this.lines.map((line) => (line.packageId === packageId ? { ...line, state, words } : line));
  }

  private async submitted(packageId: string): Promise<void> {
    const { packages, materials: desk, uses: invoiceUses, submission, session, identifiers } = this.#parts;
    this.tell(packageId, 'running', message('lists.result-running'));
    try {
      // What was handed in meanwhile, or is wanted no more, is not gone through at all.
      if (!(await submission.isNeeded(packageId)))
        return this.tell(packageId, 'refused', message('lists.result-not-needed'));
      const [evidence, materials, uses] = await Promise.all([
        packages.find(packageId),
        desk.materials(packageId),
        invoiceUses.ofPackage(packageId),
      ]);
      const why = this.whyNot(evidence, materials, uses);
      if (why) return this.tell(packageId, 'refused', why);
      const missing = await submission.missingParts(packageId);
      if (missing.length > 0)
        return this.tell(packageId, 'refused', message('lists.result-incomplete', { count: missing.length }));
      const effects = await this.readingEffects(evidence, materials);
      const outcome = await submission.confirm(evidence, materials, identifiers.next());
      if (!outcome.done) return this.tell(packageId, 'refused', conflictWords(outcome));
      this.tellEffects(packageId, effects);
      for (const { documentId } of materials.flatMap(({ items }) => items)) this.#compared.forgotten(documentId);
      return this.tell(packageId, 'done', message('lists.result-done'));
    } catch (thrown) {
      session.faultSeen(thrown);
      return this.tell(packageId, 'refused', failureOf(thrown).what);
    }
  }

  /**
   * What reading helped in what is about to be handed in; nothing where nobody can say: a submission does not fail over
   * it.
   */
  private async readingEffects(evidence: EvidencePackage, materials: readonly Material[]): Promise<ReadingEffects> {
    const items = readableItems(evidence, materials).map(({ item }) => item);
    const fileIds = items.flatMap((item) => fileRead(item) ?? []);
    const known = new Map<string, FileReading>();
    try {
      for (let from = 0; from < fileIds.length; from += atOnce) {
        const found = await this.#parts.readings.readings(evidence.packageId, fileIds.slice(from, from + atOnce));
        for (const [fileId, reading] of found) known.set(fileId, reading);
      }
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      return new Map();
    }
    return handedInEffect(items, (item) => known.get(fileRead(item) ?? ''));
  }

  /** In passing, as of a package that is handed in by itself: nobody waits for it, or hears of its failing. */
  private tellEffects(packageId: string, effects: ReadingEffects): void {
    if (effects.size > 0)
      void this.#parts.readings
        .tellEffect(packageId, effects)
        .catch((thrown: unknown) => this.#parts.session.faultSeen(thrown));
  }

  /** What one would be told, or asked, before handing in this package by itself. */
  private whyNot(
    evidence: EvidencePackage,
    materials: readonly Material[],
    uses: ReadonlyMap<string, InvoiceUse>,
  ): Message | undefined {
    const {
      session: { who },
      clock,
      queue,
    } = this.#parts;
    if (!who || !isMine(evidence, { ...who, role: who.role.code })) return message('lists.result-colleague');
    const { blockers, doubts, warnings } = submitCheck(
      materials,
      evidence.totalAmount,
      shanghaiDate(clock.now()),
      ({ documentId }) => uses.get(documentId),
    );
    if (blockers.length > 0 || doubts.length > 0)
      return message('lists.result-incomplete', { count: blockers.length + doubts.length });
    if (queue.of(evidence.packageId).some(isUnderWay)) return message('lists.result-uploading');
    const context = opennessContext(evidence, materials);
    const toCompare = materials.flatMap((material) =>
      material.items.filter((item) => this.#compared.waiting(item, material, context).length > 0),
    );
    if (toCompare.length > 0) return message('lists.result-compare', { count: toCompare.length });
    const asking = warnings.find((warning): warning is Extract<SubmitWarning, { asks: true }> => warning.asks);
    return asking && askedWords(asking);
  }
}
