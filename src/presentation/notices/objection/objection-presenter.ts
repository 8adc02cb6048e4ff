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
import { fileRefusalWords } from '../../uploads/picture-refusals.ts';
import { troubleWords } from '../../uploads/trouble-words.ts';

const draftName = 'agency-objection';

/** The trouble of a file that is refused only because there are too many. */
const beyondLimit = message('notices.objection-too-many', { most: proofLimits.maximumFiles });

/** A file as proof, while it is uploaded or after it has arrived. */
export interface Proof {
  readonly id: string;
  readonly file: LocalFile;
  readonly sent: number;
  /** Undefined until it has arrived. */
  readonly fileId: string | undefined;
  /** Why it did not arrive. */
  readonly trouble: Message | undefined;
}

/** The company's standing with the agency of bills, undefined if it is normal, and its objections. */
export interface ObjectionContent {
  readonly standing: AgencyNotice | undefined;
  readonly objections: readonly Objection[];
  /** The people who can object, for a colleague who cannot; undefined for those who can. */
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

/** A written objection to the company's standing, with proof, and its outcome (checklist F-091). */
export class ObjectionPresenter {
  readonly content: PageContent<ObjectionContent>;
  statement = '';
  statementError: Message | undefined;
  proofs: readonly Proof[] = [];
  trouble: Message | undefined;
  busy = false;
  /** The objection that was sent last. */
  receipt: Objection | undefined;
  attempt = 0;
  readonly #stops = new Map<string, AbortController>();
  readonly #parts: ObjectionParts;

  constructor(parts: ObjectionParts) {
    this.#parts = parts;
    this.content = new PageContent<ObjectionContent>(parts.session, async (signal) => {
      if (parts.session.who?.isMain === false)
        return { standing: undefined, objections: [], objectors: await parts.desk.objectors(signal) };
      const [standing, objections] = await Promise.all([parts.desk.currentNotice(signal), parts.desk.all(signal)]);
      return { standing, objections };
    });
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    const kept = this.#parts.drafts.read(draftName);
    if (typeof kept === 'string') this.statement = kept;
    void this.content.load();
  }

  left(): void {
    this.content.stop();
    for (const stop of this.#stops.values()) stop.abort();
  }

  get objections(): readonly Objection[] | undefined {
    return this.content.value?.objections;
  }

  /** The objection that awaits an answer. Another one is not accepted meanwhile. */
  get waiting(): Objection | undefined {
    return this.objections?.find(({ state }) => state === 'received');
  }

  /** Whether there is something to object to and no open objection. */
  get mayObject(): boolean {
    return this.content.value?.standing !== undefined && !this.waiting;
  }

  /** The people who can object, for a colleague who cannot. */
  get objectors(): Message | undefined {
    const people = this.content.value?.objectors;
    return people && message('notices.objection-objectors', { people });
  }

  /** The company's standing; undefined until loaded, and for users who may not see it. */
  get standing(): Message | undefined {
    if (!this.content.value || this.content.value.objectors) return undefined;
    const { standing } = this.content.value;
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

  /** How many more files may be added. */
  get room(): number {
    return proofLimits.maximumFiles - this.proofs.filter(({ trouble }) => trouble === undefined).length;
  }

  statementTyped(statement: string): void {
    this.statement = statement;
    this.statementError = undefined;
    this.trouble = undefined;
    if (statement === '') this.#parts.drafts.remove(draftName);
    else this.#parts.drafts.write(draftName, statement);
  }

  filesGiven(files: readonly LocalFile[]): void {
    for (const file of files) {
      // A file that can never be sent says so, regardless of the number of files.
      const proof: Proof = {
        id: this.#parts.identifiers.next(),
        file,
        sent: 0,
        fileId: undefined,
        trouble: fileRefusalWords(file, proofLimits) ?? beyondLimit,
      };
      this.proofs = [...this.proofs, proof];
    }
    this.fillRoom();
  }

  fileRemoved(id: string): void {
    this.#stops.get(id)?.abort();
    this.proofs = this.proofs.filter((proof) => proof.id !== id);
    this.fillRoom();
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
        if (outcome.sent) this.showReceipt(outcome.objection);
        else
          this.trouble = message(
            outcome.because === 'files' ? 'notices.objection-files-gone' : 'notices.objection-not-now',
          );
      });
      await this.content.refresh();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private showReceipt(objection: Objection): void {
    this.receipt = objection;
    this.statement = '';
    this.proofs = [];
    this.#parts.drafts.remove(draftName);
  }

  private change(id: string, change: Partial<Proof>): void {
    this.proofs = this.proofs.map((proof) => (proof.id === id ? { ...proof, ...change } : proof));
  }

  /** Uploads files that were beyond the limit, as far as there is room now. */
  private fillRoom(): void {
    for (const proof of this.proofs.filter(({ trouble }) => trouble === beyondLimit).slice(0, Math.max(0, this.room))) {
      this.change(proof.id, { trouble: undefined });
      void this.upload(proof);
    }
  }

  private refuse(id: string, trouble: Message): void {
    this.change(id, { trouble });
    this.fillRoom();
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
          : this.refuse(id, troubleWords(outcome)),
      );
    } catch (thrown) {
      if (stop.signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => this.refuse(id, failureOf(thrown).what));
    } finally {
      this.#stops.delete(id);
    }
  }
}
