import { Migrator, type Migration } from 'kysely/migration';
import { schema, type Connection } from './database.ts';
import { organisations } from './migrations/0001-organisations.ts';
import { packages } from './migrations/0002-packages.ts';
import { history } from './migrations/0003-history.ts';
import { objections } from './migrations/0004-objections.ts';
import { itemHistory } from './migrations/0005-item-history.ts';
import { turns } from './migrations/0006-turns.ts';
import { arrivals } from './migrations/0007-arrivals.ts';
import { platformSide } from './migrations/0009-platform-side.ts';
import { contractNumbers } from './migrations/0010-contract-numbers.ts';
import { evidenceAndHosts } from './migrations/0011-evidence-and-hosts.ts';
import { corrections } from './migrations/0012-corrections.ts';
import { books } from './migrations/0013-books.ts';
import { packageLists } from './migrations/0014-package-lists.ts';
import { sharedLimits } from './migrations/0017-shared-limits.ts';
import { bills } from './migrations/0018-bills.ts';
import { openedProducts } from './migrations/0019-opened-products.ts';
import { afterSubmission } from './migrations/0021-after-submission.ts';
import { financeLimits } from './migrations/0025-finance-limits.ts';
import { orders } from './migrations/0026-orders.ts';
import { readings } from './migrations/0030-readings.ts';
import { invoiceNumbers } from './migrations/0031-invoice-numbers.ts';
import { opticalReadings } from './migrations/0032-optical-readings.ts';
import { downloadTasks } from './migrations/0033-download-tasks.ts';
import { invoiceRegister } from './migrations/0034-invoice-register.ts';
import { wordMarks } from './migrations/0036-word-marks.ts';
import { partUploads } from './migrations/0037-part-uploads.ts';
import { booksFinished } from './migrations/0038-books-finished.ts';
import { overdueWaiting } from './migrations/0039-overdue-waiting.ts';
import { archives } from './migrations/0040-archives.ts';
import { readingsAgain } from './migrations/0041-readings-again.ts';
import { viewsAndStandards } from './migrations/0042-views-and-standards.ts';
import { originalInvoices } from './migrations/0043-original-invoices.ts';
import { filesNamed } from './migrations/0046-files-named.ts';
import { messages } from './migrations/0047-messages.ts';
import { verifyCodes } from './migrations/0050-verify-codes.ts';
import { accounts } from './migrations/0056-accounts.ts';
import { receivables } from './migrations/0057-receivables.ts';
import { feedback } from './migrations/0060-feedback.ts';
import { helpOpinions } from './migrations/0061-help-opinions.ts';
import { notices } from './migrations/0062-notices.ts';
import { invoicing } from './migrations/0063-invoicing.ts';
import { recovery } from './migrations/0064-recovery.ts';
import { unfreezing } from './migrations/0065-unfreezing.ts';
import { certificates } from './migrations/0066-certificates.ts';
import { keyChallenges } from './migrations/0067-key-challenges.ts';
import { crossings } from './migrations/0068-crossings.ts';
import { companyPapers } from './migrations/0069-company-papers.ts';
import { secondFactor } from './migrations/0070-second-factor.ts';
import { tours } from './migrations/0072-tours.ts';
import { handOvers } from './migrations/0073-hand-overs.ts';
import { productOpenings } from './migrations/0074-product-openings.ts';
import { downloadsSeen } from './migrations/0099-downloads-seen.ts';
import { mailAddresses } from './migrations/0098-mail-addresses.ts';
import { messagePosts } from './migrations/0077-message-posts.ts';
import { registrations } from './migrations/0078-registrations.ts';
import { realNames } from './migrations/0079-real-names.ts';
import { certificateCare } from './migrations/0080-certificate-care.ts';
import { agreementTexts } from './migrations/0081-agreement-texts.ts';
import { bankAccounts } from './migrations/0082-bank-accounts.ts';
import { settlements } from './migrations/0083-settlements.ts';
import { productApplications } from './migrations/0084-product-applications.ts';
import { people } from './migrations/0085-people.ts';
import { proposals } from './migrations/0086-proposals.ts';
import { delegations } from './migrations/0104-delegations.ts';
import { agreementProofs } from './migrations/0105-agreement-proofs.ts';
import { certifiedRounds } from './migrations/0090-certified-rounds.ts';
import { departuresRemembered } from './migrations/0092-departures-remembered.ts';
import { invoiceNeeds } from './migrations/0095-invoice-needs.ts';
import { hardKeys } from './migrations/0096-hard-keys.ts';
import { recoveryWays } from './migrations/0100-recovery-ways.ts';
import { groups } from './migrations/0101-groups.ts';
import { cloudApplications } from './migrations/0103-cloud-applications.ts';
import { ukeyIdentities } from './migrations/0102-ukey-identities.ts';
import { lettersUntil } from './migrations/0107-letters-until.ts';
import { keyedCalls } from './migrations/0108-keyed-calls.ts';
import { statisticsInTime } from './migrations/0109-statistics-in-time.ts';
import { papersOfReadings } from './migrations/0110-papers-of-readings.ts';
import { authenticators } from './migrations/0112-authenticators.ts';
import { trade } from './migrations/0113-trade.ts';
import { securityEventsCounted } from './migrations/0120-security-events-counted.ts';
import { accountLanguages } from './migrations/0121-account-languages.ts';
import { tradeFigures } from './migrations/0125-trade-figures.ts';
import { limitChanges } from './migrations/0126-limit-changes.ts';
import { payees } from './migrations/0127-payees.ts';
import { handledApplications } from './migrations/0128-handled-applications.ts';
import { tradeSums } from './migrations/0129-trade-sums.ts';
import { financings } from './migrations/0130-financings.ts';
import { contractKeys } from './migrations/0135-contract-keys.ts';
import { owedSums } from './migrations/0136-owed-sums.ts';
import { newestFinancings } from './migrations/0131-newest-financings.ts';
import { repayments } from './migrations/0132-repayments.ts';
import { payrolls } from './migrations/0165-payrolls.ts';
import { officerOrders } from './migrations/0134-officer-orders.ts';
import { applicationsOfInstruments } from './migrations/0161-applications-of-instruments.ts';
import { supplierRecommendations } from './migrations/0175-supplier-recommendations.ts';
import { organisationChanges } from './migrations/0170-organisation-changes.ts';
import { payrollsOfLabourers } from './migrations/0172-payrolls-of-labourers.ts';
import { importedIssues } from './migrations/0184-imported-issues.ts';
import { payrollMonths } from './migrations/0176-payroll-months.ts';
import { takenFreezes } from './migrations/0180-taken-freezes.ts';
import { endlessFreezes } from './migrations/0181-endless-freezes.ts';
import { signedCorrections } from './migrations/0182-signed-corrections.ts';
import { passedOnHoldings } from './migrations/0186-passed-on-holdings.ts';
import { flowsOfFirstHolders } from './migrations/0190-flows-of-first-holders.ts';
import { partiesAsJson } from './migrations/0191-parties-as-json.ts';
import { coresOfCandidates } from './migrations/0192-cores-of-candidates.ts';
import { owingFinancings } from './migrations/0160-owing-financings.ts';
import { enteredNumbers } from './migrations/0141-entered-numbers.ts';
import { reviewThresholds } from './migrations/0143-review-thresholds.ts';
import { tradeReviews } from './migrations/0142-trade-reviews.ts';
import { allocations } from './migrations/0155-allocations.ts';
import { tradeFlows } from './migrations/0140-trade-flows.ts';

/** Migrations in the order of their names. Each runs once, only forward, and never changes after a release. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-organisations': organisations,
  '0002-packages': packages,
  '0003-history': history,
  '0004-objections': objections,
  '0005-item-history': itemHistory,
  '0006-turns': turns,
  '0007-arrivals': arrivals,
  '0009-platform-side': platformSide,
  '0010-contract-numbers': contractNumbers,
  '0011-evidence-and-hosts': evidenceAndHosts,
  '0012-corrections': corrections,
  '0013-books': books,
  '0014-package-lists': packageLists,
  '0017-shared-limits': sharedLimits,
  '0018-bills': bills,
  '0019-opened-products': openedProducts,
  '0021-after-submission': afterSubmission,
  '0025-finance-limits': financeLimits,
  '0026-orders': orders,
  '0030-readings': readings,
  '0031-invoice-numbers': invoiceNumbers,
  '0032-optical-readings': opticalReadings,
  '0033-download-tasks': downloadTasks,
  '0034-invoice-register': invoiceRegister,
  '0036-word-marks': wordMarks,
  '0037-part-uploads': partUploads,
  '0038-books-finished': booksFinished,
  '0039-overdue-waiting': overdueWaiting,
  '0040-archives': archives,
  '0041-readings-again': readingsAgain,
  '0042-views-and-standards': viewsAndStandards,
  '0043-original-invoices': originalInvoices,
  '0046-files-named': filesNamed,
  '0047-messages': messages,
  '0050-verify-codes': verifyCodes,
  '0056-accounts': accounts,
  '0057-receivables': receivables,
  '0060-feedback': feedback,
  '0061-help-opinions': helpOpinions,
  '0062-notices': notices,
  '0063-invoicing': invoicing,
  '0064-recovery': recovery,
  '0065-unfreezing': unfreezing,
  '0066-certificates': certificates,
  '0067-key-challenges': keyChallenges,
  '0068-crossings': crossings,
  '0069-company-papers': companyPapers,
  '0070-second-factor': secondFactor,
  '0072-tours': tours,
  '0073-hand-overs': handOvers,
  '0074-product-openings': productOpenings,
  '0077-message-posts': messagePosts,
  '0078-registrations': registrations,
  '0079-real-names': realNames,
  '0080-certificate-care': certificateCare,
  '0081-agreement-texts': agreementTexts,
  '0082-bank-accounts': bankAccounts,
  '0083-settlements': settlements,
  '0084-product-applications': productApplications,
  '0085-people': people,
  '0086-proposals': proposals,
  '0090-certified-rounds': certifiedRounds,
  '0092-departures-remembered': departuresRemembered,
  '0095-invoice-needs': invoiceNeeds,
  '0096-hard-keys': hardKeys,
  '0098-mail-addresses': mailAddresses,
  '0099-downloads-seen': downloadsSeen,
  '0100-recovery-ways': recoveryWays,
  '0101-groups': groups,
  '0102-ukey-identities': ukeyIdentities,
  '0103-cloud-applications': cloudApplications,
  '0104-delegations': delegations,
  '0105-agreement-proofs': agreementProofs,
  '0107-letters-until': lettersUntil,
  '0108-keyed-calls': keyedCalls,
  '0109-statistics-in-time': statisticsInTime,
  '0110-papers-of-readings': papersOfReadings,
  '0112-authenticators': authenticators,
  '0113-trade': trade,
  '0120-security-events-counted': securityEventsCounted,
  '0121-account-languages': accountLanguages,
  '0125-trade-figures': tradeFigures,
  '0126-limit-changes': limitChanges,
  '0127-payees': payees,
  '0128-handled-applications': handledApplications,
  '0129-trade-sums': tradeSums,
  '0130-financings': financings,
  '0131-newest-financings': newestFinancings,
  '0132-repayments': repayments,
  '0134-officer-orders': officerOrders,
  '0135-contract-keys': contractKeys,
  '0136-owed-sums': owedSums,
  '0140-trade-flows': tradeFlows,
  '0141-entered-numbers': enteredNumbers,
  '0142-trade-reviews': tradeReviews,
  '0143-review-thresholds': reviewThresholds,
  '0155-allocations': allocations,
  '0160-owing-financings': owingFinancings,
  '0161-applications-of-instruments': applicationsOfInstruments,
  '0165-payrolls': payrolls,
  '0170-organisation-changes': organisationChanges,
  '0172-payrolls-of-labourers': payrollsOfLabourers,
  '0175-supplier-recommendations': supplierRecommendations,
  '0176-payroll-months': payrollMonths,
  '0180-taken-freezes': takenFreezes,
  '0181-endless-freezes': endlessFreezes,
  '0182-signed-corrections': signedCorrections,
  '0184-imported-issues': importedIssues,
  '0186-passed-on-holdings': passedOnHoldings,
  '0190-flows-of-first-holders': flowsOfFirstHolders,
  '0191-parties-as-json': partiesAsJson,
  '0192-cores-of-candidates': coresOfCandidates,
};

/** Runs the pending migrations. On an error it throws and leaves the database unchanged. */
export async function migrate(database: Connection): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
