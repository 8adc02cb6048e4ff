import { documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import { onlyLooked } from '../../../src/domain/evidence/materials/progress.ts';
import { isUnderWay } from '../../../src/domain/evidence/reading/file-reading.ts';
import { isHardKeyOpen } from '../../../src/domain/certificates/shared/hard-key.ts';
import { proposalState } from '../../../src/domain/people/shared/four-eyes.ts';
import type {
  AccountFreezeRecord,
  AttemptRecord,
  RecoveryProofRecord,
  SessionRecord,
  UnfreezeRecord,
  VerifyCodeRecord,
  KeyChallengeRecord,
  SecondFactorRecord,
  FactorDemandRecord,
  TrustedDeviceRecord,
} from '../../core/records/entry.ts';
import type { BankAccountRecord, CompanyRecord, UserRecord, GroupRecord } from '../../core/records/company.ts';
import type { SettlementRecord } from '../../core/records/settling.ts';
import type { ApplicationRecord, ProductOpeningRecord } from '../../core/records/products.ts';
import type {
  AgreementSignatureRecord,
  MemberStandingRecord,
  NoticeReadRecord,
  ObjectionRecord,
  AgreementTextRecord,
} from '../../core/records/notices.ts';
import type { CallCountRecord, LeaseRecord, KeyedCallRecord } from '../../core/records/common.ts';
import type {
  DownloadRecord,
  FileRecord,
  InvoiceMarkRecord,
  ItemRecord,
  JourneyRecord,
  LimitRecord,
  LogRecord,
  OrderRecord,
  ReadingRecord,
  StandardCategory,
  TradeInvoiceRecord,
  ViewsRecord,
  WordMarkRecord,
} from '../../core/records/evidence.ts';
import type { FeedbackRecord, HelpOpinionRecord, SurveyRecord, TourRecord } from '../../core/records/help.ts';
import type { InvoicingProfileRecord } from '../../core/records/invoicing.ts';
import type { MailAddressRecord, SecurityEventRecord } from '../../core/records/account.ts';
import type { MessageRecord, PostChoicesRecord, PostRecord } from '../../core/records/messages.ts';
import type { PlatformRecord, VersionReturnRecord, HandOverRecord } from '../../core/records/shell.ts';
import type {
  CertificateRecord,
  CertificateEventRecord,
  CertificateOrderRecord,
  HardKeyRecord,
} from '../../core/records/certificates.ts';
import type { CertificationRecord, RealNameRecord } from '../../core/records/certification.ts';
import type { RegistrationRecord, GuaranteeProjectRecord } from '../../core/records/registration.ts';
import type { InvitationRecord, DelegationRecord, DepartureRecord, ProposalRecord } from '../../core/records/people.ts';
import type { Announcement } from '../../core/tables/common.ts';
import type { CandidateQuery, EarlierQuery, GivenMaterials } from '../../core/tables/evidence.ts';
import type { TendedStore, Transaction } from '../../core/store.ts';
import { filesOf } from '../../core/evidence/item-content.ts';
import { copiedRecord } from './copied-record.ts';
import { copyOf } from './evidence/memory-copies.ts';
import { dueAmong, isDue } from './evidence/memory-due.ts';
import { mayBeJoining } from './evidence/memory-joining.ts';
import { MemoryPackages } from './evidence/memory-packages.ts';
import { earlierOf } from './evidence/memory-earlier.ts';
import { MemoryTable, type Undo } from './memory-table.ts';

const among = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.includes(value);

/** The newest first, so many at most. */
const newest = <Stored extends { readonly id: string; readonly at: number }>(
  records: readonly Stored[],
  most: number,
): readonly Stored[] => records.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, most);

/**
 * A store without a disk, for tests and for the portal without a server. One transaction at a time; a failed one leaves
 * no trace.
 */
export class MemoryStore implements TendedStore {
  readonly mostPackages = 20_000;
  private tail: Promise<unknown> = Promise.resolve();
  private undos: Undo[] = [];
  private announced: Announcement[] = [];
  private readonly listeners = new Set<(announcement: Announcement | undefined) => void>();
  private log: LogRecord[] = [];
  /** One map per kind of record, always in the same order. */
  private maps: Map<string, unknown>[] = [];
  private tables = this.emptyTables();

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const turn = this.tail.then(async () => {
      [this.undos, this.announced] = [[], []];
      try {
        const result = await work(this.tables);
        for (const announcement of this.announced) for (const listener of this.listeners) listener(announcement);
        return result;
      } catch (fault) {
        for (const undo of this.undos.toReversed()) undo();
        throw fault;
      }
    });
    this.tail = turn.catch(() => undefined);
    return turn;
  }

  async isReady(): Promise<boolean> {
    return true;
  }

  async clear(): Promise<void> {
    await this.transaction(async () => {
      this.tables = this.emptyTables();
    });
  }

  onAnnounced(listener: (announcement: Announcement | undefined) => void): () => void {
    // Each time a listener of its own: two who hear with the same function are two.
    const heard = (announcement: Announcement | undefined): void => listener(announcement);
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  async tidy(): Promise<void> {
    // Nothing gathers here.
  }

  async filling(work: () => Promise<void>): Promise<void> {
    await work();
  }

  /**
   * Another store, empty until now, with the same records. They are never changed in place, so that both go on with
   * what both have.
   */
  copy<Copy extends MemoryStore>(copy: Copy): Copy {
    for (const [index, map] of this.maps.entries()) for (const [key, record] of map) copy.maps[index]?.set(key, record);
    copy.log.push(...this.log);
    return copy;
  }

  private emptyTables(): Transaction {
    const [maps, log]: [Map<string, unknown>[], LogRecord[]] = [[], []];
    [this.maps, this.log] = [maps, log];
    const kept = <Table extends { readonly records: Map<string, unknown> }>(table: Table): Table => {
      maps.push(table.records);
      return table;
    };
    const undo = (step: Undo): void => void this.undos.push(step);
    const table = <Stored>(keyOf: (record: Stored) => string) => kept(new MemoryTable<Stored>(keyOf, undo));
    const companies = table<CompanyRecord>((company) => company.pkCorp);
    const users = table<UserRecord>((user) => user.userId);
    const sessions = table<SessionRecord>((session) => session.idHash);
    const endSessions = async (
      endedBecause: SessionRecord['endedBecause'],
      which: (session: SessionRecord) => boolean,
    ): Promise<number> => {
      const ended = sessions.select((session) => session.endedBecause === undefined && which(session));
      for (const session of ended) await sessions.save({ ...session, endedBecause });
      return ended.length;
    };
    const attempts = table<AttemptRecord>((attempt) => attempt.key);
    const securityEvents = table<SecurityEventRecord>((event) => event.id);
    const feedback = table<FeedbackRecord>((each) => each.id);
    const surveys = table<SurveyRecord>((each) => each.id);
    const versionReturns = table<VersionReturnRecord>((each) => each.id);
    const helpOpinions = table<HelpOpinionRecord>((each) => each.key);
    const handOvers = table<HandOverRecord>((each) => each.key);
    const tours = table<TourRecord>((each) => each.key);
    const verifyCodes = table<VerifyCodeRecord>((code) => code.key);
    const certificates = table<CertificateRecord>((certificate) => certificate.serial);
    const certificateEvents = table<CertificateEventRecord>((each) => each.id);
    const certificateOrders = table<CertificateOrderRecord>((each) => each.userId);
    const keyChallenges = table<KeyChallengeRecord>((challenge) => challenge.key);
    const postChoices = table<PostChoicesRecord>((each) => each.userId);
    const mailAddresses = table<MailAddressRecord>((each) => each.userId);
    const posts = table<PostRecord>((each) => each.id);
    const freezes = table<AccountFreezeRecord>((freeze) => freeze.userId);
    const unfreezes = table<UnfreezeRecord>((each) => each.number);
    const recoveryProofs = table<RecoveryProofRecord>((proof) => proof.key);
    const secondFactors = table<SecondFactorRecord>((factor) => factor.userId);
    const factorDemands = table<FactorDemandRecord>((demand) => demand.pkCorp);
    const trustedDevices = table<TrustedDeviceRecord>((device) => device.key);
    const keyedCalls = table<KeyedCallRecord>((each) => each.id);
    const spans = <Stored extends LeaseRecord | CallCountRecord>(keyOf: (record: Stored) => string) => {
      const limits = table<Stored>(keyOf);
      return Object.assign(limits, {
        removeEndedBefore: async (instant: number) => {
          for (const span of limits.select((each) => each.until < instant)) await limits.remove(keyOf(span));
        },
      });
    };
    const candidates = table<Awaited<ReturnType<Transaction['candidates']['find']>> & object>(
      (candidate) => candidate.id,
    );
    const standards = table<Awaited<ReturnType<Transaction['standards']['find']>> & object>(
      (standard) => standard.snapshotVersion,
    );
    const platforms = table<PlatformRecord>((platform) => platform.host);
    const limits = table<LimitRecord>((limit) => limit.id);
    const orders = table<OrderRecord>((order) => order.id);
    const journeys = table<JourneyRecord>((journey) => journey.id);
    const materials = table<Awaited<ReturnType<Transaction['materials']['find']>> & object>(
      (material) => material.docMaterialId,
    );
    const items = table<Awaited<ReturnType<Transaction['items']['find']>> & object>((item) => item.docFileId);
    const files = table<Awaited<ReturnType<Transaction['files']['find']>> & object>((file) => file.pkFile);
    const unused = (which: (file: FileRecord) => boolean): readonly FileRecord[] => {
      const named = new Set(items.seen(() => true).flatMap(filesOf));
      return files.select(
        (file) => file.uploadId !== '' && file.submittedAt === undefined && which(file) && !named.has(file.pkFile),
      );
    };
    const readings = table<ReadingRecord>((reading) => reading.pkFile);
    const tradeInvoices = table<TradeInvoiceRecord>((each) => each.id);
    const wordMarks = table<WordMarkRecord>((mark) => mark.id);
    const views = table<ViewsRecord>((each) => each.id);
    const messages = table<MessageRecord>((each) => each.id);
    const toldTo = (userId: string, since: number): readonly MessageRecord[] =>
      messages
        .select((each) => each.userId === userId && each.sentAt >= since)
        .toSorted((a, b) => b.sentAt - a.sentAt || (a.id < b.id ? 1 : -1));
    const agreementTexts = table<AgreementTextRecord>((each) => each.id);
    const signatures = table<AgreementSignatureRecord>((each) => each.id);
    const noticesRead = table<NoticeReadRecord>((each) => each.id);
    const standings = table<MemberStandingRecord>((each) => each.pkCorp);
    const objections = table<ObjectionRecord>((each) => each.receiptNumber);
    const applications = table<ApplicationRecord>((each) => each.id);
    const settlements = table<SettlementRecord>((each) => each.pkCorp);
    const groups = table<GroupRecord>((each) => each.pkCorp);
    const hardKeys = table<HardKeyRecord>((each) => each.number);
    const bankAccounts = table<BankAccountRecord>((each) => each.id);
    const invitations = table<InvitationRecord>((each) => each.id);
    const proposals = table<ProposalRecord>((each) => each.id);
    const delegations = table<DelegationRecord>((each) => each.id);
    const departures = table<DepartureRecord>((each) => each.userId);
    const invoicing = table<InvoicingProfileRecord>((each) => each.pkCorp);
    const certifications = table<CertificationRecord>((each) => each.pkCorp);
    const realNames = table<RealNameRecord>((each) => each.pkCorp);
    const productOpenings = table<ProductOpeningRecord>((each) => each.id);
    const registrations = table<RegistrationRecord>((each) => each.pkCorp);
    const guaranteeProjects = table<GuaranteeProjectRecord>((each) => each.serial);
    const downloads = table<DownloadRecord>((download) => download.id);
    const invoiceMarks = table<InvoiceMarkRecord>((each) => each.id);
    const facts = table<{ readonly name: string; readonly value: unknown }>((fact) => fact.name);
    const series = table<{ readonly name: string; readonly last: number }>((each) => each.name);
    const latestOf = async (docDatumIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const [wanted, latest] = [new Set(docDatumIds), new Map<string, number>()];
      for (const { docDatumId, at, action } of log)
        if (wanted.has(docDatumId) && !onlyLooked.includes(action))
          latest.set(docDatumId, Math.max(at, latest.get(docDatumId) ?? at));
      return latest;
    };
    const append = (record: LogRecord): void => {
      log.push(copiedRecord(record));
      undo(() => void log.pop());
    };
    const packages = kept(new MemoryPackages(undo, latestOf));
    const isInvalid = (docDatumId: string): boolean =>
      packages.seen((each) => each.docDatumId === docDatumId)[0]?.state === 'INVALID';
    /** Each table is gone through once, whatever the number of packages. */
    const multiply = async (docDatumIds: readonly string[], first: number, last: number): Promise<void> => {
      const wanted = new Set(docDatumIds);
      const [ofMaterials, ofCandidates, ofLog] = [
        Map.groupBy(
          materials.select((each) => wanted.has(each.docDatumId)),
          (each) => each.docDatumId,
        ),
        Map.groupBy(
          candidates.select((each) => wanted.has(each.packagedIn ?? '')),
          (each) => each.packagedIn,
        ),
        Map.groupBy(
          log.filter((each) => wanted.has(each.docDatumId)),
          (each) => each.docDatumId,
        ),
      ];
      for (const record of await packages.findAll(docDatumIds)) {
        const { docDatumId } = record;
        const whole = {
          record,
          materials: ofMaterials.get(docDatumId) ?? [],
          candidates: ofCandidates.get(docDatumId) ?? [],
          log: ofLog.get(docDatumId) ?? [],
        };
        for (let serial = first; serial <= last; serial += 1) {
          const copy = copyOf(whole, serial);
          await packages.save(copy.record);
          await materials.saveAll(copy.materials);
          await candidates.saveAll(copy.candidates);
          copy.log.forEach(append);
        }
      }
    };
    const numbered = (
      kind: ItemRecord['content']['kind'],
      pkCorp: string,
      numbers: readonly string[],
    ): readonly ItemRecord[] => {
      const own = new Set(packages.select((each) => each.pkCorp === pkCorp).map(({ docDatumId }) => docDatumId));
      const wanted = new Set(numbers.filter((number) => number !== ''));
      return items
        .select(
          (item) => item.content.kind === kind && wanted.has(documentNumber(item.content)) && own.has(item.docDatumId),
        )
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.docFileId < b.docFileId ? -1 : 1));
    };
    return {
      companies: Object.assign(companies, {
        named: async (names: readonly string[]) => companies.select(({ name }) => names.includes(name)),
        coded: async (uscc: string) =>
          companies.select((each) => each.uscc === uscc).toSorted((one, other) => (one.pkCorp < other.pkCorp ? -1 : 1)),
      }),
      users: Object.assign(users, {
        byName: async (userName: string) => users.select((user) => user.userName === userName)[0],
        all: async () => users.select(() => true).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
        ofCompany: async (pkCorp: string) =>
          users.select((user) => user.pkCorp === pkCorp).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
        ofPerson: async (personId: string) =>
          users.select((user) => user.personId === personId).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
        withMobile: async (mobile: string) =>
          users.select((user) => user.mobile === mobile).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
      }),
      platforms: Object.assign(platforms, { all: async () => platforms.select(() => true) }),
      sessions: Object.assign(sessions, {
        openOf: async (userId: string) =>
          sessions
            .select((session) => session.userId === userId && session.endedBecause === undefined)
            .toSorted((a, b) => b.lastActiveAt - a.lastActiveAt || (a.idHash < b.idHash ? -1 : 1)),
        endOthers: async (userId: string, exceptIdHash: string, because: SessionRecord['endedBecause'] = 'replaced') =>
          endSessions(because, (session) => session.userId === userId && session.idHash !== exceptIdHash),
        lastOfVisit: async (userId: string, picAuthToken: string) =>
          sessions
            .select((session) => session.userId === userId && session.picAuthToken === picAuthToken)
            .toSorted((a, b) => b.lastActiveAt - a.lastActiveAt || (a.idHash < b.idHash ? -1 : 1))[0],
        endVisit: async (userId: string, picAuthToken: string) =>
          endSessions('signed-out', (session) => session.userId === userId && session.picAuthToken === picAuthToken),
        forgetHandOvers: async (userId: string) => {
          for (const session of sessions.select((each) => each.pendingUserId === userId))
            await sessions.save({ ...session, pendingUserId: undefined, pendingTokenHash: undefined });
        },
        removeIdleSince: async (instant: number) => {
          for (const session of sessions.select((each) => each.lastActiveAt < instant))
            await sessions.remove(session.idHash);
        },
      }),
      attempts: Object.assign(attempts, {
        removeQuietSince: async (instant: number) => {
          for (const attempt of attempts.select((each) => each.lastFailureAt < instant))
            await attempts.remove(attempt.key);
        },
      }),
      securityEvents: Object.assign(securityEvents, {
        of: async (
          userId: string,
          since: number,
          { offset, limit }: { readonly offset: number; readonly limit: number },
        ) => {
          const own = securityEvents
            .select((event) => event.userId === userId && event.at >= since)
            .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
          return { total: own.length, records: own.slice(offset, offset + limit) };
        },
        lastOf: async (userIds: readonly string[], whats: readonly string[]) => {
          const last = new Map<string, number>();
          for (const { userId, at } of securityEvents.select(
            (event) => userIds.includes(event.userId) && whats.includes(event.what),
          ))
            last.set(userId, Math.max(at, last.get(userId) ?? at));
          return last;
        },
        removeBefore: async (instant: number) => {
          for (const { id } of securityEvents.select((event) => event.at < instant)) await securityEvents.remove(id);
        },
      }),
      feedback: Object.assign(feedback, {
        latest: async (most: number) =>
          newest(
            feedback.select(() => true),
            most,
          ),
      }),
      surveys: Object.assign(surveys, {
        latest: async (most: number) =>
          newest(
            surveys.select(() => true),
            most,
          ),
      }),
      versionReturns,
      helpOpinions,
      tours,
      verifyCodes: Object.assign(verifyCodes, {
        removeSentBefore: async (instant: number) => {
          for (const { key } of verifyCodes.select((each) => each.sentAt < instant)) await verifyCodes.remove(key);
        },
      }),
      certificates: Object.assign(certificates, {
        ofUser: async (userId: string) =>
          certificates
            .select((each) => each.userId === userId)
            .toSorted((a, b) => b.validFrom - a.validFrom || (a.serial < b.serial ? -1 : 1)),
        revoked: async () =>
          certificates
            .select((each) => each.revokedAt !== undefined)
            .toSorted((a, b) => (a.serial < b.serial ? -1 : 1)),
        endingBetween: async (after: number, until: number) =>
          certificates
            .select((each) => each.revokedAt === undefined && each.validTo > after && each.validTo <= until)
            .toSorted((a, b) => a.validTo - b.validTo || (a.serial < b.serial ? -1 : 1)),
      }),
      certificateEvents: Object.assign(certificateEvents, {
        ofUser: async (userId: string, most: number) =>
          certificateEvents
            .select((each) => each.userId === userId)
            .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
            .slice(0, most),
      }),
      certificateOrders: Object.assign(certificateOrders, {
        open: async () =>
          certificateOrders.select((each) => each.made === '').toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
      }),
      handOvers: Object.assign(handOvers, {
        removeExpiredBefore: async (instant: number) => {
          for (const { key } of handOvers.select((each) => each.expiresAt < instant)) await handOvers.remove(key);
        },
      }),
      keyChallenges: Object.assign(keyChallenges, {
        removeExpiredBefore: async (instant: number) => {
          for (const { key } of keyChallenges.select((each) => each.expiresAt < instant))
            await keyChallenges.remove(key);
        },
      }),
      recoveryProofs: Object.assign(recoveryProofs, {
        removeProvedBefore: async (instant: number) => {
          for (const { key } of recoveryProofs.select((each) => each.provedAt < instant))
            await recoveryProofs.remove(key);
        },
      }),
      secondFactors,
      factorDemands,
      trustedDevices: Object.assign(trustedDevices, {
        ofUser: async (userId: string) =>
          trustedDevices
            .select((each) => each.userId === userId)
            .toSorted((a, b) => b.lastUsedAt - a.lastUsedAt || (a.key < b.key ? -1 : 1)),
        removeOf: async (userId: string) => {
          const own = trustedDevices.select((each) => each.userId === userId);
          for (const { key } of own) await trustedDevices.remove(key);
          return own.length;
        },
        removeTrustedBefore: async (instant: number) => {
          for (const { key } of trustedDevices.select((each) => each.trustedAt < instant))
            await trustedDevices.remove(key);
        },
      }),
      freezes,
      postChoices,
      mailAddresses,
      posts: Object.assign(posts, {
        due: async (now: number, most: number) =>
          posts
            .select((each) => each.dueAt <= now)
            .toSorted((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1))
            .slice(0, most),
      }),
      unfreezes: Object.assign(unfreezes, {
        of: async (userId: string) =>
          unfreezes
            .select((each) => each.userId === userId)
            .toSorted((a, b) => b.askedAt - a.askedAt || (a.number < b.number ? 1 : -1)),
      }),
      leases: spans<LeaseRecord>((lease) => lease.name),
      callCounts: spans<CallCountRecord>((count) => count.key),
      agreementTexts: Object.assign(agreementTexts, {
        ofAgreement: async (agreement: string) =>
          agreementTexts
            .select((each) => each.agreement === agreement)
            .toSorted((a, b) => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1)),
      }),
      signatures: Object.assign(signatures, {
        of: async (userId: string) =>
          signatures
            .select((each) => each.userId === userId)
            .toSorted((a, b) => a.signedAt - b.signedAt || (a.id < b.id ? -1 : 1)),
      }),
      noticesRead,
      standings,
      objections: Object.assign(objections, {
        ofCompany: async (pkCorp: string) =>
          objections
            .select((each) => each.pkCorp === pkCorp)
            .toSorted((a, b) => b.sentAt - a.sentAt || (a.receiptNumber < b.receiptNumber ? 1 : -1)),
      }),
      invoicing,
      certifications,
      realNames: Object.assign(realNames, {
        all: async () => realNames.select(() => true).toSorted((a, b) => (a.pkCorp < b.pkCorp ? -1 : 1)),
      }),
      productOpenings,
      settlements,
      groups,
      hardKeys: Object.assign(hardKeys, {
        ofCompany: async (pkCorp: string) =>
          hardKeys
            .select((each) => each.pkCorp === pkCorp)
            .toSorted((a, b) => b.appliedAt - a.appliedAt || (a.number < b.number ? -1 : 1)),
        underWay: async () =>
          hardKeys
            .select(({ state }) => isHardKeyOpen(state))
            .toSorted((a, b) => a.since - b.since || (a.number < b.number ? -1 : 1)),
      }),
      applications: Object.assign(applications, {
        handedIn: async () =>
          applications
            .select((each) => each.submittedAt !== undefined)
            .toSorted((a, b) => (a.submittedAt ?? 0) - (b.submittedAt ?? 0) || (a.id < b.id ? -1 : 1)),
      }),
      bankAccounts: Object.assign(bankAccounts, {
        ofCompany: async (pkCorp: string) =>
          bankAccounts
            .select((each) => each.pkCorp === pkCorp)
            .toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1)),
        verified: async () =>
          bankAccounts
            .select((each) => each.verifiedAt !== undefined && each.removedAt === undefined)
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        standing: async () =>
          bankAccounts
            .select((each) => each.verifiedAt === undefined && each.removedAt === undefined)
            .toSorted((a, b) => b.transfer.sentAt - a.transfer.sentAt || (a.id < b.id ? -1 : 1)),
      }),
      invitations: Object.assign(invitations, {
        ofCompany: async (pkCorp: string) =>
          invitations
            .select((each) => each.pkCorp === pkCorp)
            .toSorted((a, b) => b.invitedAt - a.invitedAt || (a.id < b.id ? -1 : 1)),
        coded: async (codeHash: string) =>
          invitations.select((each) => codeHash !== '' && each.codeHash === codeHash)[0],
      }),
      delegations: Object.assign(delegations, {
        ofCompany: async (pkCorp: string, most: number) =>
          delegations
            .select((each) => each.pkCorp === pkCorp)
            .toSorted((a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1))
            .slice(0, most),
        openOf: async (pkCorp: string) =>
          delegations
            .select((each) => each.pkCorp === pkCorp && (each.state === 'waiting' || each.state === 'standing'))
            .toSorted((a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1)),
        ofDelegate: async (userId: string) =>
          delegations
            .select((each) => each.toUserId === userId && each.state === 'standing')
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        standing: async () =>
          delegations.select((each) => each.state === 'standing').toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      }),
      proposals: Object.assign(proposals, {
        ofCompany: async (pkCorp: string, most: number) =>
          proposals
            .select((each) => each.pkCorp === pkCorp)
            .toSorted((a, b) => b.proposedAt - a.proposedAt || (a.id < b.id ? -1 : 1))
            .slice(0, most),
        standing: async (pkCorp: string, now: number) =>
          proposals
            .select((each) => each.pkCorp === pkCorp && proposalState(each, now) === 'open')
            .toSorted((a, b) => b.proposedAt - a.proposedAt || (a.id < b.id ? -1 : 1)),
      }),
      departures: Object.assign(departures, {
        ofCompany: async (pkCorp: string) =>
          departures.select((each) => each.pkCorp === pkCorp).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
      }),
      registrations,
      guaranteeProjects,
      standards: Object.assign(standards, { all: async () => standards.select(() => true) }),
      orders,
      journeys: Object.assign(journeys, {
        withInvoice: async (pkCorp: string, invoiceNumber: string) =>
          journeys
            .select(
              (each) =>
                each.pkCorp === pkCorp && each.invoices.some((invoice) => invoice.invoiceNumber === invoiceNumber),
            )
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      }),
      invoiceMarks: Object.assign(invoiceMarks, {
        latest: async (part: string, most: number) => {
          const holds = (text: string): boolean => text.toLowerCase().includes(part.toLowerCase());
          return invoiceMarks
            .select(({ number, code }) => holds(number) || holds(code))
            .toSorted((a, b) => b.markedAt - a.markedAt || (a.id < b.id ? -1 : 1))
            .slice(0, most);
        },
      }),
      limits: Object.assign(limits, {
        ofCore: async (fkCorpCore: string) =>
          limits.select((limit) => limit.fkCorpCore === fkCorpCore).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      }),
      candidates: Object.assign(candidates, {
        page: async (query: CandidateQuery) => {
          const found = candidates
            .select(
              (candidate) =>
                candidate.pkCorp === query.pkCorp &&
                candidate.book === query.book &&
                candidate.side === query.side &&
                among(query.states, candidate.state) &&
                among(query.businessTypes, candidate.businessType) &&
                (query.productType === undefined || query.productType === candidate.productType) &&
                (query.joining === undefined || mayBeJoining(candidate, query.joining, isInvalid)) &&
                (query.counterparty === undefined ||
                  [candidate.counterpartyName, candidate.payerName, candidate.creditSourceName].some((name) =>
                    name.includes(query.counterparty ?? ''),
                  )),
            )
            .toSorted((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
          return { total: found.length, records: found.slice(query.offset, query.offset + query.limit) };
        },
        inPackage: async (docDatumId: string) =>
          candidates
            .select((candidate) => candidate.packagedIn === docDatumId)
            .toSorted((a, b) => (a.number < b.number ? -1 : 1)),
        inPackages: async (docDatumIds: readonly string[]) => {
          const named = new Set(docDatumIds);
          return candidates.select(({ packagedIn }) => packagedIn !== undefined && named.has(packagedIn));
        },
        ...dueAmong((query) => candidates.select((candidate) => isDue(candidate, query, isInvalid))),
      }),
      packages: Object.assign(packages, { multiply }),
      materials: Object.assign(materials, {
        ofPackage: async (docDatumId: string) => materials.select((material) => material.docDatumId === docDatumId),
        layOut: async (docDatumIds: readonly string[], categories: readonly StandardCategory[]) => {
          for (const docDatumId of docDatumIds) {
            for (const [position, category] of categories.entries())
              await materials.save({
                docMaterialId: `${docDatumId}-M${position}`,
                docDatumId,
                category,
                position,
                result: 'UNKNOWN',
                reason: '',
                reopened: false,
              });
          }
        },
        given: async (docDatumIds: readonly string[]) => {
          const wanted = materials.seen(
            (material) => material.category.required && docDatumIds.includes(material.docDatumId),
          );
          const filled = new Set(
            items.seen((item) => docDatumIds.includes(item.docDatumId)).map((item) => item.docMaterialId),
          );
          const counted = (docDatumId: string): GivenMaterials => {
            const own = wanted.filter((material) => material.docDatumId === docDatumId);
            return { required: own.length, there: own.filter((material) => filled.has(material.docMaterialId)).length };
          };
          return new Map(docDatumIds.map((docDatumId) => [docDatumId, counted(docDatumId)]));
        },
      }),
      items: Object.assign(items, {
        named: async (pkFiles: readonly string[]) =>
          new Set(
            items
              .select((item) => pkFiles.some((each) => item.pkFiles.includes(each)))
              .flatMap((item) => item.pkFiles)
              .filter((each) => pkFiles.includes(each)),
          ),
        invoicesNumbered: async (pkCorp: string, numbers: readonly string[]) => numbered('invoice', pkCorp, numbers),
        contractsNumbered: async (pkCorp: string, numbers: readonly string[]) => numbered('contract', pkCorp, numbers),
        earlier: async (query: EarlierQuery) =>
          earlierOf(
            query,
            packages.select((each) => each.pkCorp === query.pkCorp),
            (wanted) => items.select((item) => wanted.has(item.docDatumId)),
          ),
        ofPackage: async (docDatumId: string) =>
          items
            .select((item) => item.docDatumId === docDatumId)
            .toSorted((a, b) => a.createdAt - b.createdAt || a.turn - b.turn || (a.docFileId < b.docFileId ? -1 : 1)),
      }),
      files: Object.assign(files, {
        byUploadId: async (createdBy: string, uploadId: string) =>
          files.select((file) => file.createdBy === createdBy && file.uploadId === uploadId)[0],
        ofMaterial: async (docMaterialId: string) =>
          files
            .select((file) => file.docMaterialId === docMaterialId)
            .toSorted((a, b) => (a.pkFile < b.pkFile ? -1 : 1)),
        openInParts: async (createdBy: string, docDatumId: string, instant: number) => {
          const own = new Set(
            materials.seen((material) => material.docDatumId === docDatumId).map((material) => material.docMaterialId),
          );
          return files
            .select(
              (file) =>
                file.createdBy === createdBy &&
                file.state === 'awaited' &&
                file.partUpload !== undefined &&
                file.promisedUntil > instant &&
                own.has(file.docMaterialId ?? ''),
            )
            .toSorted((a, b) => a.createdAt - b.createdAt || a.turn - b.turn);
        },
        byPromisedKey: async (key: string) => files.select((file) => file.promisedKey === key)[0],
        markSubmitted: async (pkFiles: readonly string[], instant: number) => {
          for (const file of files.select((each) => pkFiles.includes(each.pkFile) && each.submittedAt === undefined))
            await files.save({ ...file, submittedAt: instant });
        },
        unusedOf: async (createdBy: string, instant: number) =>
          unused((file) => file.createdBy === createdBy && (file.state === 'stored' || file.promisedUntil > instant))
            .length,
        unusedUntil: async (instant: number) => unused((file) => file.promisedUntil <= instant),
      }),
      readings: Object.assign(readings, {
        underWayOf: async (pkCorp: string) =>
          readings.seen((reading) => reading.pkCorp === pkCorp && isUnderWay(reading)).length,
      }),
      tradeInvoices: Object.assign(tradeInvoices, {
        ofBusinesses: async (businessIds: readonly string[]) =>
          tradeInvoices
            .select(({ businessId }) => businessIds.includes(businessId))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      }),
      wordMarks: Object.assign(wordMarks, {
        ofPackage: async (docDatumId: string) =>
          wordMarks.select((mark) => mark.docDatumId === docDatumId).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      }),
      views,
      downloads: Object.assign(downloads, {
        of: async ({ userId, pkCorp, role }: Pick<DownloadRecord, 'userId' | 'pkCorp' | 'role'>) =>
          downloads
            .select((each) => each.userId === userId && each.pkCorp === pkCorp && each.role === role)
            .toSorted((a, b) => b.requestedAt - a.requestedAt || (a.id < b.id ? 1 : -1)),
        expiredBy: async (instant: number) => downloads.select((each) => each.expiresAt <= instant),
      }),
      messages: Object.assign(messages, {
        of: async (userId: string, since: number, most: number) => toldTo(userId, since).slice(0, most),
        unreadOf: async (userId: string, since: number, most: number) =>
          toldTo(userId, since)
            .filter((each) => each.readAt === undefined)
            .slice(0, most),
        markRead: async (
          userId: string,
          which: { readonly ids: readonly string[] } | { readonly until: number },
          readAt: number,
        ) => {
          const meant = (each: MessageRecord): boolean =>
            'ids' in which ? which.ids.includes(each.id) : each.sentAt <= which.until;
          for (const each of messages.select(
            (told) => told.userId === userId && told.readAt === undefined && meant(told),
          ))
            await messages.save({ ...each, readAt });
        },
        settle: async (source: string, subject: string, matters: readonly string[], settledAt: number) => {
          const open = messages.select(
            (each) =>
              each.source === source &&
              each.subject === subject &&
              each.matter !== undefined &&
              matters.includes(each.matter) &&
              each.settledAt === undefined,
          );
          for (const each of open) await messages.save({ ...each, settledAt });
        },
        removeSentBefore: async (instant: number) => {
          for (const { id } of messages.select((each) => each.sentAt < instant)) await messages.remove(id);
        },
      }),
      log: {
        append: async (record) => append(record),
        appendAll: async (records) => {
          for (const record of records) append(record);
        },
        ofPackage: async (docDatumId) =>
          log.filter((entry) => entry.docDatumId === docDatumId).map((entry) => copiedRecord(entry)),
        latestOf,
        latest: async ({ docDatumId, docFileId, actorId, action }) =>
          copiedRecord(
            log.findLast(
              (entry) =>
                entry.docDatumId === docDatumId &&
                entry.docFileId === docFileId &&
                entry.actorId === actorId &&
                entry.action === action,
            ),
          ),
      },
      receipts: table((receipt) => receipt.key),
      keyedCalls: Object.assign(keyedCalls, {
        removeBegunBefore: async (instant: number) => {
          for (const { id } of keyedCalls.select((each) => each.at < instant)) await keyedCalls.remove(id);
        },
      }),
      facts: {
        read: async (name) => (await facts.find(name))?.value,
        readAll: async (names) => Promise.all(names.map(async (name) => (await facts.find(name))?.value)),
        lock: async (name) => (await facts.lock(name))?.value,
        write: async (name, value) => facts.save({ name, value }),
      },
      hasWritten: async () => this.undos.length > 0,
      announce: async (announcements) => void this.announced.push(...announcements),
      nextNumber: async (name) => {
        const last = ((await series.lock(name))?.last ?? 0) + 1;
        await series.save({ name, last });
        return last;
      },
    };
  }
}
