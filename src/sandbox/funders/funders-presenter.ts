import { makeAutoObservable, runInAction } from 'mobx';
import { parseMoney } from '../../domain/money/money.ts';
import { isBlank } from '../../domain/text/invisible-characters.ts';
import { questionsBar } from '../../domain/trade/financing/funder-questions.ts';
import { isBankReference } from '../../domain/trade/financing/payment.ts';
import type {
  BankWord,
  FinancingOrder,
  FundedFinancing,
  FundedPayment,
  FunderAct,
  FundersView,
  ListedLine,
} from '../api/financing-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { Failure } from '../shared/failure.ts';
import { Loader } from '../shared/loader.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';
import { hasWords, possibleActs, possibleWords } from './funder-acts.ts';

export interface FundersParts {
  readonly api: Pick<SandboxApi, 'financings' | 'changeFinancing'>;
  readonly notes: NoteStore;
  /** Creates a key that no other request has. */
  readonly newKey: () => string;
}

/** The typed result of a payment that the bank is to report. */
export interface TypedWord {
  readonly reference: string;
  readonly reason: string;
}

/** A line of a bank's statement. */
export interface TypedLine extends Record<'number' | 'amount' | 'reference', string> {}

/** The typed settlement of an unmatched line: another number that it pays, or an officer's explanation. */
export interface TypedSettlement extends Record<'number' | 'words' | 'officer', string> {}

/** A reference made from a unique text. */
const referenceFrom = (text: string): string => `BK-${text.replaceAll(/[^0-9A-Za-z]/g, '').slice(-20)}`;

const withoutKey = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([each]) => each !== key));

/** The roles of funders and banks: decisions about financings, payouts, and payments by issuers. */
export class FundersPresenter {
  readonly loader: Loader<FundersView>;
  /** The typed remark to the supplier, by financing. */
  words: ReadonlyMap<string, string> = new Map();
  line: TypedLine = { number: '', amount: '', reference: '' };
  /** The typed result of the bank, by payment. */
  typed: ReadonlyMap<string, TypedWord> = new Map();
  /** The typed settlement of listed lines, by reference. */
  settling: ReadonlyMap<string, TypedSettlement> = new Map();
  readonly #actions: SandboxActions<FundersView>;
  readonly #parts: FundersParts;

  constructor(parts: FundersParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.financings(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    if (this.line.reference === '') this.line = { ...this.line, reference: this.#newReference() };
    void this.loader.load();
  }

  left(): void {
    this.loader.stop();
  }

  get busy(): boolean {
    return this.#actions.busyKey !== undefined;
  }

  wordsTyped(financingId: string, words: string): void {
    this.words = new Map([...this.words, [financingId, words]]);
  }

  /** The typed values of a payment. Before typing, a reference is proposed, and another one for its return. */
  typedFor({ paymentId, reference }: FundedPayment): TypedWord {
    const proposed = reference === '' ? referenceFrom(paymentId) : `${referenceFrom(paymentId)}-R`;
    return this.typed.get(paymentId) ?? { reference: proposed, reason: '' };
  }

  /** Unmatched lines of statements. */
  get unmatched(): readonly ListedLine[] {
    return this.#linesIn('unmatched');
  }

  get explained(): readonly ListedLine[] {
    return this.#linesIn('explained');
  }

  /** The typed settlement of a listed line. */
  settlingOf({ reference }: ListedLine): TypedSettlement {
    return this.settling.get(reference) ?? { number: '', words: '', officer: '' };
  }

  settlementTyped(line: ListedLine, change: Partial<TypedSettlement>): void {
    this.settling = new Map([...this.settling, [line.reference, { ...this.settlingOf(line), ...change }]]);
  }

  /** Why a line cannot be settled yet; undefined if it can. */
  settlementProblem(line: ListedLine): SandboxMessage | undefined {
    const { number, words, officer } = this.settlingOf(line);
    if (isBlank(officer)) return sandboxMessage('sandbox-funders.officer-first');
    return isBlank(number) && isBlank(words) ? sandboxMessage('sandbox-funders.settlement-first') : undefined;
  }

  async settlePressed(line: ListedLine): Promise<void> {
    if (this.settlementProblem(line)) return;
    const { reference } = line;
    const isDone = await this.#change(reference, { settle: { reference, ...this.settlingOf(line) } });
    if (isDone) runInAction(() => (this.settling = withoutKey(this.settling, reference)));
  }

  payTyped(payment: FundedPayment, change: Partial<TypedWord>): void {
    this.typed = new Map([...this.typed, [payment.paymentId, { ...this.typedFor(payment), ...change }]]);
  }

  lineTyped(change: Partial<TypedLine>): void {
    this.line = { ...this.line, ...change };
  }

  /** Why a possible decision cannot be taken yet; undefined if it can. */
  actProblem({ financingId }: FundedFinancing, act: FunderAct): SandboxMessage | undefined {
    const words = this.words.get(financingId) ?? '';
    if (!hasWords(act)) return undefined;
    if (act !== 'ask') return isBlank(words) ? sandboxMessage('sandbox-funders.words-first') : undefined;
    const bar = questionsBar(words);
    return bar && sandboxMessage(`sandbox-funders.questions-${bar}`);
  }

  /** Why the bank cannot report a result; undefined if it can. */
  payProblem(payment: FundedPayment, word: BankWord): SandboxMessage | undefined {
    const { reference, reason } = this.typedFor(payment);
    if (word !== 'confirm' && isBlank(reason)) return sandboxMessage('sandbox-funders.reason-first');
    if (word === 'fail') return undefined;
    return isBankReference(reference) ? undefined : sandboxMessage('sandbox-funders.reference-wrong');
  }

  /** Why the line cannot be entered; undefined if it can. */
  get lineProblem(): SandboxMessage | undefined {
    const { number, amount, reference } = this.line;
    if (isBlank(number)) return sandboxMessage('sandbox-funders.number-first');
    if ((parseMoney(amount)?.fen ?? 0n) <= 0n) return sandboxMessage('sandbox-funders.amount-wrong');
    return isBankReference(reference) ? undefined : sandboxMessage('sandbox-funders.reference-wrong');
  }

  async actPressed(financing: FundedFinancing, act: FunderAct): Promise<void> {
    if (!possibleActs(financing).includes(act) || this.actProblem(financing, act)) return;
    const { financingId, number } = financing;
    const words = hasWords(act) ? (this.words.get(financingId) ?? '') : '';
    const isDone = await this.#change(number, { decide: { financingId, action: act, words } });
    if (isDone && hasWords(act)) runInAction(() => (this.words = withoutKey(this.words, financingId)));
  }

  async payPressed({ number }: FundedFinancing, payment: FundedPayment, word: BankWord): Promise<void> {
    if (!possibleWords(payment).includes(word) || this.payProblem(payment, word)) return;
    const { paymentId } = payment;
    const { reference, reason } = this.typedFor(payment);
    const details = {
      reference: word === 'fail' ? '' : reference,
      reason: word === 'confirm' ? '' : reason,
    };
    const isDone = await this.#change(number, { pay: { paymentId, word, ...details } });
    if (isDone) runInAction(() => (this.typed = withoutKey(this.typed, paymentId)));
  }

  async linePressed(): Promise<void> {
    if (this.lineProblem) return;
    const line = { ...this.line, number: this.line.number.trim() };
    const isDone = await this.#change(line.number, { statement: line });
    if (isDone) runInAction(() => (this.line = { number: '', amount: '', reference: this.#newReference() }));
  }

  #linesIn(state: string): readonly ListedLine[] {
    const { content } = this.loader;
    return content.kind === 'ready' ? content.value.lines.filter((line) => line.state === state) : [];
  }

  #newReference(): string {
    return referenceFrom(this.#parts.newKey());
  }

  async #change(name: string, order: FinancingOrder): Promise<boolean> {
    return this.#actions.run(name, async () => this.#parts.api.changeFinancing(order), {
      done: sandboxMessage('sandbox-funders.done', { name }),
      failed: (failure) => sandboxMessage(`sandbox-funders.${reasonOf(order, failure)}`, { name }),
    });
  }
}

/** The reason of a failed order, from the code of the refusal. */
function reasonOf({ settle }: FinancingOrder, { kind, code }: Failure) {
  if (kind === 'not-found') return 'gone';
  if (code === 'FINANCING_STATE') return 'other-state';
  if (code === 'PAYOUT_ACCOUNT') return 'no-account';
  if (code === 'PAYMENT_STATE') return settle ? 'other-state' : 'reference-used';
  return 'not-done';
}
