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
import { editabilityContext } from '../../../domain/evidence/materials/editability.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { holdsUpPackages } from '../../../domain/agreements/agreement-recall.ts';
import { isMine } from '../../../domain/evidence/materials/package-status.ts';
import { submitCheck, type SubmitWarning } from '../../../domain/evidence/materials/submit-check.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { isUnderWay } from '../shared/upload-task.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';
import { packageRestrictionFor } from '../shared/package-restriction.ts';
import { submissionEffect, readableItems } from '../shared/submission-effect.ts';
import { fileToRead } from '../shared/read-fields.ts';
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
  /** The restriction that prevents the submission, if it is known. */
  readonly restriction?: PackageRestriction | undefined;
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

type ReadingEffects = ReturnType<typeof submissionEffect>;

/** How many files one request asks about. */
const filesPerRequest = 50;

/** The question that the submission of a single package would ask. */
function questionWords(warning: Extract<SubmitWarning, { asks: true }>): Message {
  if (warning.because === 'invoice-marked')
    return message('lists.result-marked', { number: warning.number, mark: warning.mark });
  if (warning.because === 'invoice-used-elsewhere')
    return message('lists.result-used', { number: warning.number, usedIn: warning.usedIn });
  return message('lists.result-contracts', {
    total: money(moneyToText(warning.total)),
    financing: money(moneyToText(warning.financing)),
  });
}

/** Why a package was not submitted. */
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

function restrictionResult({ because }: PackageRestriction): Message {
  if (because.kind === 'violating') return message('lists.result-violating', { from: because.from });
  return because.kind === 'barred' ? message('lists.result-barred') : message(`lists.result-agreement-${because.kind}`);
}

/**
 * Submits several packages one after the other, each like a single submission. A package that needs a confirmation or a
 * comparison, or that has changed meanwhile, is skipped and says why. A submission stays, whatever becomes of others.
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

  /** How many were processed, successfully or not. */
  get processed(): number {
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
    void this.checkRestrictions();
  }

  /** Starts no further submission. */
  stopPressed(): void {
    this.#stopped = true;
  }

  async submitConfirmed(): Promise<void> {
    if (this.stage !== 'asked') return;
    this.stage = 'running';
    for (const { packageId, state } of this.lines) {
      if (state === 'refused') continue;
      if (this.#stopped || !this.#parts.session.who)
        this.setLine(packageId, 'refused', message('lists.result-stopped'));
      else await this.submitPackage(packageId);
    }
    runInAction(() => (this.stage = 'over'));
  }

  /** Marks restricted packages before the first submission. If the terms fail to load, the submissions tell. */
  private async checkRestrictions(): Promise<void> {
    const { businessTerms, packages, session, clock } = this.#parts;
    try {
      const terms = await businessTerms.terms();
      if (
        terms.violatingFrom === undefined &&
        terms.barredFrom.length === 0 &&
        ![...terms.recalled.values()].some((state) => holdsUpPackages(state, clock.now()))
      )
        return;
      for (const { packageId } of this.lines) {
        const evidence = await packages.find(packageId);
        const restriction = packageRestrictionFor(evidence, session.who?.role.code, terms, clock.now());
        if (this.stage !== 'asked') return;
        if (restriction)
          runInAction(
            () =>
              (this.lines = this.lines.map((line) =>
                line.packageId === packageId
                  ? { ...line, state: 'refused', words: restrictionResult(restriction), restriction }
                  : line,
              )),
          );
      }
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }

  private setLine(packageId: string, state: BatchState, words: Message): void {
    this.lines = this.lines.map((line) => (line.packageId === packageId ? { ...line, state, words } : line));
  }

  private async submitPackage(packageId: string): Promise<void> {
    const { packages, materials: desk, uses: invoiceUses, submission, session, identifiers } = this.#parts;
    this.setLine(packageId, 'running', message('lists.result-running'));
    try {
      // A package that was submitted meanwhile, or is no longer wanted, is not checked at all.
      if (!(await submission.isNeeded(packageId)))
        return this.setLine(packageId, 'refused', message('lists.result-not-needed'));
      const [evidence, materials, uses] = await Promise.all([
        packages.find(packageId),
        desk.materials(packageId),
        invoiceUses.ofPackage(packageId),
      ]);
      const why = this.refusalOf(evidence, materials, uses);
      if (why) return this.setLine(packageId, 'refused', why);
      const missing = await submission.missingParts(packageId);
      if (missing.length > 0)
        return this.setLine(packageId, 'refused', message('lists.result-incomplete', { count: missing.length }));
      const effects = await this.readingEffects(evidence, materials);
      const outcome = await submission.confirm(evidence, materials, identifiers.next());
      if (!outcome.done) return this.setLine(packageId, 'refused', conflictWords(outcome));
      this.reportEffects(packageId, effects);
      for (const { documentId } of materials.flatMap(({ items }) => items)) this.#compared.forget(documentId);
      return this.setLine(packageId, 'done', message('lists.result-done'));
    } catch (thrown) {
      session.faultSeen(thrown);
      return this.setLine(packageId, 'refused', failureOf(thrown).what);
    }
  }

  /**
   * How far reading helped with the submitted documents. Empty if unknown, because a submission does not fail over it.
   */
  private async readingEffects(evidence: EvidencePackage, materials: readonly Material[]): Promise<ReadingEffects> {
    const items = readableItems(evidence, materials).map(({ item }) => item);
    const fileIds = items.flatMap((item) => fileToRead(item) ?? []);
    const known = new Map<string, FileReading>();
    try {
      for (let from = 0; from < fileIds.length; from += filesPerRequest) {
        const found = await this.#parts.readings.readings(
          evidence.packageId,
          fileIds.slice(from, from + filesPerRequest),
        );
        for (const [fileId, reading] of found) known.set(fileId, reading);
      }
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      return new Map();
    }
    return submissionEffect(items, (item) => known.get(fileToRead(item) ?? ''));
  }

  /** Reports the effects in the background. A failure is not shown. */
  private reportEffects(packageId: string, effects: ReadingEffects): void {
    if (effects.size > 0)
      void this.#parts.readings
        .tellEffect(packageId, effects)
        .catch((thrown: unknown) => this.#parts.session.faultSeen(thrown));
  }

  /** Why a single submission of this package would be refused, or the question that it would ask. */
  private refusalOf(
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
    const context = editabilityContext(evidence, materials);
    const toCompare = materials.flatMap((material) =>
      material.items.filter((item) => this.#compared.uncompared(item, material, context).length > 0),
    );
    if (toCompare.length > 0) return message('lists.result-compare', { count: toCompare.length });
    const asking = warnings.find((warning): warning is Extract<SubmitWarning, { asks: true }> => warning.asks);
    return asking && questionWords(asking);
  }
}
