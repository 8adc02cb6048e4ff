import { addDays, shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { Refusal } from '../../core/refusal.ts';
import type { CandidateRecord, StandardRecord } from '../../core/records/evidence.ts';
import type { VolumeMade, VolumeOrder } from '../../core/sandbox/volume-order.ts';
import type { MaintainableStore, Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { defaultBook, volumeCandidate } from './volume-candidate.ts';
import { volumePackage, type Volume, type VolumePackage } from './volume-package.ts';

/** Records in a transaction: few enough not to block others, and to stay below the time limit of a statement. */
const batch = 2500;
/** Maximum number of packages that are made individually; the others are copies of these. */
const maxPatterns = 10_000;
/**
 * Number of packages that are copied in one transaction, with all copies of each, so that similar numbers are stored
 * together.
 */
const copiedAtOnce = 250;
/** Number of packages from which the store's `bulkLoad` is used. */
const bulkFrom = 20_000;
const fact = 'volume';
/** Maximum number of receivables of one order. */
const maxReceivables = 100_000;
/** Number of available serials. */
const maxSerials = 999_000;

function standardsOf(standards: readonly StandardRecord[]): Volume['standardOf'] {
  return (candidate) => {
    const fit = standards.filter(({ book, fkFinance }) => book === candidate.book && fkFinance === candidate.funderId);
    const standard =
      fit.find(({ fkCorpCore }) => fkCorpCore === candidate.coreEnterpriseId) ??
      fit.find(({ fkCorpCore }) => fkCorpCore === '*');
    if (!standard) throw new Refusal('NOT_FOUND', { what: 'standard' });
    return standard;
  };
}

/** Reserves serials, and returns the first. Refuses with REQUEST_INVALID where too few are left. */
async function reserveSerials(
  transaction: Transaction,
  count: number,
  what: 'packages' | 'receivables',
): Promise<number> {
  const taken = await transaction.facts.lock(`${fact}-${what}`);
  const first = typeof taken === 'number' ? taken : 0;
  if (first + count > maxSerials) throw new Refusal('REQUEST_INVALID', { field: what, most: maxSerials - first });
  await transaction.facts.write(`${fact}-${what}`, first + count);
  return first;
}

/**
 * The company that gets the packages, with its operators. Refuses with REQUEST_INVALID naming `company` for a company
 * that is unknown or has no operators.
 */
async function volumeOf(transaction: Transaction, order: VolumeOrder, now: number): Promise<Volume> {
  const company = Object.values(companies).find(
    ({ pkCorp, name }) => pkCorp === order.company || name === order.company,
  );
  const clerks = (await transaction.users.all()).filter(
    (user) => user.pkCorp === company?.pkCorp && user.roles.includes('ROLE_CORP_OPERATOR'),
  );
  if (!company || company.deregistered || clerks.length === 0)
    throw new Refusal('REQUEST_INVALID', { field: 'company' });
  return {
    company,
    book: order.book,
    clerks,
    standardOf: standardsOf(await transaction.standards.all()),
    count: order.packages,
    first: await reserveSerials(transaction, order.packages, 'packages'),
    now,
  };
}

async function savePackages(transaction: Transaction, packages: readonly VolumePackage[]): Promise<void> {
  await transaction.packages.saveAll(packages.map(({ record }) => record));
  for (const [standard, ofStandard] of Map.groupBy(packages, (each) => each.standard))
    await transaction.materials.layOut(
      ofStandard.map(({ record }) => record.docDatumId),
      standard.categories,
    );
  await transaction.candidates.saveAll(packages.map(({ candidate }) => candidate));
  await transaction.log.appendAll(packages.flatMap(({ log }) => log));
}

interface Batch {
  readonly from: number;
  readonly to: number;
}

const batches = (count: number, size = batch): readonly Batch[] =>
  range(0, Math.ceil(count / size), (index) => ({ from: index * size, to: Math.min(count, (index + 1) * size) }));

/** Runs two transactions at a time: one batch is made while the other is written. */
async function inBatches<Step>(
  store: MaintainableStore,
  steps: readonly Step[],
  save: (transaction: Transaction, step: Step) => Promise<void>,
): Promise<void> {
  const remaining = steps.values();
  const worker = async (): Promise<void> => {
    for (const step of remaining) await store.transaction(async (transaction) => save(transaction, step));
  };
  await Promise.all([worker(), worker()]);
}

const range = <Value>(from: number, to: number, make: (index: number) => Value): readonly Value[] =>
  Array.from({ length: to - from }, (_unused, place) => make(from + place));

/**
 * Fills the demo world with packages of one company and receivables that may still be packaged, none of them with
 * files. `now` in milliseconds.
 */
export async function seedVolume(store: MaintainableStore, order: VolumeOrder, now: number): Promise<VolumeMade> {
  if (order.packages > store.maxPackages)
    throw new Refusal('REQUEST_INVALID', { field: 'packages', most: store.maxPackages });
  if (order.receivables > maxReceivables)
    throw new Refusal('REQUEST_INVALID', { field: 'receivables', most: maxReceivables });
  const copies = Math.max(1, Math.ceil(order.packages / maxPatterns));
  // All copied packages have the same number of copies. The remaining packages are made individually.
  const copiedCount = Math.floor(order.packages / copies);
  const patternCount = order.packages - copiedCount * (copies - 1);
  const { volume, firstReceivable } = await store.transaction(async (transaction) => ({
    volume: await volumeOf(transaction, { ...order, packages: patternCount }, now),
    firstReceivable: await reserveSerials(transaction, order.receivables, 'receivables'),
  }));
  const today = shanghaiDate(now);
  const receivable = (index: number): CandidateRecord => {
    const serial = firstReceivable + index;
    const candidate = volumeCandidate({
      holder: volume.company,
      book: order.book ?? defaultBook(serial),
      serial,
      date: addDays(today, -(index % 25)),
      free: true,
    });
    return { ...candidate, id: `${candidate.id}-F` };
  };
  const fill = async (): Promise<void> => {
    await inBatches(store, batches(patternCount), async (transaction, { from, to }) =>
      savePackages(
        transaction,
        range(from, to, (index) => volumePackage(volume, index)),
      ),
    );
    const numbers = range(0, copiedCount, (index) => volumePackage(volume, index).record.docDatumId);
    if (copies > 1)
      await inBatches(store, batches(copiedCount, copiedAtOnce), async (transaction, { from, to }) =>
        transaction.packages.multiply(numbers.slice(from, to), 1, copies - 1),
      );
    await inBatches(store, batches(order.receivables), async (transaction, { from, to }) =>
      transaction.candidates.saveAll(range(from, to, receivable)),
    );
  };
  await (order.packages < bulkFrom ? fill() : store.bulkLoad(fill));
  return { packages: order.packages, receivables: order.receivables, company: volume.company.name };
}
