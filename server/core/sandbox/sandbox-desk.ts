import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import { openChangeRequest } from '../../../src/domain/evidence/materials/change-request.ts';
import { readingEffects, type ReadingEffects } from '../evidence/reading-effects.ts';
import { openRemovalRequest } from '../../../src/domain/evidence/materials/removal-request.ts';
import { expeditedSinceSubmission } from '../../../src/domain/evidence/materials/expediting.ts';
import { standingSubmission } from '../../../src/domain/evidence/materials/progress.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { InvoiceMark } from '../../../src/domain/evidence/reuse/invoice-mark.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { BackEnd } from '../back-end.ts';
import type { CallerFacts } from '../context.ts';
import type { ServerLocale } from '../server-locale.ts';
import { lapseDays, lapseDrafts } from '../evidence/lapsing.ts';
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
import type { KeysPlayed } from './keys-played.ts';
import type { PartnerOrder } from './partner-played.ts';
import { freezesPlayed, type FreezesPlayed } from './freezes-played.ts';
import { bankPlayed, type BankPlayed } from './bank-played.ts';
import { agreementsPlayed, type AgreementsPlayed } from './agreements-played.ts';
import { applicationsPlayed, type ApplicationsPlayed } from './applications-played.ts';
import { creditsPlayed, type CreditsPlayed } from './credits-played.ts';
import { settlingPlayed, type SettlingPlayed } from './settling-played.ts';
import { certificationsPlayed, type CertificationsPlayed } from './certifications-played.ts';
import { membersPlayed, type MembersPlayed } from './members-played.ts';
import { changeLook, platformLooks, type HostLook } from './platform-looks.ts';
import { machinesFact, PlatformMachines } from './platform-machines.ts';
import type { PortalClock } from './portal-clock.ts';
import type { StoreFaults } from './switched-object-store.ts';
import type { ReadingFaults } from './switched-reader.ts';
import { Refusal } from '../refusal.ts';
import type { ReviewDesk } from '../evidence/review-desk.ts';
import { roleName } from '../identity/role-names.ts';
import type { PackageArrived } from './package-arrived.ts';
import { productSwitches, type ProductSwitches } from './product-switches.ts';
import {
  sandboxPackage,
  sandboxReading,
  sandboxStandard,
  type SandboxPackage,
  type SandboxReading,
  type SandboxStandard,
} from './sandbox-wire.ts';
import { sentMails, type SentMail } from './sandbox-mails.ts';
import { toldToPlatform, type ToldToPlatform } from './told-to-platform.ts';
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
  /** What this account is good for seeing. */
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
   * Where the played partner leads an account, below the portal's base; undefined where nobody plays one. Refuses with
   * NOT_FOUND for an account that nobody has.
   */
  readonly partnerWay: ((order: PartnerOrder) => Promise<string>) | undefined;
  accounts(locale: ServerLocale): Promise<readonly SandboxAccount[]>;
  /**
   * Signs in without a password, otherwise as usual: other sessions of the account end. Refuses with NOT_FOUND,
   * NOT_PERMITTED (a role that it has not) or COMPANY_DEREGISTERED.
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
   * with REQUEST_INVALID, naming the field, a company that is unknown or makes no packages, and more than the store
   * bears (`most`).
   */
  fill(order: VolumeOrder): Promise<VolumeMade>;
  /**
   * A business that comes about elsewhere leads to an empty package. Refuses with REQUEST_INVALID, naming `docType`, a
   * book whose packages are made from its list.
   */
  arrive(book: OpenBook): Promise<PackageArrived>;
  /** The packages that have waited longest in each state. */
  packages(states: readonly PackageState[] | undefined): Promise<readonly SandboxPackage[]>;
  /** What has been read of each invoice and contract, by its file. Refuses with NOT_FOUND. */
  readings(docDatumId: string): Promise<readonly SandboxReading[]>;
  /**
   * Refuses with REVIEW_STAGE, naming the current one, REVIEW_REASON, REVIEW_UNMARKED, REVIEW_TAKEN or SAME_REVIEWER;
   * with a key once only.
   */
  review: ReviewDesk['review'];
  /** Everything else that the platform and the funder do with a package; refuses as `applyPlatformAction`. */
  deed: ReviewDesk['applyAction'];
  /**
   * What the tax register says of an invoice from now on: that it is red or void, or (`undefined`) nothing against it.
   * Refuses with REQUEST_INVALID one without a number.
   */
  markInvoice(invoice: InvoiceNamed, mark: InvoiceMark | undefined): Promise<void>;
  readonly switches: ProductSwitches;
  /** Answers the number of the standard that holds from now on; refuses as `reviseStandard`. */
  reviseStandard(named: StandardReference, revision: StandardRevision): Promise<string>;
  /** What is asked for now of the packages of each book, funder and core enterprise. */
  standards(): Promise<readonly SandboxStandard[]>;
  /** How each configured host looks, and having one look otherwise: see `changeLook`. */
  platforms(): Promise<readonly HostLook[]>;
  changePlatform(changed: HostLook): Promise<HostLook>;
  /**
   * What the tax register says against invoices whose number or code holds a part (empty for all): those marked last,
   * two hundred at most, and whether there are more.
   */
  invoices(part: string): Promise<{ readonly invoices: readonly RegisteredInvoice[]; readonly more: boolean }>;
  /** Where members stand, what their people are asked as they arrive, and what their objections come to. */
  readonly members: MembersPlayed;
  /** Companies' real-name forms under review. */
  readonly certifications: CertificationsPlayed;
  /** Certificates, and the telephones that ask for confirmation; undefined where no key signs in. */
  readonly keys: KeysPlayed | undefined;
  /** Accounts frozen by the bank, and requests to unfreeze them. */
  readonly freezes: FreezesPlayed;
  /** The statements in which small transfers stand, as the receiving bank has them. */
  readonly bank: BankPlayed;
  /** Applications for products, as the platform sees them. */
  readonly applications: ApplicationsPlayed;
  /** What the platform does with the agreements of products after they were signed. */
  readonly agreements: AgreementsPlayed;
  /** Companies that settle in to the partner bank, as the bank sees them. */
  readonly settling: SettlingPlayed;
  readonly credits: CreditsPlayed;
  /** What was sent to telephones, the newest first. */
  texts(): Promise<readonly SentText[]>;
  /** What was sent to mailboxes, the newest first. */
  mails(): Promise<readonly SentMail[]>;
  /** What people have told the platform, the newest first. */
  told(): Promise<ToldToPlatform>;
  fileAddress(pkFile: string): Promise<string>;
  /** What the object store is made to suffer from, on every server. */
  storeTrouble(): ObjectStoreTrouble | undefined;
  /** Has the object store fail in one way from now on, or in none, also after a restart; a reset ends it. */
  troubleStore(trouble: ObjectStoreTrouble | undefined): Promise<void>;
  /** Whether files that are to be read only wait, on every server. */
  readingHeldUp(): boolean;
  /** Has files wait, or be read again, also after a restart; a reset has them read. */
  holdReading(heldUp: boolean): Promise<void>;
  /**
   * The platform's machines: whether they rest, having them rest or work (a reset has them work), and having them look
   * for what is due.
   */
  readonly machines: Pick<PlatformMachines, 'held' | 'hold' | 'look'>;
  /** Calls that are made to go wrong, on every server, also after a restart; a reset ends them. */
  readonly callFaults: Pick<CallFaults, 'standing' | 'set' | 'ended' | 'spent'>;
  /** How much of each kind of work waits, runs and has failed. */
  jobs(): Promise<readonly JobCounts[]>;
  /** What reading documents helped in all that was handed in. */
  effects(): Promise<ReadingEffects>;
  now(): number;
  /**
   * Sets the clock, and what the object store, reading and calls suffer from, to where this or another server has left
   * them.
   */
  follow(): Promise<void>;
  /** Moves the portal's clock to an instant in milliseconds, for good: it goes on from there, also after a restart. */
  moveClock(now: number): Promise<void>;
}

/** Where a press in the sandbox comes from, for the security log, and at which host. */
export type SignInSource = Pick<CallerFacts, 'source' | 'traceId' | 'host' | 'agent'>;

export interface SandboxParts {
  readonly security?: SecurityLog | undefined;
  readonly store: Store;
  readonly objects: ObjectStore;
  /** What `objects` is made to suffer from. */
  readonly storeFaults: StoreFaults;
  /** What reading is made to suffer from. */
  readonly readingFaults: ReadingFaults;
  readonly workOf: Pick<Jobs, 'counts' | 'put' | 'does'>;
  readonly clock: PortalClock;
  readonly backEnd: Pick<BackEnd, 'reviews' | 'files' | 'readings'>;
  readonly seed: () => Promise<void>;
  readonly fill: (order: VolumeOrder) => Promise<VolumeMade>;
  readonly arrive: (book: OpenBook) => Promise<PackageArrived>;
  readonly keys?: KeysPlayed | undefined;
  readonly password: string;
  /** What each account is good for, in the order in which they are shown; the others follow. */
  readonly notes: Readonly<Record<string, Readonly<Record<ServerLocale, string>>>>;
  /** Where a document of the demo world is made when it is opened. */
  readonly openingAddress: (pkFile: string) => string;
  /** Where the played partner leads an account; undefined where nobody plays one. */
  readonly partnerWay?: ((order: PartnerOrder) => Promise<string>) | undefined;
}

/** Limit per state. Those that have waited longest are shown. */
const mostShown = 50;

const mostInvoices = 200;

const clockFact = 'clock-ahead';
const troubleFact = 'object-store-trouble';
const heldUpFact = 'reading-held-up';

async function companyName(transaction: Transaction, pkCorp: string): Promise<string> {
  return (await transaction.companies.find(pkCorp))?.name ?? '';
}

export function sandboxDesk({
  store,
  objects,
  storeFaults,
  readingFaults,
  workOf,
  clock,
  backEnd,
  seed,
  password,
  notes,
  openingAddress,
  security,
  fill,
  arrive,
  keys,
  partnerWay,
}: SandboxParts): SandboxDesk {
  async function addressOf(transaction: Transaction, pkFile: string): Promise<string> {
    const file = await transaction.files.find(pkFile);
    return !file || file.order
      ? openingAddress(pkFile)
      : objects.signedAddress(file.objectKey, { expiresAt: clock.steady() + 3_600_000 });
  }

  const callFaults = new CallFaults(store);
  const machines = new PlatformMachines({ store, jobs: workOf, clock });

  return {
    partnerWay,
    accounts: async (locale) =>
      store.transaction(async (transaction) => {
        const accounts: SandboxAccount[] = [];
        const noted = new Map(Object.entries(notes));
        for (const user of await transaction.users.all()) {
          const roles = user.roles.map((pkRole) => ({ pkRole, roleName: roleName(pkRole, locale) }));
          accounts.push({
            userName: user.userName,
            personName: user.personName,
            company: await companyName(transaction, user.pkCorp),
            roles,
            password,
            shows: noted.get(user.userName)?.[locale] ?? '',
          });
        }
        const order = [...noted.keys()];
        const place = ({ userName }: SandboxAccount): number =>
          noted.has(userName) ? order.indexOf(userName) : order.length;
        return accounts.toSorted((a, b) => place(a) - place(b));
      }),

    signIn: async (account, role, leaving, from) => {
      const entered = await store.transaction(async (transaction) => {
        const named = await transaction.users.byName(account);
        const user = named && (await transaction.users.lock(named.userId));
        if (!user) throw new Refusal('NOT_FOUND');
        const asked = role ?? user.roles[0];
        if (asked === undefined || !user.roles.includes(asked)) throw new Refusal('NOT_PERMITTED');
        if ((await transaction.companies.find(user.pkCorp))?.deregistered) throw new Refusal('COMPANY_DEREGISTERED');
        if (leaving !== undefined) await transaction.sessions.remove(await sha256Hex(leaving));
        await recordSecurityEvent(transaction, from, 'sandbox-signed-in', user.userId, clock.now());
        return openOnlySession(transaction, user, clock.steady(), {
          role: asked,
          host: from.host,
          source: from.source,
          agent: agentOf(from),
        });
      });
      writeSecurityLog({ security }, from, 'sandbox-signed-in', account);
      if (entered.ended > 0) writeSecurityLog({ security }, from, 'sessions-replaced', account);
      return entered;
    },

    reset: async () => {
      storeFaults.trouble = undefined;
      readingFaults.heldUp = false;
      await store.clear();
      callFaults.followed(undefined);
      clock.setAhead(0);
      machines.followed(undefined);
      await seed();
    },

    fill,

    arrive,

    packages: async (states) =>
      store.transaction(async (transaction) => {
        const packages: SandboxPackage[] = [];
        const records = await transaction.packages.inStates(states, mostShown);
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
            submittedAt: standingSubmission(log)?.at ?? record.submittedAt,
            expedited: expeditedSinceSubmission(log),
            changeRequest: record.fundedAt === undefined ? openChangeRequest(log) : undefined,
            removalRequest: openRemovalRequest(log),
          };
          packages.push(await sandboxPackage(content, async (pkFile) => addressOf(transaction, pkFile)));
        }
        return packages;
      }),

    readings: async (docDatumId) => (await backEnd.readings(docDatumId)).map(sandboxReading),

    review: async (docDatumId, decision, key) => backEnd.reviews.review(docDatumId, decision, key),

    deed: async (docDatumId, order, key) => backEnd.reviews.applyAction(docDatumId, order, key),

    invoices: async (part) =>
      store.transaction(async (transaction) => {
        const found = await registeredInvoices(transaction, part.trim(), mostInvoices + 1);
        return {
          invoices: found
            .slice(0, mostInvoices)
            .map(({ code, number, mark, markedAt }) => ({ code, number, state: mark, markedAt })),
          more: found.length > mostInvoices,
        };
      }),
    switches: productSwitches(store),
    standards: async () =>
      store.transaction(async (transaction) => {
        const standards: SandboxStandard[] = [];
        for (const standard of await standardsInForce(transaction))
          standards.push(
            sandboxStandard(standard, {
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
    markInvoice: async (invoice, mark) =>
      store.transaction(async (transaction) => markInvoice(transaction, invoice, mark, clock.now())),

    members: membersPlayed(store, clock),
    certifications: certificationsPlayed(store, clock),
    freezes: freezesPlayed(store, clock),
    bank: bankPlayed(store, clock),
    settling: settlingPlayed(store, clock),
    credits: creditsPlayed(store, clock),
    applications: applicationsPlayed(store, clock),
    agreements: agreementsPlayed(store, clock),

    texts: async () => sentTexts(store),
    mails: async () => sentMails(store),
    told: async () => store.transaction(toldToPlatform),

    keys,

    fileAddress: async (pkFile) => backEnd.files.reviewerAddress(pkFile),

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

    effects: async () => store.transaction(readingEffects),

    now: () => clock.now(),

    follow: async () => {
      const [ahead, trouble, heldUp, faults, held] = await store.transaction(async ({ facts }) =>
        facts.readAll([clockFact, troubleFact, heldUpFact, callFaultsFact, machinesFact]),
      );
      clock.setAhead(typeof ahead === 'number' ? ahead : 0);
      storeFaults.trouble = objectStoreTroubles.find((each) => each === trouble);
      readingFaults.heldUp = heldUp === true;
      callFaults.followed(faults);
      machines.followed(held);
    },

    moveClock: async (now) => {
      const ahead = Math.round(now - clock.steady());
      await store.transaction(async (transaction) => transaction.facts.write(clockFact, ahead));
      clock.setAhead(ahead);
      await lapseDrafts(store, clock.now());
      await machines.look();
    },
  };
}
