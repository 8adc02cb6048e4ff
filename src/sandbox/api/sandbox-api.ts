import * as v from 'valibot';
import type { ReviewDecision } from '../../domain/evidence/materials/review.ts';
import {
  effectsAnswer,
  faultsAnswer,
  jobsAnswer,
  type Effects,
  type FaultOrder,
  type Faults,
  type JobCounts,
} from './fault-answers.ts';
import {
  accountsAnswer,
  arrivedAnswer,
  clockAnswer,
  packagesAnswer,
  readingsAnswer,
  signInAnswer,
  stepAnswer,
  type DemoAccount,
  type FileRead,
  type PackageArrived,
  type QueuedPackage,
} from './sandbox-answers.ts';
import { invoiceAnswer, invoicesAnswer, type InvoiceOrder, type RegisteredInvoices } from './invoice-answers.ts';
import { revisedAnswer, standardsAnswer, type Standard, type StandardOrder } from './standard-answers.ts';
import { platformAnswer, platformsAnswer, type HostLook } from './platform-answers.ts';
import { freezesAnswer, type FreezeOrder, type Freezes } from './freeze-answers.ts';
import { limitsAnswer, type LimitOrder, type PlatformLimit } from './limit-answers.ts';
import { financingsAnswer, type FinancingOrder, type FundersView } from './financing-answers.ts';
import {
  officerInstrumentAnswer,
  officersAnswer,
  type OfficerInstrument,
  type OfficerOrder,
  type Officers,
} from './officer-answers.ts';
import { applicationsAnswer, type ApplicationOrder, type ProductApplication } from './application-answers.ts';
import {
  creditIssuedAnswer,
  creditPartiesAnswer,
  type CreditIssued,
  type CreditOrder,
  type CreditParties,
} from './credit-answers.ts';
import { onboardingAnswer, type BankActionOrder, type OnboardingShown } from './onboarding-answers.ts';
import { hardKeysAnswer, type HardKeyOrder, type HardKeyApplication } from './hard-key-answers.ts';
import { transfersAnswer, type SmallTransferShown } from './bank-answers.ts';
import { certificationsAnswer, type Certification, type CertificationOrder } from './certification-answers.ts';
import { membersAnswer, type Member, type MemberOrder } from './member-answers.ts';
import {
  mailsAnswer,
  phoneAnswer,
  textsAnswer,
  type PhoneQuestion,
  type SentMail,
  type SentText,
} from './text-answers.ts';
import { switchesAnswer, type SwitchOrder, type Switches } from './switch-answers.ts';
import { feedbackAnswer, type Feedback } from './feedback-answers.ts';
import { sandboxCall } from './sandbox-call.ts';
import { parseRefusal, type ActionOrder, type StepAnswer } from './step-answer.ts';

/** The calls of the sandbox server. Every call rejects with a `PortFault`. */
export interface SandboxApi {
  packages(signal?: AbortSignal): Promise<readonly QueuedPackage[]>;
  /** The reading progress of a package's invoices and contracts. The call also starts the reading. */
  readings(docDatumId: string, signal?: AbortSignal): Promise<readonly FileRead[]>;
  /** Repeating the call with the same `key` returns the first answer. */
  review(docDatumId: string, decision: ReviewDecision, key: string): Promise<StepAnswer>;
  /** Like `review`, for all other actions of the platform and the funder. */
  takeAction(docDatumId: string, order: ActionOrder, key: string): Promise<StepAnswer>;
  accounts(signal?: AbortSignal): Promise<readonly DemoAccount[]>;
  /** Returns the address of the portal for the signed-in account. */
  signIn(account: string, role: string): Promise<string>;
  /** The portal's time, in milliseconds. */
  clock(): Promise<number>;
  moveClock(to: { readonly now: number } | { readonly advance: number }): Promise<number>;
  faults(): Promise<Faults>;
  fail(order: FaultOrder): Promise<Faults>;
  /** The numbers of waiting, running and failed jobs of each kind. */
  jobs(): Promise<readonly JobCounts[]>;
  effects(): Promise<Effects>;
  /** The invoices in the tax register that contain a text in their number or code, the latest first. */
  invoices(part: string, signal?: AbortSignal): Promise<RegisteredInvoices>;
  markInvoice(order: InvoiceOrder): Promise<void>;
  /** The text messages that a real platform would have sent, the newest first. */
  texts(): Promise<readonly SentText[]>;
  mails(): Promise<readonly SentMail[]>;
  /** The users' feedback to the platform, the newest first. */
  feedback(signal?: AbortSignal): Promise<Feedback>;
  /** The open questions on the telephones. */
  phone(): Promise<readonly PhoneQuestion[]>;
  /** Refused for a question that is no longer open. */
  answerPhone(key: string, agreed: boolean): Promise<readonly PhoneQuestion[]>;
  /** The requirements of each funder for the packages of each book. */
  standards(signal?: AbortSignal): Promise<readonly Standard[]>;
  /** Refused for a standard that was replaced meanwhile. */
  reviseStandard(order: StandardOrder): Promise<void>;
  /** Whether new packages can be made, by product. A change returns all switches. */
  switches(signal?: AbortSignal): Promise<Switches>;
  switchProduct(order: SwitchOrder): Promise<Switches>;
  /** Accounts that the bank froze, and pending requests to unfreeze one. */
  freezes(signal?: AbortSignal): Promise<Freezes>;
  changeFreezes(order: FreezeOrder): Promise<Freezes>;
  /** The pending small transfers, as the receiving banks' statements show them. Returning one returns all of them. */
  transfers(signal?: AbortSignal): Promise<readonly SmallTransferShown[]>;
  sendBack(accountId: string, reason: string): Promise<readonly SmallTransferShown[]>;
  /** Sets the bank's balance of the account from which a company pays. */
  tellBalance(company: string, amount: string): Promise<readonly SmallTransferShown[]>;
  /** The open applications for certificates in tokens. A decision returns all of them. */
  hardKeys(signal?: AbortSignal): Promise<readonly HardKeyApplication[]>;
  decideHardKey(order: HardKeyOrder): Promise<readonly HardKeyApplication[]>;
  /** The submitted applications for products. A decision returns all of them. */
  applications(signal?: AbortSignal): Promise<readonly ProductApplication[]>;
  decideApplication(order: ApplicationOrder): Promise<readonly ProductApplication[]>;
  /** The companies that onboard with the partner bank, as the bank sees them. An action returns all of them. */
  onboarding(signal?: AbortSignal): Promise<readonly OnboardingShown[]>;
  decideOnboarding(order: BankActionOrder): Promise<readonly OnboardingShown[]>;
  /** The limits for issuing. A change returns all of them. */
  limits(signal?: AbortSignal): Promise<readonly PlatformLimit[]>;
  changeLimit(order: LimitOrder): Promise<readonly PlatformLimit[]>;
  /** The newest financings and listed lines of statements, at most 200 of each. Every order returns all of them. */
  financings(signal?: AbortSignal): Promise<FundersView>;
  changeFinancing(order: FinancingOrder): Promise<FundersView>;
  /** The officers' proposals about holdings. An order returns all of them. */
  officers(signal?: AbortSignal): Promise<Officers>;
  /** An instrument with its holdings and postings; undefined for an unknown number. */
  officerInstrument(number: string): Promise<OfficerInstrument | undefined>;
  orderOfficers(order: OfficerOrder): Promise<Officers>;
  /** The companies that may issue, hold and fund credits, and the issue of a credit. */
  creditParties(signal?: AbortSignal): Promise<CreditParties>;
  issueCredit(order: CreditOrder): Promise<CreditIssued>;
  /** The standing of the members, and the questions to their users on arrival. */
  members(signal?: AbortSignal): Promise<readonly Member[]>;
  /** Returns all members after the change. */
  changeMember(order: MemberOrder): Promise<readonly Member[]>;
  /** The submitted real-name forms of companies. An action returns all of them. */
  certifications(signal?: AbortSignal): Promise<readonly Certification[]>;
  reviewCertification(order: CertificationOrder): Promise<readonly Certification[]>;
  /** The look of each configured host. */
  platforms(signal?: AbortSignal): Promise<readonly HostLook[]>;
  /** Takes effect at the host's next load. Refused for an invalid field. */
  changePlatform(changed: HostLook): Promise<HostLook>;
  /** Creates the empty package of a business outside the portal. */
  arrive(order: { readonly docType: string; readonly docScene?: string }): Promise<PackageArrived>;
  reset(): Promise<void>;
}

/** @param locale the language in use, which may change while the console is open */
export function fetchingSandboxApi(
  locale: () => string,
  fetched: typeof fetch = (...request) => fetch(...request),
): SandboxApi {
  const ask = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<Schema>> => sandboxCall({ path, locale: locale(), signal }, schema, fetched);
  const post = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body: object,
  ): Promise<v.InferOutput<Schema>> => sandboxCall({ path, body, locale: locale() }, schema, fetched);
  const step = async (
    docDatumId: string,
    kind: 'review' | 'actions',
    body: object,
    key: string,
  ): Promise<StepAnswer> => {
    try {
      const { state } = await sandboxCall(
        { path: `/packages/${encodeURIComponent(docDatumId)}/${kind}`, body, key, locale: locale() },
        stepAnswer,
        fetched,
      );
      return { done: true, state };
    } catch (thrown) {
      return parseRefusal(thrown);
    }
  };

  return {
    packages: async (signal) => ask(packagesAnswer, '/packages', signal),
    readings: async (docDatumId, signal) =>
      ask(readingsAnswer, `/packages/${encodeURIComponent(docDatumId)}/readings`, signal),
    review: async (docDatumId, { items, ...decision }, key) =>
      step(
        docDatumId,
        'review',
        {
          ...decision,
          items: items.map(({ materialId, documentId, ...item }) => ({
            ...item,
            docMaterialId: materialId,
            docFileId: documentId ?? null,
          })),
        },
        key,
      ),
    takeAction: async (docDatumId, order, key) => step(docDatumId, 'actions', order, key),
    accounts: async (signal) => ask(accountsAnswer, '/accounts', signal),
    signIn: async (account, role) => (await post(signInAnswer, '/sign-in', { account, role })).homeUrl,
    clock: async () => (await ask(clockAnswer, '/clock')).now,
    moveClock: async (to) => (await post(clockAnswer, '/clock', to)).now,
    faults: async () => ask(faultsAnswer, '/faults'),
    fail: async (order) => post(faultsAnswer, '/faults', order),
    jobs: async () => ask(jobsAnswer, '/jobs'),
    effects: async () => ask(effectsAnswer, '/effects'),
    invoices: async (part, signal) => ask(invoicesAnswer, `/invoices?search=${encodeURIComponent(part)}`, signal),
    markInvoice: async (order) => void (await post(invoiceAnswer, '/invoices', order)),
    texts: async () => ask(textsAnswer, '/texts'),
    mails: async () => ask(mailsAnswer, '/mails'),
    feedback: async (signal) => ask(feedbackAnswer, '/told', signal),
    phone: async () => ask(phoneAnswer, '/phone'),
    answerPhone: async (key, agreed) => post(phoneAnswer, '/phone', { key, agreed }),
    standards: async (signal) => ask(standardsAnswer, '/standards', signal),
    reviseStandard: async (order) => void (await post(revisedAnswer, '/standards', order)),
    switches: async (signal) => ask(switchesAnswer, '/switches', signal),
    switchProduct: async (order) => post(switchesAnswer, '/switches', order),
    freezes: async (signal) => ask(freezesAnswer, '/freezes', signal),
    changeFreezes: async (order) => post(freezesAnswer, '/freezes', order),
    hardKeys: async (signal) => ask(hardKeysAnswer, '/hard-keys', signal),
    decideHardKey: async (order) => post(hardKeysAnswer, '/hard-keys', order),
    transfers: async (signal) => ask(transfersAnswer, '/bank', signal),
    sendBack: async (accountId, reason) => post(transfersAnswer, '/bank', { accountId, reason }),
    tellBalance: async (company, amount) => post(transfersAnswer, '/balances', { company, amount }),
    applications: async (signal) => ask(applicationsAnswer, '/applications', signal),
    decideApplication: async (order) => post(applicationsAnswer, '/applications', order),
    onboarding: async (signal) => ask(onboardingAnswer, '/settling', signal),
    decideOnboarding: async (order) => post(onboardingAnswer, '/settling', order),
    limits: async (signal) => ask(limitsAnswer, '/limits', signal),
    changeLimit: async (order) => post(limitsAnswer, '/limits', order),
    officers: async (signal) => ask(officersAnswer, '/officers', signal),
    officerInstrument: async (number) =>
      (await ask(officerInstrumentAnswer, `/officers/instruments/${encodeURIComponent(number)}`)) ?? undefined,
    orderOfficers: async (order) => post(officersAnswer, '/officers', order),
    financings: async (signal) => ask(financingsAnswer, '/financings', signal),
    changeFinancing: async (order) => post(financingsAnswer, '/financings', order),
    creditParties: async (signal) => ask(creditPartiesAnswer, '/credits', signal),
    issueCredit: async (order) => post(creditIssuedAnswer, '/credits', order),
    members: async (signal) => ask(membersAnswer, '/members', signal),
    changeMember: async (order) => post(membersAnswer, '/members', order),
    certifications: async (signal) => ask(certificationsAnswer, '/certifications', signal),
    reviewCertification: async (order) => post(certificationsAnswer, '/certifications', order),
    platforms: async (signal) => ask(platformsAnswer, '/platforms', signal),
    changePlatform: async (changed) => post(platformAnswer, '/platforms', changed),
    arrive: async (order) => post(arrivedAnswer, '/packages', order),
    reset: async () => void (await post(v.unknown(), '/reset', {})),
  };
}
