import { sql } from 'kysely';
import type { Announcement } from '../../core/tables/common.ts';
import type { Transaction } from '../../core/store.ts';
import { announcementChannel, announcementText } from './announcements.ts';
import type { Connection } from './database.ts';
import { PostgresPackages } from './evidence/postgres-packages.ts';
import { PostgresTable } from './postgres-table.ts';
import { handOverMapping, PostgresHandOvers } from './records/shell/hand-overs.ts';
import { tourMapping } from './records/help/tours.ts';
import { viewsMapping } from './records/evidence/views.ts';
import { PostgresSecurityEvents, securityEventMapping } from './records/account/security-events.ts';
import { PostgresRecoveryProofs, recoveryProofMapping } from './records/entry/recovery-proofs.ts';
import {
  factorDemandMapping,
  PostgresTrustedDevices,
  secondFactorMapping,
  trustedDeviceMapping,
} from './records/entry/second-factors.ts';
import { freezeMapping, PostgresUnfreezes, unfreezeMapping } from './records/entry/unfreezes.ts';
import { attemptMapping, PostgresAttempts } from './records/entry/attempts.ts';
import { companyMapping, PostgresCompanies } from './records/company/companies.ts';
import { candidateMapping, PostgresCandidates } from './records/evidence/candidates.ts';
import { downloadMapping, PostgresDownloads } from './records/evidence/downloads.ts';
import { facts } from './records/evidence/facts.ts';
import { fileMapping, PostgresFiles } from './records/evidence/files.ts';
import { itemMapping, PostgresItems } from './records/evidence/items.ts';
import { limitMapping, PostgresLimits } from './records/evidence/limits.ts';
import { invoiceMarkMapping, PostgresInvoiceMarks } from './records/evidence/invoice-marks.ts';
import { journeyMapping, orderMapping, PostgresJourneys } from './records/evidence/orders.ts';
import { materialMapping, PostgresMaterials } from './records/evidence/materials.ts';
import { PostgresTradeInvoices, tradeInvoiceMapping } from './records/evidence/trade-invoices.ts';
import { PostgresWordMarks, wordMarkMapping } from './records/evidence/word-marks.ts';
import { PostgresReadings, readingMapping } from './records/evidence/readings.ts';
import { feedbackMapping, PostgresTold, surveyMapping } from './records/help/feedback.ts';
import { helpOpinionMapping } from './records/help/help-opinions.ts';
import { mailAddressMapping, postChoicesMapping, postMapping, PostgresPosts } from './records/messages/posts.ts';
import { messageMapping, PostgresMessages } from './records/messages/messages.ts';
import { hardKeyMapping, PostgresHardKeys } from './records/certificates/hard-keys.ts';
import { bankAccountMapping, PostgresBankAccounts } from './records/company/bank-accounts.ts';
import { applicationMapping, PostgresApplications } from './records/products/applications.ts';
import { groupMapping } from './records/company/groups.ts';
import { settlementMapping } from './records/settling/settlements.ts';
import {
  departureMapping,
  invitationMapping,
  PostgresDepartures,
  PostgresInvitations,
} from './records/people/invitations.ts';
import { PostgresDelegations, delegationMapping } from './records/people/delegations.ts';
import { PostgresProposals, proposalMapping } from './records/people/proposals.ts';
import { invoicingMapping } from './records/invoicing/invoicing.ts';
import { PostgresRealNames, realNameMapping } from './records/certification/real-names.ts';
import { certificationMapping, productOpeningMapping } from './records/products/products.ts';
import { guaranteeProjectMapping, registrationMapping } from './records/registration/registrations.ts';
import {
  agreementTextMapping,
  PostgresAgreementTexts,
  noticeReadMapping,
  objectionMapping,
  PostgresObjections,
  PostgresSignatures,
  signatureMapping,
  standingMapping,
} from './records/notices/notices.ts';
import { operationLog } from './records/evidence/operation-log.ts';
import { packageMapping } from './records/evidence/packages.ts';
import { versionReturnMapping } from './records/shell/version-returns.ts';
import { platformMapping, PostgresPlatforms } from './records/shell/platforms.ts';
import { keyedCallMapping, PostgresKeyedCalls } from './records/keyed-calls.ts';
import { WriteWatch } from './write-watch.ts';
import { receiptMapping } from './records/receipts.ts';
import { callCountMapping, leaseMapping, PostgresSpans } from './records/spans.ts';
import { PostgresSessions, sessionMapping } from './records/entry/sessions.ts';
import { PostgresVerifyCodes, verifyCodeMapping } from './records/entry/verify-codes.ts';
import {
  certificateEventMapping,
  certificateMapping,
  certificateOrderMapping,
  PostgresCertificateEvents,
  PostgresCertificateOrders,
  PostgresCertificates,
} from './records/entry/certificates.ts';
import { keyChallengeMapping, PostgresKeyChallenges } from './records/entry/key-challenges.ts';
import { PostgresStandards, standardMapping } from './records/evidence/standards.ts';
import { PostgresUsers, userMapping } from './records/company/users.ts';

/** Every table, read and written over the connection of one transaction. */
export function transactionOn(bare: Connection): Transaction {
  const writes = new WriteWatch();
  const connection = bare.withPlugin(writes);
  return {
    companies: new PostgresCompanies(connection, companyMapping),
    users: new PostgresUsers(connection, userMapping),
    platforms: new PostgresPlatforms(connection, platformMapping),
    sessions: new PostgresSessions(connection, sessionMapping),
    attempts: new PostgresAttempts(connection, attemptMapping),
    securityEvents: new PostgresSecurityEvents(connection, securityEventMapping),
    feedback: new PostgresTold(connection, feedbackMapping),
    surveys: new PostgresTold(connection, surveyMapping),
    versionReturns: new PostgresTable(connection, versionReturnMapping),
    helpOpinions: new PostgresTable(connection, helpOpinionMapping),
    tours: new PostgresTable(connection, tourMapping),
    handOvers: new PostgresHandOvers(connection, handOverMapping),
    verifyCodes: new PostgresVerifyCodes(connection, verifyCodeMapping),
    certificates: new PostgresCertificates(connection, certificateMapping),
    certificateEvents: new PostgresCertificateEvents(connection, certificateEventMapping),
    certificateOrders: new PostgresCertificateOrders(connection, certificateOrderMapping),
    keyChallenges: new PostgresKeyChallenges(connection, keyChallengeMapping),
    recoveryProofs: new PostgresRecoveryProofs(connection, recoveryProofMapping),
    secondFactors: new PostgresTable(connection, secondFactorMapping),
    factorDemands: new PostgresTable(connection, factorDemandMapping),
    trustedDevices: new PostgresTrustedDevices(connection, trustedDeviceMapping),
    freezes: new PostgresTable(connection, freezeMapping),
    unfreezes: new PostgresUnfreezes(connection, unfreezeMapping),
    leases: new PostgresSpans(connection, leaseMapping),
    callCounts: new PostgresSpans(connection, callCountMapping),
    standards: new PostgresStandards(connection, standardMapping),
    orders: new PostgresTable(connection, orderMapping),
    journeys: new PostgresJourneys(connection, journeyMapping),
    invoiceMarks: new PostgresInvoiceMarks(connection, invoiceMarkMapping),
    limits: new PostgresLimits(connection, limitMapping),
    candidates: new PostgresCandidates(connection, candidateMapping),
    packages: new PostgresPackages(connection, packageMapping),
    materials: new PostgresMaterials(connection, materialMapping),
    items: new PostgresItems(connection, itemMapping),
    files: new PostgresFiles(connection, fileMapping),
    readings: new PostgresReadings(connection, readingMapping),
    tradeInvoices: new PostgresTradeInvoices(connection, tradeInvoiceMapping),
    views: new PostgresTable(connection, viewsMapping),
    wordMarks: new PostgresWordMarks(connection, wordMarkMapping),
    downloads: new PostgresDownloads(connection, downloadMapping),
    messages: new PostgresMessages(connection, messageMapping),
    postChoices: new PostgresTable(connection, postChoicesMapping),
    mailAddresses: new PostgresTable(connection, mailAddressMapping),
    posts: new PostgresPosts(connection, postMapping),
    signatures: new PostgresSignatures(connection, signatureMapping),
    agreementTexts: new PostgresAgreementTexts(connection, agreementTextMapping),
    noticesRead: new PostgresTable(connection, noticeReadMapping),
    standings: new PostgresTable(connection, standingMapping),
    objections: new PostgresObjections(connection, objectionMapping),
    invoicing: new PostgresTable(connection, invoicingMapping),
    certifications: new PostgresTable(connection, certificationMapping),
    applications: new PostgresApplications(connection, applicationMapping),
    hardKeys: new PostgresHardKeys(connection, hardKeyMapping),
    settlements: new PostgresTable(connection, settlementMapping),
    groups: new PostgresTable(connection, groupMapping),
    bankAccounts: new PostgresBankAccounts(connection, bankAccountMapping),
    invitations: new PostgresInvitations(connection, invitationMapping),
    delegations: new PostgresDelegations(connection, delegationMapping),
    proposals: new PostgresProposals(connection, proposalMapping),
    departures: new PostgresDepartures(connection, departureMapping),
    realNames: new PostgresRealNames(connection, realNameMapping),
    productOpenings: new PostgresTable(connection, productOpeningMapping),
    registrations: new PostgresTable(connection, registrationMapping),
    guaranteeProjects: new PostgresTable(connection, guaranteeProjectMapping),
    log: operationLog(connection),
    receipts: new PostgresTable(connection, receiptMapping),
    keyedCalls: new PostgresKeyedCalls(connection, keyedCallMapping),
    facts: facts(connection),
    hasWritten: async () => writes.areSeen,
    announce: async (announcements) => announce(connection, announcements),
    nextNumber: async (series) => nextNumber(connection, series),
  };
}

/** Announces through PostgreSQL on commit, to the listeners on all servers. */
async function announce(connection: Connection, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const texts = [...new Set(announcements.map(announcementText))];
  await sql`select pg_notify(${announcementChannel}, told) from unnest(${texts}::text[]) told`.execute(connection);
}

async function nextNumber(connection: Connection, series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into portal.series (name, last) values (${series}, 1) on conflict (name) do update set last = series.last + 1 returning last
  `.execute(connection);
  return rows[0]?.last ?? 1;
}
