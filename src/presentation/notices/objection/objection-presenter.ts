import { makeAutoObservable, runInAction } from 'mobx';
import type { DocumentVault, LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { ObjectionDesk } from '../../../application/ports/notices/objection-desk.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { statementProblem, type AgencyNotice, type Objection } from '../../../domain/notices/agency-notice.ts';
import { proofLimits, proofPlace } from '../../../domain/uploads/company-places.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { refusedFile } from '../../uploads/picture-refusals.ts';
import { troubleWords } from '../../uploads/trouble-words.ts';

const draftName = 'agency-objection';

/** Refused for their number alone. */
const beyondTheMost = message('notices.objection-too-many', { most: proofLimits.maximumFiles });

/** A file that is to prove something, on its way or there. */
export interface Proof {
  readonly id: string;
  readonly file: LocalFile;
  readonly sent: number;
  /** Once it has arrived. */
  readonly fileId: string | undefined;
  /** Why it did not. */
  readonly trouble: Message | undefined;
}

/** Where the company stands, undefined where it stands well, and its objections. */
export interface ObjectionsKnown {
  readonly standing: AgencyNotice | undefined;
  readonly objections: readonly Objection[];
  /** Who objects, for a colleague who is told no more; undefined for whoever objects. */
  readonly objectors?: readonly string[] | undefined;
}

export interface ObjectionParts {
  readonly desk: ObjectionDesk;
  readonly vault: DocumentVault;
  readonly identifiers: Identifiers;
  readonly session: SessionStore;
  readonly drafts: Drafts;
  readonly clock: Pick<Clock, 'now'>;
}

/** Objecting in writing to one's standing, with proof, and what became of it (checklist F-091). */
export class ObjectionPresenter {
  readonly known: PageContent<ObjectionsKnown>;
  statement = '';
  statementError: Message | undefined;
  proofs: readonly Proof[] = [];
  trouble: Message | undefined;
  busy = false;
  /** What was sent last, by its receipt. */
  receipt: Objection | undefined;
  attempt = 0;
  readonly #stops = new Map<string, AbortController>();
  readonly #parts: ObjectionParts;

  constructor(parts: ObjectionParts) {
    this.#parts = parts;
    this.known = new PageContent<ObjectionsKnown>(parts.session, async (signal) => {
      if (parts.session.who?.isMain === false)
        return { standing: undefined, objections: [], objectors: await parts.desk.objectors(signal) };
      const [standing, objections] = await Promise.all([parts.desk.currentNotice(signal), parts.desk.all(signal)]);
      return { standing, objections };
    });
    makeAutoObservable<this>(this, { known: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    const kept = this.#parts.drafts.read(draftName);
    if (typeof kept === 'string') this.statement = kept;
    void this.known.load();
  }

  left(): void {
    this.known.stop();
    for (const stop of this.#stops.values()) stop.abort();
  }

  get objections(): readonly Objection[] | undefined {
    return this.known.value?.objections;
  }

  /** The one that waits for its answer: no other is taken meanwhile. */
  get waiting(): Objection | undefined {
    return this.objections?.find(({ state }) => state === 'received');
  }

  /** Whether there is something to object to, and nothing said against it yet. */
  get mayObject(): boolean {
    return this.known.value?.standing !== undefined && !this.waiting;
  }

  /** Who objects, for a colleague who does not. */
  get objectors(): Message | undefined {
    const people = this.known.value?.objectors;
    return people && message('notices.objection-objectors', { people });
  }

  /** Where the company stands; undefined until that is known, and for whoever is not told. */
  get standing(): Message | undefined {
    if (!this.known.value || this.known.value.objectors) return undefined;
    const { standing } = this.known.value;
    return message('notices.objection-standing', {
      standing: standing?.standing ?? 'normal',
      added: standing?.addedOn ?? '',
      from: standing?.standing === 'violating' ? standing.effectiveOn : '',
      today: shanghaiDate(this.#parts.clock.now()),
    });
  }

  get isUploading(): boolean {
    return this.proofs.some(({ fileId, trouble }) => fileId === undefined && trouble === undefined);
  }

  /** How many files may still come. */
  get room(): number {
    return proofLimits.maximumFiles - this.proofs.filter(({ trouble }) => trouble === undefined).length;
  }

  typed(statement: string): void {
    this.statement = statement;
    this.statementError = undefined;
    this.trouble = undefined;
    if (statement === '') this.#parts.drafts.remove(draftName);
    else this.#parts.drafts.write(draftName, statement);
  }

  given(files: readonly LocalFile[]): void {
    for (const file of files) {
      // What can never go is told so, however many there are.
      const proof: Proof = {
        id: this.#parts.identifiers.next(),
        file,
        sent: 0,
        fileId: undefined,
        trouble: refusedFile(file, proofLimits) ?? beyondTheMost,
      };
      this.proofs = [...this.proofs, proof];
    }
    this.filled();
  }

  removed(id: string): void {
    this.#stops.get(id)?.abort();
    this.proofs = this.proofs.filter((proof) => proof.id !== id);
    this.filled();
  }

  async sendPressed(): Promise<void> {
    if (this.busy || this.isUploading) return;
    const problem = statementProblem(this.statement);
    this.trouble = undefined;
    if (problem) {
      this.statementError = message(problem === 'empty' ? 'notices.objection-empty' : 'notices.objection-too-long');
      this.attempt += 1;
      return;
    }
    this.busy = true;
    try {
      const outcome = await this.#parts.desk.send(
        this.statement.trim(),
        this.proofs.flatMap(({ fileId }) => fileId ?? []),
      );
      runInAction(() => {
        if (outcome.sent) this.sent(outcome.objection);
        else
          this.trouble = message(
            outcome.because === 'files' ? 'notices.objection-files-gone' : 'notices.objection-not-now',
          );
      });
      await this.known.look();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private sent(objection: Objection): void {
    this.receipt = objection;
    this.statement = '';
    this.proofs = [];
    this.#parts.drafts.remove(draftName);
  }

  private change(id: string, change: Partial<Proof>): void {
    this.proofs = this.proofs.map((proof) => (proof.id === id ? { ...proof, ...change } : proof));
  }

  /** A place that is free is taken by what was beyond the most. */
  private filled(): void {
    for (const proof of this.proofs
      .filter(({ trouble }) => trouble === beyondTheMost)
      .slice(0, Math.max(0, this.room))) {
      this.change(proof.id, { trouble: undefined });
      void this.upload(proof);
    }
  }

  private refused(id: string, trouble: Message): void {
    this.change(id, { trouble });
    this.filled();
  }

  private async upload({ id, file }: Proof): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(id, stop);
    try {
      const outcome = await this.#parts.vault.upload({
        file,
        materialId: proofPlace,
        uploadId: id,
        signal: stop.signal,
        onProgress: (sent) => this.change(id, { sent }),
      });
      runInAction(() =>
        outcome.arrived
          ? this.change(id, { fileId: outcome.fileId, sent: file.size })
          : this.refused(id, troubleWords(outcome)),
      );
    } catch (thrown) {
      if (stop.signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => this.refused(id, failureOf(thrown).what));
    } finally {
      this.#stops.delete(id);
    }
  }
}
