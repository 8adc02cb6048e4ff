import { PortFault } from '../../src/application/ports/port-fault.ts';
import { allowedActions } from '../../src/domain/evidence/materials/package-machine.ts';
import { isPackageState } from '../../src/domain/evidence/materials/package-state.ts';
import type { HardKeyOrder, HardKeyApplication } from '../../src/sandbox/api/hard-key-answers.ts';
import type { SmallTransferShown } from '../../src/sandbox/api/bank-answers.ts';
import type { ApplicationOrder, ProductApplication } from '../../src/sandbox/api/application-answers.ts';
import type { LimitOrder, PlatformLimit } from '../../src/sandbox/api/limit-answers.ts';
import type { FinancingOrder, FundedFinancing, ListedLine } from '../../src/sandbox/api/financing-answers.ts';
import type { OfficerInstrument, OfficerOrder, Officers } from '../../src/sandbox/api/officer-answers.ts';
import type { CreditOrder, CreditParties } from '../../src/sandbox/api/credit-answers.ts';
import type { BankActionOrder, OnboardingShown } from '../../src/sandbox/api/onboarding-answers.ts';
import type { ReviewDecision } from '../../src/domain/evidence/materials/review.ts';
import type { DemoAccount, FileRead, QueuedItem, QueuedPackage } from '../../src/sandbox/api/sandbox-answers.ts';
import type { Effects, FaultOrder, Faults, JobCounts } from '../../src/sandbox/api/fault-answers.ts';
import type { InvoiceOrder, RegisteredInvoice } from '../../src/sandbox/api/invoice-answers.ts';
import type { HostLook } from '../../src/sandbox/api/platform-answers.ts';
import type { Certification, CertificationOrder } from '../../src/sandbox/api/certification-answers.ts';
import type { Member, MemberOrder } from '../../src/sandbox/api/member-answers.ts';
import type { FreezeOrder, Freezes } from '../../src/sandbox/api/freeze-answers.ts';
import type { Standard, StandardOrder } from '../../src/sandbox/api/standard-answers.ts';
import type { SentMail, PhoneQuestion, SentText } from '../../src/sandbox/api/text-answers.ts';
import type { SwitchOrder, Switches } from '../../src/sandbox/api/switch-answers.ts';
import type { Feedback } from '../../src/sandbox/api/feedback-answers.ts';
import type { SandboxApi } from '../../src/sandbox/api/sandbox-api.ts';
import type { ActionOrder, StepAnswer } from '../../src/sandbox/api/step-answer.ts';
import { consoleParts } from '../../src/sandbox/console-parts.ts';
import type { DraftStorage } from '../../src/sandbox/review/verdict-storage.ts';

export const hour = 3_600_000;
/** 2026-11-21 09:00 in Shanghai. */
export const morning = Date.UTC(2026, 10, 21, 1);

export function invoiceItem(number: string, more: Partial<QueuedItem> = {}): QueuedItem {
  return {
    docMaterialId: 'M-invoices',
    docFileId: `item-${number}`,
    name: `${number}.pdf`,
    docFileType: 'BUSI_INVOICE',
    result: 'UNKNOWN',
    reason: '',
    changedSinceReturn: false,
    replaced: null,
    files: [{ pkFile: `file-${number}`, name: `${number}.pdf`, size: 10, mimeType: 'application/pdf' }],
    fields: { invoiceType: 'SPECIAL_VAT', invoiceNum: number, taxIncludedAmount: '96300.00' },
    ...more,
  };
}

export function queued(docDatumId: string, state: string, more: Partial<QueuedPackage> = {}): QueuedPackage {
  const stage = ['UN_AUDIT', 'FIRST_AUDITING', 'FINAL_REJECT'].includes(state)
    ? 'first'
    : ['UN_FINAL_AUDIT', 'FINAL_AUDITING'].includes(state)
      ? 'final'
      : null;
  return {
    docDatumId,
    state,
    reviewStage: stage,
    company: '苏州澄叶电子材料有限公司',
    financeName: '长屿银行股份有限公司',
    totalAmount: '642300.00',
    dataVersion: 3,
    stateSince: morning - 5 * hour,
    submittedAt: morning - 6 * hour,
    submittedBy: '何青禾',
    objections: [],
    actions: isPackageState(state) ? [...allowedActions(state)] : [],
    reviewerId: '',
    firstReviewerId: '',
    fundedAt: null,
    expectedBy: '2026-11-24',
    isLate: false,
    lateDays: null,
    lapsesOn: null,
    materials: [
      {
        docMaterialId: 'M-invoices',
        name: '发票',
        docFileType: 'BUSI_INVOICE',
        required: true,
        result: 'UNKNOWN',
        reason: '',
        items: [invoiceItem('01287733'), invoiceItem('01287734')],
      },
      {
        docMaterialId: 'M-letter',
        name: '收款账户变更函',
        docFileType: 'CHANGE_LETTER_FOR_COLLECTION_ACCOUNT',
        required: true,
        result: 'UNKNOWN',
        reason: '',
        items: [],
      },
      {
        docMaterialId: 'M-other',
        name: '其他资料',
        docFileType: 'OTHER',
        required: false,
        result: 'UNKNOWN',
        reason: '',
        items: [],
      },
    ],
    ...more,
  };
}

/** A sandbox in memory that records decisions and can refuse. */
export class FakeSandbox implements SandboxApi {
  packed: QueuedPackage[] = [];
  /** Readings of papers; requested again after a while where one is not finished. */
  read: FileRead[] = [];
  people: DemoAccount[] = [];
  now = morning;
  decisions: { readonly docDatumId: string; readonly decision: ReviewDecision }[] = [];
  signIns: string[] = [];
  resets = 0;
  readonly arrivals: object[] = [];
  standingFaults: Faults = {
    objectStore: 'none',
    recognition: 'on',
    machines: 'on',
    calls: [],
    callNames: ['security', 'submitCheck'],
  };
  /** Requested failures, in the order of their arrival. */
  faultOrders: FaultOrder[] = [];
  work: JobCounts[] = [];
  helped: Effects = {
    submissions: 0,
    byType: { BUSI_INVOICE: { kept: 0, corrected: 0, typed: 0 }, BUSI_CONTRACT: { kept: 0, corrected: 0, typed: 0 } },
  };
  /** Marks of the tax register on invoices. */
  registered: RegisteredInvoice[] = [];
  /** Text messages to telephones. */
  sent: SentText[] = [];
  mailed: SentMail[] = [];
  questions: PhoneQuestion[] = [];
  toldThings: Feedback = { tickets: [], surveys: [] };
  phoneAnswers: (readonly [string, boolean])[] = [];
  /** Standards of the funders. */
  asked: Standard[] = [];
  /** Products in which new packages can be made. */
  switchesKept: Switches = { CREDIT: true, EST: true };
  looks: HostLook[] = [];
  /** Small transfers that are on their way. */
  small: SmallTransferShown[] = [];
  /** Applications for certificates in tokens. */
  tokens: HardKeyApplication[] = [];
  /** Applications for products, and their decisions. */
  applied: ProductApplication[] = [];
  readonly decided: ApplicationOrder[] = [];
  /** Companies that can issue credits, and the issued credits. */
  parties: CreditParties = { cores: [], holders: [], funders: [] };
  readonly creditOrders: CreditOrder[] = [];
  /** Financings with their funders, and lines of statements. */
  funded: FundedFinancing[] = [];
  lines: ListedLine[] = [];
  readonly financingOrders: FinancingOrder[] = [];
  limitsKept: PlatformLimit[] = [];
  officersKept: Officers = { companies: [], orders: [] };
  officerInstruments: OfficerInstrument[] = [];
  readonly officerOrders: OfficerOrder[] = [];
  readonly limitOrders: LimitOrder[] = [];
  /** Companies that onboard with the partner bank, and the bank's actions. */
  onboardings: OnboardingShown[] = [];
  readonly bankActions: BankActionOrder[] = [];
  frozen: Freezes = { accounts: [], asked: [] };
  /** Requested changes of accounts, in their order. */
  readonly freezeOrders: FreezeOrder[] = [];
  membersKept: Member[] = [];
  certificationsKept: Certification[] = [];
  readonly certificationOrders: CertificationOrder[] = [];
  /** Requested changes of members, in their order. */
  readonly orders: MemberOrder[] = [];
  /** Changes of a package by each action. */
  stepped: Partial<Record<ActionOrder['action'], Partial<QueuedPackage>>> = {};
  actionsDone: { readonly docDatumId: string; readonly order: ActionOrder }[] = [];
  /** The key of every received decision and action, including those with lost answers. */
  keys: string[] = [];
  stepAnswer: StepAnswer = { done: true, state: 'UN_FINAL_AUDIT' };
  refusal: PortFault | undefined = undefined;
  /** Number of answers to decisions and actions that will be lost after the request was processed. */
  lostAnswers = 0;

  async packages() {
    this.#mayRefuse();
    return structuredClone(this.packed);
  }

  async readings() {
    this.#mayRefuse();
    return structuredClone(this.read);
  }

  async review(docDatumId: string, decision: ReviewDecision, key: string) {
    return this.#once(key, () => this.decisions.push({ docDatumId, decision }));
  }

  async takeAction(docDatumId: string, order: ActionOrder, key: string) {
    return this.#once(key, () => {
      this.actionsDone.push({ docDatumId, order });
      this.packed = this.packed.map((each) =>
        each.docDatumId === docDatumId ? { ...each, ...this.stepped[order.action] } : each,
      );
    });
  }

  #once(key: string, work: () => void): StepAnswer {
    this.#mayRefuse();
    if (!this.keys.includes(key) && this.stepAnswer.done) work();
    this.keys.push(key);
    if (this.lostAnswers > 0) {
      this.lostAnswers -= 1;
      throw new PortFault('timed-out');
    }
    return this.stepAnswer;
  }

  async accounts() {
    this.#mayRefuse();
    return structuredClone(this.people);
  }

  async signIn(account: string, role: string) {
    this.#mayRefuse();
    this.signIns.push(`${account} ${role}`);
    return '/cv3/';
  }

  async clock() {
    return this.now;
  }

  async moveClock(to: { readonly now: number } | { readonly advance: number }) {
    this.#mayRefuse();
    this.now = 'now' in to ? to.now : this.now + to.advance;
    return this.now;
  }

  async faults() {
    this.#mayRefuse();
    return structuredClone(this.standingFaults);
  }

  async fail(order: FaultOrder) {
    this.#mayRefuse();
    this.faultOrders.push(order);
    return (this.standingFaults = { ...this.standingFaults, ...order });
  }

  async texts() {
    return [...this.sent];
  }

  async mails() {
    return [...this.mailed];
  }

  async feedback() {
    this.#mayRefuse();
    return structuredClone(this.toldThings);
  }

  async phone() {
    return [...this.questions];
  }

  async answerPhone(key: string, agreed: boolean) {
    this.#mayRefuse();
    this.phoneAnswers.push([key, agreed]);
    this.questions = this.questions.filter((each) => each.key !== key);
    return [...this.questions];
  }

  async invoices(part: string) {
    this.#mayRefuse();
    return {
      invoices: this.registered.filter(({ number }) => number.includes(part)).map((each) => ({ ...each })),
      more: false,
    };
  }

  async markInvoice({ number, code, state }: InvoiceOrder) {
    this.#mayRefuse();
    this.registered = this.registered.filter((each) => each.number !== number || each.code !== code);
    if (state !== 'NORMAL') this.registered.unshift({ number, code, state, markedAt: this.now });
  }

  async standards() {
    this.#mayRefuse();
    return structuredClone(this.asked);
  }

  async reviseStandard({ fkStdSnapshotVersionEffect: number, removed = [], asked = [] }: StandardOrder) {
    this.#mayRefuse();
    if (this.asked.every((each) => each.fkStdSnapshotVersionEffect !== number))
      throw new PortFault('refused', { code: 'STANDARD_CHANGED' });
    this.asked = this.asked.map((standard) => {
      if (standard.fkStdSnapshotVersionEffect !== number) return standard;
      const kept = standard.categories.filter(
        ({ name }) => !removed.includes(name) && asked.every((each) => each.name !== name),
      );
      return { ...standard, fkStdSnapshotVersionEffect: `${number}+`, categories: [...kept, ...asked] };
    });
  }

  async switches() {
    this.#mayRefuse();
    return { ...this.switchesKept };
  }

  async switchProduct({ docType, on }: SwitchOrder) {
    this.#mayRefuse();
    this.switchesKept = { ...this.switchesKept, [docType]: on };
    return { ...this.switchesKept };
  }

  async hardKeys() {
    this.#mayRefuse();
    return structuredClone(this.tokens);
  }

  async decideHardKey({ number, action, words }: HardKeyOrder) {
    this.#mayRefuse();
    this.tokens = this.tokens.map((each) =>
      each.number !== number
        ? each
        : action === 'post'
          ? { ...each, state: 'posted', courier: words }
          : { ...each, state: 'returned', reason: words },
    );
    return structuredClone(this.tokens);
  }

  async transfers() {
    this.#mayRefuse();
    return structuredClone(this.small);
  }

  /** Reported balances, by company. */
  readonly balances = new Map<string, string>();

  async tellBalance(company: string, amount: string) {
    this.balances.set(company, amount);
    return this.transfers();
  }

  async sendBack(accountId: string, reason: string) {
    this.#mayRefuse();
    this.small = this.small.map((each) =>
      each.accountId === accountId ? { ...each, returned: reason, open: false } : each,
    );
    return structuredClone(this.small);
  }

  async applications() {
    this.#mayRefuse();
    return structuredClone(this.applied);
  }

  async decideApplication(order: ApplicationOrder) {
    this.#mayRefuse();
    this.decided.push(order);
    return structuredClone(this.applied);
  }

  async limits() {
    return this.limitsKept;
  }

  async changeLimit(order: LimitOrder) {
    this.limitOrders.push(order);
    const { propose } = order;
    this.limitsKept = this.limitsKept.map((limit) => ({
      ...limit,
      proposal: propose && {
        changes: propose.changes,
        terms: { total: propose.total, validFrom: '', validUntil: propose.validUntil, isRevolving: true },
        reason: propose.reason,
        by: propose.by,
        at: 1,
      },
    }));
    return this.limitsKept;
  }

  async officers() {
    return this.officersKept;
  }

  async officerInstrument(number: string) {
    return this.officerInstruments.find((each) => each.number === number);
  }

  async orderOfficers(order: OfficerOrder) {
    this.#mayRefuse();
    this.officerOrders.push(order);
    return this.officersKept;
  }

  async financings() {
    this.#mayRefuse();
    return structuredClone({ financings: this.funded, lines: this.lines });
  }

  async changeFinancing(order: FinancingOrder) {
    this.#mayRefuse();
    this.financingOrders.push(order);
    return structuredClone({ financings: this.funded, lines: this.lines });
  }

  async creditParties() {
    this.#mayRefuse();
    return structuredClone(this.parties);
  }

  async issueCredit(order: CreditOrder) {
    this.#mayRefuse();
    this.creditOrders.push(order);
    return {
      number: `RX6101-2026-6000${this.creditOrders.length}`,
      core: order.fkCorpCore,
      holder: order.pkCorp,
      amount: order.amount,
      dueDate: '2027-01-20',
    };
  }

  async onboarding() {
    this.#mayRefuse();
    return structuredClone(this.onboardings);
  }

  async decideOnboarding(order: BankActionOrder) {
    this.#mayRefuse();
    this.bankActions.push(order);
    return structuredClone(this.onboardings);
  }

  async members() {
    this.#mayRefuse();
    return structuredClone(this.membersKept);
  }

  async certifications() {
    this.#mayRefuse();
    return structuredClone(this.certificationsKept);
  }

  async reviewCertification(order: CertificationOrder) {
    this.#mayRefuse();
    this.certificationOrders.push(structuredClone(order));
    return structuredClone(this.certificationsKept);
  }

  async changeMember(order: MemberOrder) {
    this.#mayRefuse();
    this.orders.push(order);
    this.membersKept = this.membersKept.map((each) =>
      each.pkCorp === order.pkCorp ? { ...each, standing: order.standing ?? each.standing } : each,
    );
    return structuredClone(this.membersKept);
  }

  async freezes() {
    this.#mayRefuse();
    return structuredClone(this.frozen);
  }

  async changeFreezes(order: FreezeOrder) {
    this.#mayRefuse();
    this.freezeOrders.push(order);
    return structuredClone(this.frozen);
  }

  async platforms() {
    this.#mayRefuse();
    return structuredClone(this.looks);
  }

  async changePlatform(changed: HostLook) {
    this.#mayRefuse();
    this.looks = this.looks.map((each) => (each.host === changed.host ? changed : each));
    return changed;
  }

  async jobs() {
    this.#mayRefuse();
    return structuredClone(this.work);
  }

  async effects() {
    this.#mayRefuse();
    return structuredClone(this.helped);
  }

  async arrive(order: { readonly docType: string; readonly docScene?: string }) {
    this.#mayRefuse();
    this.arrivals.push(order);
    return {
      docDatumId: `DD${this.arrivals.length}`,
      number: 'BH1',
      company: '宁波砚舟精密铸造有限公司',
      clerk: '周思远',
    };
  }

  async reset() {
    this.#mayRefuse();
    this.resets += 1;
    this.now = morning;
  }

  #mayRefuse(): void {
    if (this.refusal) throw this.refusal;
  }
}

export function memoryStorage(): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The console with a sandbox in memory, at an address. */
export function consoleUnderTest(hash = '') {
  const sandbox = new FakeSandbox();
  const storage = memoryStorage();
  const visit = memoryStorage();
  const listeners: (() => void)[] = [];
  const location = {
    set hash(next: string) {
      this.at = next;
      for (const listener of listeners) listener();
    },
    get hash() {
      return this.at;
    },
    at: hash,
  };
  let keys = 0;
  /** Callbacks that wait for a period to pass. */
  const waiting = new Set<() => void>();
  const whilePasses = (): void => {
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
  };
  const door = { roles: [] as string[], opened: [] as string[], opens: true };
  const make = () =>
    consoleParts({
      api: sandbox,
      storage: () => storage,
      tabStorage: () => visit,
      realNow: () => morning,
      newKey: () => `key-${(keys += 1)}`,
      later: (_milliseconds, work) => {
        waiting.add(work);
        return () => void waiting.delete(work);
      },
      bar: { location, addEventListener: (_type, listener) => void listeners.push(listener) },
      documents: {
        forget: () => undefined,
        warmUp: () => {},
        open: async () => Promise.reject(new Error('nothing is read here')),
      },
      contents: { warmUp: () => {}, read: async () => Promise.reject(new Error('nothing is read here')) },
      door: {
        rememberRole: (role) => void door.roles.push(role),
        open: (address) => {
          door.opened.push(address);
          return door.opens;
        },
      },
    });
  return { sandbox, storage, visit, location, door, whilePasses, parts: make(), again: make };
}

/** Waits until all given answers have been processed. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
