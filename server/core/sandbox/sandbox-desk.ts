import { funderActions, repaymentActions } from '../../../src/domain/evidence/materials/package-machine.ts';
import { prepareServedObject } from '../evidence/shared/served-object.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import { pendingChangeRequest } from '../../../src/domain/evidence/materials/change-request.ts';
import { readingEffects, type ReadingEffects } from '../evidence/reading-effects.ts';
import { pendingRemovalRequest } from '../../../src/domain/evidence/materials/removal-request.ts';
import { expediteRequestSinceSubmission } from '../../../src/domain/evidence/materials/expedite-requests.ts';
import { lastEffectiveSubmission } from '../../../src/domain/evidence/materials/progress.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { InvoiceMark } from '../../../src/domain/evidence/reuse/invoice-mark.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { BackEnd } from '../back-end.ts';
import type { CallerFacts } from '../context.ts';
import type { ServerLocale } from '../server-locale.ts';
import { lapseDays, lapseDrafts } from '../evidence/lapse-drafts.ts';
import {
  reviseStandard,
  standardsInForce,
  type StandardReference,
  type StandardRevision,
} from '../evidence/standard-revision.ts';
import { markInvoice, marksOf, registeredInvoices, type InvoiceNamed } from '../evidence/invoice-register.ts';
import { contentsBefore, packageMaterials } from '../evidence/material-model.ts';
import { objectStoreTroubles, type JobCounts, type Jobs, type ObjectStore, type ObjectStoreTrouble } from '../ports.ts';
import { CallFaults, callFaultsFact } from './call-faults.ts';
import type { SandboxKeys } from './sandbox-keys.ts';
import type { PartnerOrder } from './sandbox-partner.ts';
import { sandboxFreezes, type SandboxFreezes } from './sandbox-freezes.ts';
import { sandboxBank, type SandboxBank } from './sandbox-bank.ts';
import { sandboxAgreements, type SandboxAgreements } from './sandbox-agreements.ts';
import { sandboxApplications, type SandboxApplications } from './sandbox-applications.ts';
import { sandboxCredits, type SandboxCredits } from './sandbox-credits.ts';
import { sandboxFinancings, type SandboxFinancings } from './sandbox-financings.ts';
import { sandboxLimits, type SandboxLimits } from './sandbox-limits.ts';
import { sandboxOfficers, type SandboxOfficers } from './sandbox-officers.ts';
import { sandboxOnboarding, type SandboxOnboarding } from './sandbox-onboarding.ts';
import { sandboxCertifications, type SandboxCertifications } from './sandbox-certifications.ts';
import { sandboxMembers, type SandboxMembers } from './sandbox-members.ts';
import { sandboxPilots, type SandboxPilots } from './sandbox-pilots.ts';
import { changeLook, platformLooks, type HostLook } from './platform-looks.ts';
import { machinesFact, PlatformMachines } from './platform-machines.ts';
import type { PortalClock } from './portal-clock.ts';
import type { StoreFaults } from './switched-object-store.ts';
import type { ReadingFaults } from './switched-reader.ts';
import { Refusal } from '../refusal.ts';
import { isFinancedHere } from '../trade/held-business.ts';
import { tradeMaintenance } from '../trade/trade-maintenance.ts';
import type { ReviewDesk } from '../evidence/review-desk.ts';
import { roleName } from '../identity/role-names.ts';
import type { PackageArrived } from './package-arrived.ts';
import { productSwitches, type ProductSwitches } from './product-switches.ts';
import {
  toSandboxPackage,
  toSandboxReading,
  toSandboxStandard,
  type SandboxPackage,
  type SandboxReading,
  type SandboxStandard,
} from './sandbox-wire.ts';
import { sentMails, type SentMail } from './sandbox-mails.ts';
import { listFeedback, type ReceivedFeedback } from './received-feedback.ts';
import { sentTexts, type SentText } from './sandbox-texts.ts';
import { agentOf, recordSecurityEvent, writeSecurityLog, type SecurityLog } from '../identity/security-events.ts';
import { sha256Hex } from '../secrets.ts';
import { openOnlySession } from '../identity/sessions.ts';
import type { Store, Transaction } from '../store.ts';
import type { VolumeMade, VolumeOrder } from './volume-order.ts';

export interface SandboxAccount {
  readonly userName: string;
  readonly personName: string;
  readonly company: string;
  readonly roles: readonly { readonly pkRole: string; readonly roleName: string }[];
  readonly password: string;
  /** Purpose for which this account is a good demonstration. */
  readonly shows: string;
}

export interface RegisteredInvoice extends InvoiceNamed {
  readonly state: InvoiceMark;
  /** Milliseconds since the epoch. */
  readonly markedAt: number;
}

/** Actions of the simulated reviewer and funder. Not available in production. */
export interface SandboxDesk {
  /**
   * Address below the portal's base by which the simulated partner sends a user; undefined without a simulated partner.
   * Refuses an unknown user with NOT_FOUND.
   */
  readonly partnerEntryAddress: ((order: PartnerOrder) => Promise<string>) | undefined;
  accounts(locale: ServerLocale): Promise<readonly SandboxAccount[]>;
  /**
   * Signs in without a password and ends other sessions of the account. Refuses with NOT_FOUND, NOT_PERMITTED (a role
   * that the account does not have) or COMPANY_DEREGISTERED.
   */
  signIn(
    account: string,
    role: RoleCode | undefined,
    leaving: string | undefined,
    from: SignInSource,
  ): Promise<{ readonly token: string }>;
  /** Restores the demo world, at real time; ends every session. */
  reset(): Promise<void>;
  /**
   * Fills the demo world with packages and receivables of one company, the same for the same order each time. Refuses
   * with REQUEST_INVALID, naming the field, a company that is unknown or makes no packages, and a number above the
   * store's maximum (`most`).
   */
  fill(order: VolumeOrder): Promise<VolumeMade>;
  /**
   * Makes the empty package of a business outside the portal. Refuses with REQUEST_INVALID, naming `docType`, a book
   * whose packages are made from its list.
   */
  arrive(book: OpenBook): Promise<PackageArrived>;
  /** The packages that have waited longest in each state. */
  packages(states: readonly PackageState[] | undefined): Promise<readonly SandboxPackage[]>;
  /** Readings of the invoices and contracts of a package, by file. Refuses with NOT_FOUND. */
  readings(docDatumId: string): Promise<readonly SandboxReading[]>;
  /**
   * Refuses with REVIEW_STAGE, naming the current one, REVIEW_REASON, REVIEW_UNMARKED, REVIEW_TAKEN or SAME_REVIEWER.
   * With a key, the decision is applied once.
   */
  review: ReviewDesk['review'];
  /**
   * All other actions of the platform and the funder on a package. Refuses as `applyPlatformAction`, and with
   * REVIEW_STAGE a payment for a package whose businesses are financed here, because the payments of the financing
   * report it.
   */
  applyAction: ReviewDesk['applyAction'];
  /**
   * Sets the tax register's mark on an invoice (red or void), or removes it (`undefined`). Refuses an invoice without a
   * number with REQUEST_INVALID.
   */
  markInvoice(invoice: InvoiceNamed, mark: InvoiceMark | undefined): Promise<void>;
  readonly switches: ProductSwitches;
  /** Returns the number of the new standard; refuses as `reviseStandard`. */
  reviseStandard(named: StandardReference, revision: StandardRevision): Promise<string>;
  /** Standards in force, by book, funder and core enterprise. */
  standards(): Promise<readonly SandboxStandard[]>;
  /** Appearance of each configured host, and its change: see `changeLook`. */
  platforms(): Promise<readonly HostLook[]>;
  changePlatform(changed: HostLook): Promise<HostLook>;
  /**
   * Marked invoices whose number or code contains a part (empty for all): those marked last, at most two hundred, and
   * whether there are more.
   */
  invoices(part: string): Promise<{ readonly invoices: readonly RegisteredInvoice[]; readonly more: boolean }>;
  /** Members' standing, requests to sign, and objections. */
  readonly members: SandboxMembers;
  readonly pilots: SandboxPilots;
  /** Companies' real-name forms under review. */
  readonly certifications: SandboxCertifications;
  /** Certificates, and the telephones that ask for confirmation; undefined without sign-in by key. */
  readonly keys: SandboxKeys | undefined;
  /** Accounts frozen by the bank, and requests to unfreeze them. */
  readonly freezes: SandboxFreezes;
  /** The receiving bank's statements of small transfers. */
  readonly bank: SandboxBank;
  /** Applications for products, as the platform sees them. */
  readonly applications: SandboxApplications;
  /** Actions of the platform on signed product agreements. */
  readonly agreements: SandboxAgreements;
  /** Companies that onboard with the partner bank, as the bank sees them. */
  readonly onboarding: SandboxOnboarding;
  readonly credits: SandboxCredits;
  readonly limits: SandboxLimits;
  readonly officers: SandboxOfficers;
  /** Financings and payments, as funders and banks see them. */
  readonly financings: SandboxFinancings;
  /** Text messages, the newest first. */
  texts(): Promise<readonly SentText[]>;
  /** Mails, the newest first. */
  mails(): Promise<readonly SentMail[]>;
  /** Tickets and survey answers, the newest first. */
  feedback(): Promise<ReceivedFeedback>;
  fileAddress(pkFile: string): Promise<string>;
  /** Simulated trouble of the object store, on every server. */
  storeTrouble(): ObjectStoreTrouble | undefined;
  /** Makes the object store fail in one way, or in none, also after a restart. A reset ends it. */
  troubleStore(trouble: ObjectStoreTrouble | undefined): Promise<void>;
  /** Whether reading is suspended, on every server. */
  readingHeldUp(): boolean;
  /** Suspends reading or resumes it, also after a restart. A reset resumes it. */
  holdReading(heldUp: boolean): Promise<void>;
  /**
   * The platform's machines: whether they are held, holding and resuming them, and starting due work. A reset resumes.
   */
  readonly machines: Pick<PlatformMachines, 'held' | 'hold' | 'look'>;
  /** Planned failures of calls, on every server, also after a restart. A reset ends them. */
  readonly callFaults: Pick<CallFaults, 'standing' | 'set' | 'endAll' | 'spend'>;
  /** Numbers of waiting, running and failed jobs by kind. */
  jobs(): Promise<readonly JobCounts[]>;
  /** Effects of the reading of documents on all submissions. */
  effects(): Promise<ReadingEffects>;
  now(): number;
  /** Takes over the clock and the simulated faults that this or another server has stored. */
  follow(): Promise<void>;
  /** Moves the portal's clock to an instant in milliseconds, from which it continues, also after a restart. */
  moveClock(now: number): Promise<void>;
}

/** Origin of a sign-in in the sandbox, for the security log, and its host. */
export type SignInSource = Pick<CallerFacts, 'source' | 'traceId' | 'host' | 'agent'>;

export interface SandboxParts {
  readonly security?: SecurityLog | undefined;
  readonly store: Store;
  readonly objects: ObjectStore;
  /** Simulated trouble of `objects`. */
  readonly storeFaults: StoreFaults;
  /** Simulated trouble of reading. */
  readonly readingFaults: ReadingFaults;
  readonly workOf: Pick<Jobs, 'counts' | 'put' | 'handle'>;
  readonly clock: PortalClock;
  readonly backEnd: Pick<BackEnd, 'reviews' | 'files' | 'readings'>;
  readonly seed: () => Promise<void>;
  readonly fill: (order: VolumeOrder) => Promise<VolumeMade>;
  readonly arrive: (book: OpenBook) => Promise<PackageArrived>;
  readonly keys?: SandboxKeys | undefined;
  readonly password: string;
  /** Purpose of each account, in the order of display; other accounts follow. */
  readonly notes: Readonly<Record<string, Readonly<Record<ServerLocale, string>>>>;
  /** Address at which a document of the demo world is made when it is opened. */
  readonly openingAddress: (pkFile: string) => string;
  /** See `SandboxDesk.partnerEntryAddress`. */
  readonly partnerEntryAddress?: ((order: PartnerOrder) => Promise<string>) | undefined;
}

/** Maximum number of packages per state; those that have waited longest are shown. */
const maxShown = 50;
/** Actions that the payments of a financing replace, where a package's business is financed here. */
const moneyActions: readonly string[] = [...funderActions, ...repaymentActions];

const maxInvoices = 200;

const clockFact = 'clock-ahead';
const troubleFact = 'object-store-trouble';
const heldUpFact = 'reading-held-up';

async function companyName(transaction: Transaction, pkCorp: string): Promise<string> {
  return (await transaction.companies.find(pkCorp))?.name ?? '';
}

/** Accounts, signing in with one of them, and what is sent to their owners. */
function sandboxAccounts({
  store,
  clock,
  password,
  notes,
  security,
  keys,
  partnerEntryAddress,
}: SandboxParts): Pick<
  SandboxDesk,
  | 'partnerEntryAddress'
  | 'accounts'
  | 'signIn'
  | 'members'
  | 'pilots'
  | 'certifications'
  | 'freezes'
  | 'keys'
  | 'texts'
  | 'mails'
  | 'feedback'
> {
  return {
    partnerEntryAddress,
    accounts: async (locale) =>
      store.transaction(async (transaction) => {
        const accounts: SandboxAccount[] = [];
        const notesByAccount = new Map(Object.entries(notes));
        for (const user of await transaction.users.all()) {
          const roles = user.roles.map((pkRole) => ({ pkRole, roleName: roleName(pkRole, locale) }));
          accounts.push({
            userName: user.userName,
            personName: user.personName,
            company: await companyName(transaction, user.pkCorp),
            roles,
            password,
            shows: notesByAccount.get(user.userName)?.[locale] ?? '',
          });
        }
        const order = [...notesByAccount.keys()];
        const place = ({ userName }: SandboxAccount): number =>
          notesByAccount.has(userName) ? order.indexOf(userName) : order.length;
        return accounts.toSorted((a, b) => place(a) - place(b));
      }),

    signIn: async (account, role, leaving, from) => {
      const session = await store.transaction(async (transaction) => {
        const named = await transaction.users.byName(account);
        const user = named && (await transaction.users.lock(named.userId));
        if (!user) throw new Refusal('NOT_FOUND');
        const sessionRole = role ?? user.roles[0];
        if (sessionRole === undefined || !user.roles.includes(sessionRole)) throw new Refusal('NOT_PERMITTED');
        if ((await transaction.companies.find(user.pkCorp))?.deregistered) throw new Refusal('COMPANY_DEREGISTERED');
        if (leaving !== undefined) await transaction.sessions.remove(await sha256Hex(leaving));
        await recordSecurityEvent(transaction, from, 'sandbox-signed-in', user.userId, clock.now());
        return openOnlySession(transaction, user, clock.realTime(), {
          role: sessionRole,
          host: from.host,
          source: from.source,
          agent: agentOf(from),
        });
      });
      writeSecurityLog({ security }, from, 'sandbox-signed-in', account);
      if (session.ended > 0) writeSecurityLog({ security }, from, 'sessions-replaced', account);
      return session;
    },

    members: sandboxMembers(store, clock),
    pilots: sandboxPilots(store),
    certifications: sandboxCertifications(store, clock),
    freezes: sandboxFreezes(store, clock),

    keys,

    texts: async () => sentTexts(store),
    mails: async () => sentMails(store),
    feedback: async () => store.transaction(listFeedback),
  };
}

/** Packages with their documents and readings, decisions on them, and invoices. */
function sandboxPackages({
  store,
  objects,
  clock,
  backEnd,
  openingAddress,
  fill,
  arrive,
}: SandboxParts): Pick<
  SandboxDesk,
  | 'fill'
  | 'arrive'
  | 'packages'
  | 'readings'
  | 'review'
  | 'applyAction'
  | 'invoices'
  | 'markInvoice'
  | 'fileAddress'
  | 'effects'
> {
  async function addressOf(transaction: Transaction, pkFile: string): Promise<string> {
    const file = await transaction.files.find(pkFile);
    return !file || file.order
      ? openingAddress(pkFile)
      : objects.signedAddress((await prepareServedObject(objects, file)).objectKey, {
          expiresAt: clock.realTime() + 3_600_000,
        });
  }

  return {
    fill,

    arrive,

    packages: async (states) =>
      store.transaction(async (transaction) => {
        const packages: SandboxPackage[] = [];
        const records = await transaction.packages.inStates(states, maxShown);
        const lapses = await lapseDays(transaction, records);
        for (const record of records) {
          const log = await transaction.log.ofPackage(record.docDatumId);
          const content = {
            marks: await marksOf(transaction, await transaction.items.ofPackage(record.docDatumId)),
            record,
            company: await companyName(transaction, record.pkCorp),
            materials: await packageMaterials(transaction, record.docDatumId),
            before: await contentsBefore(transaction, record.docDatumId),
            now: clock.now(),
            lapsesOn: lapses.get(record.docDatumId),
            submittedAt: lastEffectiveSubmission(log)?.at ?? record.submittedAt,
            expedited: expediteRequestSinceSubmission(log),
            changeRequest: record.fundedAt === undefined ? pendingChangeRequest(log) : undefined,
            removalRequest: pendingRemovalRequest(log),
          };
          const shown = await toSandboxPackage(content, async (pkFile) => addressOf(transaction, pkFile));
          const isFollowed =
            shown.actions.some((action) => moneyActions.includes(action)) &&
            (await isFinancedHere(transaction, record.docDatumId));
          packages.push(
            isFollowed
              ? { ...shown, actions: shown.actions.filter((action) => !moneyActions.includes(action)) }
              : shown,
          );
        }
        return packages;
      }),

    readings: async (docDatumId) => (await backEnd.readings(docDatumId)).map(toSandboxReading),

    review: async (docDatumId, decision, key) => backEnd.reviews.review(docDatumId, decision, key),

    applyAction: async (docDatumId, order, key) => {
      if (moneyActions.includes(order.action))
        await store.transaction(async (transaction) => {
          const found = await transaction.packages.find(docDatumId);
          if (found && (await isFinancedHere(transaction, docDatumId)))
            throw new Refusal('REVIEW_STAGE', { state: found.state });
        });
      return backEnd.reviews.applyAction(docDatumId, order, key);
    },

    invoices: async (part) =>
      store.transaction(async (transaction) => {
        const found = await registeredInvoices(transaction, part.trim(), maxInvoices + 1);
        return {
          invoices: found
            .slice(0, maxInvoices)
            .map(({ code, number, mark, markedAt }) => ({ code, number, state: mark, markedAt })),
          more: found.length > maxInvoices,
        };
      }),

    markInvoice: async (invoice, mark) =>
      store.transaction(async (transaction) => markInvoice(transaction, invoice, mark, clock.now())),

    fileAddress: async (pkFile) => backEnd.files.reviewerAddress(pkFile),

    effects: async () => store.transaction(readingEffects),
  };
}

/** Products, standards, host configurations and the affairs of companies. */
function sandboxProducts({
  store,
  clock,
}: SandboxParts): Pick<
  SandboxDesk,
  | 'switches'
  | 'standards'
  | 'platforms'
  | 'changePlatform'
  | 'reviseStandard'
  | 'bank'
  | 'onboarding'
  | 'credits'
  | 'limits'
  | 'officers'
  | 'financings'
  | 'applications'
  | 'agreements'
> {
  return {
    switches: productSwitches(store),
    standards: async () =>
      store.transaction(async (transaction) => {
        const standards: SandboxStandard[] = [];
        for (const standard of await standardsInForce(transaction))
          standards.push(
            toSandboxStandard(standard, {
              core: await companyName(transaction, standard.fkCorpCore),
              funder: await companyName(transaction, standard.fkFinance),
            }),
          );
        return standards;
      }),
    platforms: async () => store.transaction(platformLooks),
    changePlatform: async (changed) => store.transaction(async (transaction) => changeLook(transaction, changed)),
    reviseStandard: async (named, revision) =>
      store.transaction(async (transaction) => (await reviseStandard(transaction, named, revision)).snapshotVersion),

    bank: sandboxBank(store, clock),
    onboarding: sandboxOnboarding(store, clock),
    credits: sandboxCredits(store, clock),
    limits: sandboxLimits(store, clock),
    officers: sandboxOfficers(store, clock),
    financings: sandboxFinancings(store, clock),
    applications: sandboxApplications(store, clock),
    agreements: sandboxAgreements(store, clock),
  };
}

/** Clock, jobs and simulated faults of the portal, and its reset. */
function sandboxMachines({
  store,
  storeFaults,
  readingFaults,
  workOf,
  clock,
  seed,
}: SandboxParts): Pick<
  SandboxDesk,
  | 'reset'
  | 'storeTrouble'
  | 'troubleStore'
  | 'readingHeldUp'
  | 'holdReading'
  | 'machines'
  | 'callFaults'
  | 'jobs'
  | 'now'
  | 'follow'
  | 'moveClock'
> {
  const callFaults = new CallFaults(store);
  const machines = new PlatformMachines({ store, jobs: workOf, clock });

  return {
    reset: async () => {
      storeFaults.trouble = undefined;
      readingFaults.heldUp = false;
      await store.clear();
      callFaults.follow(undefined);
      clock.setAhead(0);
      machines.follow(undefined);
      await seed();
    },

    storeTrouble: () => storeFaults.trouble,

    troubleStore: async (trouble) => {
      await store.transaction(async (transaction) => transaction.facts.write(troubleFact, trouble ?? null));
      storeFaults.trouble = trouble;
    },

    readingHeldUp: () => readingFaults.heldUp,

    holdReading: async (heldUp) => {
      await store.transaction(async (transaction) => transaction.facts.write(heldUpFact, heldUp));
      readingFaults.heldUp = heldUp;
    },

    machines,

    callFaults,

    jobs: async () => workOf.counts(),

    now: () => clock.now(),

    follow: async () => {
      const [ahead, trouble, heldUp, faults, held] = await store.transaction(async ({ facts }) =>
        facts.readAll([clockFact, troubleFact, heldUpFact, callFaultsFact, machinesFact]),
      );
      clock.setAhead(typeof ahead === 'number' ? ahead : 0);
      storeFaults.trouble = objectStoreTroubles.find((each) => each === trouble);
      readingFaults.heldUp = heldUp === true;
      callFaults.follow(faults);
      machines.follow(held);
    },

    moveClock: async (now) => {
      const ahead = Math.round(now - clock.realTime());
      await store.transaction(async (transaction) => transaction.facts.write(clockFact, ahead));
      clock.setAhead(ahead);
      await lapseDrafts(store, clock.now());
      // Brings the trade up to date, so that the users who act next find its present state.
      await tradeMaintenance({ store, clock })();
      await machines.look();
    },
  };
}

export function sandboxDesk(parts: SandboxParts): SandboxDesk {
  return {
    ...sandboxAccounts(parts),
    ...sandboxPackages(parts),
    ...sandboxProducts(parts),
    ...sandboxMachines(parts),
  };
}
