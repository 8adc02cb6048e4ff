import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';
import { isOpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import { invoiceFields } from './assembling-steps.ts';
import { complete } from './submitting-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';

When('Zhou Siyuan looks at what owes invoices', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  await user.openChoice();
  await user.chooseAmongOwed();
});

Then(/^Zhou Siyuan may choose "(.*)" and nothing else$/, async function (this: ScenarioWorld, numbers: string) {
  const offered = await this.device(zhou).user.candidates();
  assert.deepEqual(offered.map(({ number }) => number).toSorted(), numbers.split(', ').toSorted());
  assert.ok(offered.every(({ refusal }) => refusal === ''));
});

async function makeOfOwed(world: ScenarioWorld, numbers: readonly string[]): Promise<void> {
  const { user } = world.device(zhou);
  await user.openChoice();
  await user.chooseAmongOwed();
  for (const number of numbers) await user.tick(number);
  world.package = (await user.makePackage()) ?? '';
  assert.notEqual(world.package, '');
  await user.openMaterials(world.package);
}

When(
  /^Zhou Siyuan makes a package of what owes invoices, "(.*)" and "(.*)"$/,
  async function (this: ScenarioWorld, first: string, second: string) {
    await makeOfOwed(this, [first, second]);
  },
);

Given(
  /^Zhou Siyuan has made a package of what owes invoices, "(.*)" and "(.*)"$/,
  async function (this: ScenarioWorld, first: string, second: string) {
    await makeOfOwed(this, [first, second]);
  },
);

Then(/^the package wants "(.*)" and nothing else$/, async function (this: ScenarioWorld, name: string) {
  const materials = await this.device(zhou).user.materials();
  assert.ok(materials.length > 1);
  assert.deepEqual(
    materials.filter(({ required }) => required).map((each) => each.name),
    [name],
  );
});

Then(/^the package says "(.*)" in the list and on its own page$/, async function (this: ScenarioWorld, words: string) {
  const { user } = this.device(zhou);
  const number = this.package;
  await user.openList('?pageSize=200');
  const listed = await user.listed();
  assert.equal(listed.find(({ packageId }) => packageId === number)?.invoices, words);
  assert.ok(
    listed.some(({ invoices }) => invoices === ''),
    'most say nothing',
  );
  await user.openDetail(number);
  assert.equal((await user.detail()).invoices, words);
});

When(
  /^Zhou Siyuan gives the invoices of the package for ¥([\d.,]+)$/,
  async function (this: ScenarioWorld, amount: string) {
    const { user } = this.device(zhou);
    await user.give('发票', [{ kind: 'pdf', name: '01287734.pdf', kilobytes: 10 }]);
    await user.settled();
    await user.fillInvoice('01287734.pdf', invoiceFields('01287734', amount.replaceAll(',', '')));
  },
);

When(
  new RegExp(`^${person} and ${person} make their packages at once$`),
  async function (this: ScenarioWorld, first: string, second: string) {
    await Promise.all([first, second].map(async (who) => this.device(who).user.makePackage()));
  },
);

Then(
  new RegExp(`^one of ${person} and ${person} has a package, and the other is told that it is taken$`),
  async function (this: ScenarioWorld, first: string, second: string) {
    const told = await Promise.all([first, second].map(async (who) => this.device(who).user.choiceTrouble()));
    assert.deepEqual(told.toSorted(), ['', 'already-packaged']);
  },
);

When(/^Zhou Siyuan narrows the bills to "(.*)"$/, async function (this: ScenarioWorld, action: string) {
  const { user } = this.device(zhou);
  await user.openChoice();
  await user.narrowToAction(action);
});

Then(/^(\d+) bills are left, each with its part$/, async function (this: ScenarioWorld, count: string) {
  const left = await this.device(zhou).user.candidates();
  assert.equal(left.length, Number(count));
  for (const { second } of left) assert.match(second, /^Sub-range 1-\d+$/);
});

Then(
  new RegExp(`^the list of ${person} tells, of each: (.*)$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    assert.deepEqual(await this.device(who).user.columns(), names.split(', '));
  },
);

Given(
  /^Zhou Siyuan has opened the package in preparation among all of "(.*)", which is .*$/,
  async function (this: ScenarioWorld, code: string) {
    const { user } = this.device(zhou);
    await user.turnToAll();
    await user.openList(`?products=${code}`);
    const found = (await user.listed()).find(({ action }) => action === 'Continue');
    assert.ok(found && isOpenBook(code));
    this.package = found.packageId;
    await user.turnTo(code);
    await user.openMaterials(this.package);
  },
);

Given(/^Zhou Siyuan has given all that it asks for ¥([\d.,]+)$/, async function (this: ScenarioWorld, amount: string) {
  const { user } = this.device(zhou);
  const [total, names] = [amount.replaceAll(',', ''), (await user.materials()).map(({ name }) => name)];
  await complete(user, total, total, names.includes('收款账户变更函'));
  for (const { name, required, items } of await user.materials())
    if (required && items.length === 0) await user.give(name, [{ kind: 'pdf', name: `${name}.pdf`, kilobytes: 10 }]);
  await user.settled();
});

Given('Zhou Siyuan has a package open that is being assembled', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  await user.openList('');
  this.package = (await user.listed()).find(({ state }) => state === 'Draft')?.packageId ?? '';
  await user.openMaterials(this.package);
});
