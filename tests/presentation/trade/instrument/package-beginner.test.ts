import { beforeEach, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { BeginPackage, PackageBeginning } from '../../../../src/application/ports/trade/instrument-book.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { PackageStarter } from '../../../../src/presentation/trade/instrument/package-starter.ts';

const beginning: PackageBeginning = {
  businessId: 'H-1',
  book: 'labourer',
  amount: money('6500.00'),
  coreEnterpriseId: 'C-1',
  funderId: 'F-1',
  funderName: '长屿银行',
  bar: undefined,
};

let outcome: Awaited<ReturnType<BeginPackage>> | PortFault;
let asked: { readonly businessId: string; readonly key: string }[];
let went: string[];
let reloads: number;
let beginner: PackageStarter;

beforeEach(() => {
  outcome = { created: true, packageId: 'DD-1', stage: 'FINANCE_AUTH' };
  [asked, went, reloads] = [[], [], 0];
  let keys = 0;
  beginner = new PackageStarter({
    begin: async ({ businessId }, key) => {
      asked.push({ businessId, key });
      if (outcome instanceof PortFault) throw outcome;
      return outcome;
    },
    identifiers: { next: () => `key-${(keys += 1)}` },
    session: { faultSeen: () => undefined },
    navigator: { goTo: (path) => void went.push(path) },
    reload: async () => void (reloads += 1),
  });
});

it('begins the package in the book of the amount, and opens its first step', async () => {
  await beginner.beginPressed(beginning);
  expect(asked).toEqual([{ businessId: 'H-1', key: 'key-1' }]);
  expect(went).toEqual(['/credit/labourer/finance-data/upload/default?s=FINANCE_AUTH&p=DD-1']);
  expect(beginner.trouble).toBeUndefined();
});

it('asks with the same key again for the same amount, and with another one for another', async () => {
  outcome = { created: false, because: 'standard-changed' };
  await beginner.beginPressed(beginning);
  await beginner.beginPressed(beginning);
  await beginner.beginPressed({ ...beginning, businessId: 'H-2' });
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
});

it('shows why nothing was started, and reads again which actions are possible', async () => {
  outcome = { created: false, because: 'already-packaged' };
  await beginner.beginPressed(beginning);
  expect(beginner.trouble).toMatchObject({ values: { because: 'already-packaged' } });
  expect([went, reloads]).toEqual([[], 1]);
  beginner.cleared();
  expect(beginner.trouble).toBeUndefined();
});

it('says that it failed, and can be pressed again', async () => {
  outcome = new PortFault('forbidden');
  await beginner.beginPressed(beginning);
  expect(beginner.trouble).toBeDefined();
  expect([beginner.busy, went]).toEqual([false, []]);
});

it('begins nothing of an amount that cannot be begun', async () => {
  await beginner.beginPressed({ ...beginning, bar: 'not-open' });
  expect(asked).toEqual([]);
});
