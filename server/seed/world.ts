import { addDays, shanghaiDate, shanghaiInstant, type PlainDate } from '../../src/domain/calendar/plain-date.ts';
import { sideOf, stageOf } from '../../src/domain/evidence/materials/package-stage.ts';
import { packageStates, type PackageState } from '../../src/domain/evidence/materials/package-state.ts';
import { tourNames } from '../../src/domain/help/shared/tour.ts';
import { tourRecord } from '../core/help/tour-desk.ts';
import { standardTermsFact } from '../core/evidence/standard-terms.ts';
import type { Clock } from '../core/ports.ts';
import type { PasswordHashing } from '../core/parts.ts';
import type { Store, Transaction } from '../core/store.ts';
import { seededFact } from '../core/sandbox/platform-machines.ts';
import { companies, funders } from './parties/companies.ts';
import { creditCandidate, estCandidate, demoCreditCandidates, demoEstCandidates } from './evidence/candidates.ts';
import { saveBookWorld } from './evidence/book-world.ts';
import { saveOrdersOf } from './evidence/orders.ts';
import { saveMessages } from './evidence/messages.ts';
import { saveNamedPackage } from './evidence/packages.ts';
import { saveWordMarks } from './evidence/word-marks.ts';
import { saveGroups } from './company/groups.ts';
import { saveBankAccounts } from './company/bank-accounts.ts';
import { saveCertifiedForms } from './certification/certified-forms.ts';
import { saveRealNames } from './certification/real-names.ts';
import { saveGuaranteeProjects } from './registration/guarantee-projects.ts';
import { saveHardKeys } from './company/hard-keys.ts';
import { saveOnboardings } from './onboarding/onboardings.ts';
import { saveCertifications } from './products/certifications.ts';
import { demandsSecondStep, demoPassword, people, withSecondStep } from './parties/people.ts';
import { saveNotices } from './notices/notices.ts';
import { saveAllocatedCredits } from './trade/allocated-credits.ts';
import { saveHeldCredits } from './trade/held-credits.ts';
import { saveSettledCredits } from './trade/settled-credits.ts';
import { financedDueDate } from './trade/due-date.ts';
import { fundingLimits, fundingProgrammes } from './trade/funding-programmes.ts';
import { saveCollection } from '../core/trade/collection-terms.ts';
import { collections } from './trade/collections.ts';
import { issueLimits, limitChangesOf, limitRequestsOf } from './trade/issue-limits.ts';
import { platforms } from './shell/platforms.ts';
import { financeLimits, publicFiles, standards, standardTerms } from './evidence/standards.ts';

/** States of the seeded packages, one package for each. */
const seededStates: readonly PackageState[] = packageStates.filter(
  (state) => state !== 'SUBMITTED' && state !== 'AUDIT',
);

const newCompanies: readonly string[] = [companies.kuangyu.pkCorp, companies.chenshi.pkCorp];

async function savePeople(transaction: Transaction, passwordHash: string, now: number): Promise<void> {
  for (const company of Object.values(companies)) await transaction.companies.save(company);
  for (const person of people) await transaction.users.save({ ...person, passwordHash });
  // Users of new companies have not seen the tours yet.
  for (const { personId, pkCorp } of people)
    if (!newCompanies.includes(pkCorp))
      for (const tour of tourNames) await transaction.tours.save(tourRecord(personId, tour, 0));
  const lately = now - 40 * 86_400_000;
  for (const userId of withSecondStep)
    await transaction.secondFactors.save({ userId, isOn: true, since: lately, lastUsedAt: undefined });
  for (const pkCorp of demandsSecondStep)
    await transaction.factorDemands.save({ pkCorp, from: lately, decidedAt: lately, decidedBy: '' });
  for (const platform of platforms) await transaction.platforms.save(platform);
  for (const standard of standards) await transaction.standards.save(standard);
  for (const limit of financeLimits) await transaction.limits.save(limit);
  await transaction.issueLimits.saveAll(issueLimits);
  for (const [companyId, flags] of collections) await saveCollection(transaction, companyId, flags);
  await transaction.fundingProgrammes.saveAll(fundingProgrammes);
  await transaction.fundingLimits.saveAll(fundingLimits);
  await transaction.limitChanges.saveAll(limitChangesOf(shanghaiDate(now)));
  await transaction.limitRequests.saveAll(limitRequestsOf(shanghaiDate(now)));
  await transaction.facts.write(standardTermsFact, standardTerms);
  for (const file of publicFiles) await transaction.files.save(file);
}

async function savePackages(transaction: Transaction, now: number): Promise<void> {
  const today = shanghaiDate(now);
  const [changyu, heze, stepless] = standards;
  const clerks = [people[0], people[1]] as const;
  const cores = [companies.qiheng, companies.lanchuan, companies.beiyu] as const;
  for (const [index, state] of seededStates.entries()) {
    const date = addDays(today, -2 - index);
    const buyer = cores[index % 3] ?? companies.qiheng;
    const byHeze = index % 4 === 1 && buyer !== companies.beiyu;
    const standard = byHeze ? heze : changyu;
    const clerk = clerks[index % 5 === 3 ? 1 : 0];
    // Packages with the platform were submitted a day ago, except one that is overdue and one that is being corrected.
    const isRecent =
      sideOf(stageOf({ state, fundedAt: undefined })) === 'platform' &&
      state !== 'FIRST_AUDITING' &&
      state !== 'BIZ_MODIFY';
    if (!standard || !clerk) continue;
    await saveNamedPackage(transaction, {
      docDatumId: `DD${date.replaceAll('-', '')}-${String(31 + index * 7).padStart(4, '0')}`,
      state,
      seller: companies.yanzhou,
      buyer,
      standard,
      clerk,
      createdAt: shanghaiInstant(date, 9 + (index % 8)),
      ...(isRecent ? { submittedAt: shanghaiInstant(addDays(today, -1), 10) } : {}),
      credits: [
        creditCandidate({
          number: `RX${buyer === companies.qiheng ? '6101' : buyer === companies.lanchuan ? '3702' : '1101'}-${date.slice(0, 4)}-0${601 + index}`,
          core: buyer,
          funder: byHeze ? funders.heze : funders.changyu,
          amount: `${(index + 1) * 68}450.00`,
          dueDate: addDays(today, 60 + index * 5),
        }),
      ],
    });
    // Only packages that the company still has, or has back, carry machine marks.
    if (state === 'PREPARE' || state === 'AUDIT_REJECT')
      await saveWordMarks(transaction, `DD${date.replaceAll('-', '')}-${String(31 + index * 7).padStart(4, '0')}`);
  }
  const date = addDays(today, -3);
  if (!changyu || !stepless || !people[5] || !people[0]) return;
  await saveNamedPackage(transaction, {
    docDatumId: `DD${date.replaceAll('-', '')}-0042`,
    state: 'AUDIT_REJECT',
    seller: companies.chengye,
    buyer: companies.qiheng,
    standard: changyu,
    clerk: people[5],
    createdAt: shanghaiInstant(date, 14),
    reason: '价税合计与合同金额不符，请替换为正确的发票',
    invoiceTypes: ['E_SPECIAL_VAT_ELEC', 'SPECIAL_VAT', 'VEHICLE_VAT', 'GENERAL_VAT', 'GENERAL_VAT_ELEC'],
    credits: [
      creditCandidate({
        number: `RX6101-${date.slice(0, 4)}-00841`,
        holder: companies.chengye,
        amount: '420000.00',
        dueDate: addDays(today, 100),
      }),
      creditCandidate({
        number: `RX6101-${date.slice(0, 4)}-00842`,
        holder: companies.chengye,
        amount: '222300.00',
        dueDate: addDays(today, 104),
      }),
    ],
  });
}

/**
 * Saves two credits of one issuer and one due date whose evidence has passed the review of a funder, so that they can
 * be financed together at once. `now` in milliseconds.
 */
async function savePackagedCredits(transaction: Transaction, now: number): Promise<void> {
  const [changyu] = standards;
  const [clerk] = people;
  if (!changyu || !clerk) return;
  const date = addDays(shanghaiDate(now), -9);
  const dueDate = financedDueDate(now);
  const year = date.slice(0, 4);
  await saveNamedPackage(transaction, {
    docDatumId: `DD${date.replaceAll('-', '')}-0051`,
    state: 'AUDITED',
    seller: companies.yanzhou,
    buyer: companies.qiheng,
    standard: changyu,
    clerk,
    createdAt: shanghaiInstant(date, 10),
    credits: [
      creditCandidate({ number: `RX6101-${year}-00917`, amount: '650000.00', dueDate }),
      creditCandidate({ number: `RX6101-${year}-00902`, amount: '750000.00', dueDate }),
    ],
  });
}

/** Saves the packages of the EST product: one just begun, one returned, one that passed. */
async function saveEstPackages(transaction: Transaction, today: PlainDate): Promise<void> {
  const standard = standards.find((each) => each.book === 'est');
  const [clerk] = people;
  if (!standard || !clerk) return;
  const { yanzhou, qiheng, lanchuan } = companies;
  const made = [
    { state: 'PREPARE', days: 1, buyer: qiheng, amount: '143900.00', empty: true },
    { state: 'AUDIT_REJECT', days: 5, buyer: lanchuan, amount: '402750.00' },
    { state: 'AUDITED', days: 34, buyer: qiheng, amount: '88120.00' },
  ] as const;
  for (const [index, { state, days, buyer, amount, ...more }] of made.entries()) {
    const date = addDays(today, -days);
    await saveNamedPackage(transaction, {
      docDatumId: `DD${date.replaceAll('-', '')}-08${11 + index}`,
      state,
      seller: yanzhou,
      buyer,
      standard,
      clerk,
      createdAt: shanghaiInstant(date, 10 + index),
      ...more,
      credits: [
        estCandidate({
          number: `YS${buyer === qiheng ? '6101' : '3702'}-${date.slice(0, 4)}-009${index + 1}`,
          core: buyer,
          amount,
          dueDate: addDays(today, 70 + index),
        }),
      ],
    });
  }
}

/** Fills an empty store with the demo world as of the portal's clock. */
export async function seedWorld(store: Store, clock: Clock, passwords: PasswordHashing): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword);
  await store.transaction(async (transaction) => {
    if ((await transaction.facts.read(seededFact)) !== undefined) return;
    await savePeople(transaction, passwordHash, clock.now());
    const today = shanghaiDate(clock.now());
    const candidates = [...demoCreditCandidates(today), ...demoEstCandidates(today)];
    await transaction.candidates.saveAll(candidates);
    await saveOrdersOf(transaction, candidates);
    await savePackages(transaction, clock.now());
    await saveEstPackages(transaction, today);
    await saveBookWorld(transaction, standards, today);
    await savePackagedCredits(transaction, clock.now());
    await saveHeldCredits(transaction, today);
    await saveSettledCredits(transaction, today);
    await saveMessages(transaction, clock.now());
    await saveNotices(transaction, clock.now());
    await saveCertifications(transaction);
    await saveHardKeys(transaction, clock.now());
    await saveBankAccounts(transaction, clock.now());
    await saveGroups(transaction, clock.now());
    await saveAllocatedCredits(transaction, today);
    await saveOnboardings(transaction, clock.now());
    await saveRealNames(transaction, clock.now());
    await saveCertifiedForms(transaction, clock.now());
    await saveGuaranteeProjects(transaction);
    // The messages of the demo world are in the past, so that none of them is sent to a telephone or mailbox.
    const alerts = await transaction.alerts.due(clock.now() + 7 * 86_400_000, 10_000);
    for (const { id } of alerts) await transaction.alerts.remove(id);
    await transaction.facts.write(seededFact, { at: clock.now() });
  });
}
