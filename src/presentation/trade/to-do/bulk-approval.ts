import { makeAutoObservable, runInAction } from 'mobx';
import type { ApprovalDesk, ApprovalResult } from '../../../application/ports/trade/approval-desk.ts';
import type { TradeDesk, TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import { sumMoney, type Money } from '../../../domain/money/money.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import type { FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import { maxApprovedTogether } from '../../../domain/trade/shared/bulk-approval.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { CertificateSigning, SigningDesk } from '../../agreements/certificate-signing.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import { refusalMessage, showCheck } from '../shared/rule-words.ts';

export interface BulkApprovalParts {
  readonly desk: Pick<TradeDesk, 'signingChoice'>;
  readonly approvals: ApprovalDesk;
  readonly session: SessionStore;
  /** Creates a signature by certificate over a desk. */
  readonly signing: (desk: SigningDesk) => CertificateSigning;
  readonly kept: KeptResults;
  /** The applications that the user can decide, in the order of their list. */
  readonly rows: () => readonly TradeApplicationRow[];
  /** Loads the applications again. */
  readonly reload: () => Promise<void>;
}

/** The result of an application that was approved together with others. */
export interface ShownResult {
  /** The application before its approval. */
  readonly row: TradeApplicationRow;
  /** The application now; undefined if the approval was refused. */
  readonly now: TradeApplicationRow | undefined;
  /** State of the financing that it has begun; undefined for none. */
  readonly financing: FinancingState | undefined;
  readonly isApproved: boolean;
  /** Why it was not approved, or did not take effect; undefined if it did. */
  readonly why: Message | undefined;
}

/** The results of the last approval, which outlast the page until the user removes them. */
export class KeptResults {
  #userId: string | undefined;
  #results: readonly ShownResult[] = [];

  of(userId: string | undefined): readonly ShownResult[] {
    return userId !== undefined && userId === this.#userId ? this.#results : [];
  }

  keep(userId: string | undefined, results: readonly ShownResult[]): void {
    this.#userId = userId;
    this.#results = results;
  }
}

function resultOf({ application, rule, refusal, financing }: ApprovalResult, row: TradeApplicationRow): ShownResult {
  const isBack = application?.state === 'REFUSED_BY_RULE' || application?.state === 'LAPSED';
  const why = refusal ? refusalMessage(refusal) : isBack && rule ? showCheck(rule).what : undefined;
  return { row, now: application, financing, isApproved: !refusal && !isBack, why };
}

/**
 * The approval of several applications with one press or one signature. Each has its own result, which stays visible
 * until the user removes it.
 */
export class BulkApproval {
  /** Ids of the chosen applications. */
  chosen: ReadonlySet<string> = new Set();
  /** Whether the user is asked to confirm the approval of the chosen applications. */
  confirming = false;
  /** The running signature; undefined while there is none. */
  signing: CertificateSigning | undefined = undefined;
  /** Set if no certificate of the user can sign. */
  unsignable: CertificateSigning | undefined = undefined;
  /**
   * The applications of the last approval, as they were when it began; undefined before it, and if it was refused. They
   * outlast the approval, because the dialog is still visible while it closes.
   */
  approving: readonly TradeApplicationRow[] | undefined = undefined;
  results: readonly ShownResult[];
  /** Versions of the applications that were decided here. */
  decided: ReadonlyMap<string, number> = new Map();
  trouble: Message | undefined = undefined;
  busy = false;
  #last: string | undefined;
  readonly #parts: BulkApprovalParts;

  constructor(parts: BulkApprovalParts) {
    this.#parts = parts;
    this.results = parts.kept.of(parts.session.who?.userId);
    makeAutoObservable<this>(this, { isDecided: false }, { autoBind: true, deep: false });
  }

  /**
   * The chosen applications, in the order of their list. An application that is decided meanwhile is no longer chosen.
   */
  get rows(): readonly TradeApplicationRow[] {
    return this.#parts.rows().filter((row) => this.chosen.has(row.id) && row.bulkBar === undefined);
  }

  get total(): Money {
    return sumMoney(this.rows.map(({ amount }) => amount));
  }

  /** The applications that the dialog is about. */
  get listed(): readonly TradeApplicationRow[] {
    return this.approving ?? this.rows;
  }

  get listedTotal(): Money {
    return sumMoney(this.listed.map(({ amount }) => amount));
  }

  get listedTotalInWords(): string {
    return this.listedTotal.fen > 0n ? uppercaseAmount(this.listedTotal) : '';
  }

  /** Whether the approval is signed with a certificate. */
  get signs(): boolean {
    return this.rows.some(({ waitsFor }) => waitsFor?.isSigned === true);
  }

  get #choosable(): readonly TradeApplicationRow[] {
    return this.#parts
      .rows()
      .filter(({ bulkBar }) => bulkBar === undefined)
      .slice(0, maxApprovedTogether);
  }

  /** Whether all, some or none of those that can be approved together are chosen. */
  get choice(): boolean | 'mixed' {
    const { length } = this.rows;
    return length > 0 && length === this.#choosable.length ? true : length > 0 ? 'mixed' : false;
  }

  /** Number of applications that can be approved together. */
  get most(): number {
    return this.#choosable.length;
  }

  get refused(): readonly ShownResult[] {
    return this.results.filter(({ isApproved }) => !isApproved);
  }

  /** Whether an application was decided here, and the list does not say so yet. */
  isDecided({ id, version }: Pick<TradeApplicationRow, 'id' | 'version'>): boolean {
    return this.decided.get(id) === version;
  }

  isChosen({ id }: Pick<TradeApplicationRow, 'id'>): boolean {
    return this.chosen.has(id);
  }

  /** Chooses a row or not; with the shift key all rows from the one that was pressed before. */
  toggled({ id }: TradeApplicationRow, isChosen: boolean, withShift: boolean): void {
    const ids = this.#choosable.map((each) => each.id);
    const [from, to] = [ids.indexOf(this.#last ?? ''), ids.indexOf(id)].toSorted((one, other) => one - other);
    const range = withShift && from !== undefined && from >= 0 ? ids.slice(from, (to ?? from) + 1) : [id];
    const others = [...this.chosen].filter((each) => !range.includes(each));
    this.chosen = new Set(isChosen ? [...others, ...range].slice(0, maxApprovedTogether) : others);
    this.#last = id;
  }

  allToggled(isChosen: boolean): void {
    this.chosen = new Set(isChosen ? this.#choosable.map(({ id }) => id) : []);
  }

  /** Asks for the confirmation, or begins the signature if one is required. */
  async approvePressed(): Promise<void> {
    const [first] = this.rows.filter(({ waitsFor }) => waitsFor?.isSigned === true);
    if (this.busy || this.rows.length === 0) return;
    this.trouble = undefined;
    this.approving = undefined;
    if (!first) {
      this.confirming = true;
      return;
    }
    this.busy = true;
    const signing = this.#parts.signing(this.#signingDesk(first.id));
    try {
      const { signedBy } = await signing.load();
      runInAction(() => {
        if (signedBy.length === 0) this.confirming = true;
        else if (signing.usable.length === 0) this.unsignable = signing;
        else this.signing = signing;
      });
      this.signing?.opened();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
      await this.#parts.reload();
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Approves by the press. */
  async confirmed(): Promise<void> {
    if (this.busy || !this.confirming) return;
    this.busy = true;
    try {
      const refusal = await this.#approve();
      if (refusal) runInAction(() => (this.trouble = refusalMessage(refusal)));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
      // If the answer was lost, some may be approved nevertheless.
      await this.#parts.reload();
    } finally {
      runInAction(() => {
        this.busy = false;
        this.confirming = false;
      });
    }
  }

  /** Signs with the chosen certificate, which approves the applications. A refusal is shown in the dialog. */
  async signPressed(): Promise<void> {
    const { signing } = this;
    if (signing && (await signing.signPressed())) runInAction(() => this.dialogClosed());
  }

  dialogClosed(): void {
    this.confirming = false;
    this.signing?.left();
    this.signing = undefined;
    this.unsignable = undefined;
  }

  resultsPutAway(): void {
    this.#resultsCame([]);
  }

  left(): void {
    this.dialogClosed();
  }

  #resultsCame(results: readonly ShownResult[]): void {
    this.results = results;
    this.#parts.kept.keep(this.#parts.session.who?.userId, results);
  }

  #signingDesk(firstId: string): SigningDesk {
    const { desk, approvals } = this.#parts;
    // Only the applications that the signed text lists are approved.
    let [statement, rows] = ['', this.rows];
    return {
      choice: async () => desk.signingChoice(firstId),
      challenge: async (serial) => {
        rows = this.rows;
        const outcome = await approvals.signingText(rows.map(asRead), serial);
        if (!outcome.asked) return { asked: false, ...(await this.#describeRefusal(outcome)) };
        statement = outcome.statement;
        return outcome;
      },
      prove: async (serial, signed) => {
        const refusal = await this.#approve(rows, { ...signed, serial, statement });
        return refusal ? { done: false, ...(await this.#describeRefusal(refusal)) } : { done: true };
      },
    };
  }

  /** Words a refusal for the dialog, and loads the applications again if one of them changed. */
  async #describeRefusal(refusal: TradeRefusal) {
    if (refusal.because === 'signature') return refusal.refusal;
    await this.#parts.reload();
    return { because: 'worded', words: refusalMessage(refusal) } as const;
  }

  /**
   * Approves, shows the results, and loads the list again.
   * @returns why nothing was approved
   */
  async #approve(rows = this.rows, signed?: Parameters<ApprovalDesk['approve']>[1]): Promise<TradeRefusal | undefined> {
    runInAction(() => (this.approving = rows));
    const outcome = await this.#parts.approvals.approve(rows.map(asRead), signed);
    if (!outcome.done) {
      runInAction(() => (this.approving = undefined));
      return outcome;
    }
    runInAction(() => {
      this.#resultsCame(
        outcome.results.flatMap((result) => {
          const row = rows.find(({ id }) => id === result.applicationId);
          return row ? [resultOf(result, row)] : [];
        }),
      );
      this.decided = new Map([
        ...this.decided,
        ...this.results.flatMap(({ row, now }) => (now ? [[row.id, row.version] as const] : [])),
      ]);
      this.chosen = new Set();
    });
    await this.#parts.reload();
    return undefined;
  }
}

const asRead = ({ id: applicationId, version }: TradeApplicationRow) => ({ applicationId, version });

/** Why an application cannot be approved together with others; undefined if it can. */
export const bulkApprovalObstacle = ({ bulkBar }: TradeApplicationRow): Message | undefined =>
  bulkBar && message('trade.apart', { bar: bulkBar });
