import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';

const shown = async (world: ScenarioWorld) => world.device(zhou).user.shownOrder();

When(
  new RegExp(`^${person} looks at the order behind "([^"]*)"( in the package)?$`),
  async function (this: ScenarioWorld, who: string, number: string, inPackage: string | null) {
    await this.device(who).user.orderBehind(number, inPackage === null ? undefined : this.package);
  },
);

When(new RegExp(`^${person} asks for the order's account number$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askForOrderAccount();
});

Then(
  'the order shows {string}, {string} and {string}',
  async function (this: ScenarioWorld, first: string, second: string, third: string) {
    assert.deepEqual((await shown(this))?.sections, [first, second, third]);
  },
);

Then('its {string} is {string}', async function (this: ScenarioWorld, label: string, value: string) {
  assert.equal((await shown(this))?.facts[label], value);
});

Then('its {string} is empty', async function (this: ScenarioWorld, label: string) {
  assert.equal((await shown(this))?.facts[label], '');
});

Then("the order's account number shows as {string}", async function (this: ScenarioWorld, number: string) {
  assert.equal((await shown(this))?.account, number);
});

Then(
  new RegExp(`^${person} is shown an order of "([^"]*)" with "([^"]*)" for "([^"]*)"$`),
  async function (this: ScenarioWorld, who: string, goods: string, core: string, amount: string) {
    const order = await this.device(who).user.shownOrder();
    assert.deepEqual(
      [order?.facts['Goods'], order?.facts['Core enterprise'], order?.facts['Order amount']],
      [goods, core, amount],
    );
  },
);

Then(new RegExp(`^${person} is shown no order$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.shownOrder(), undefined);
});

Then('it cannot be asked for', async function (this: ScenarioWorld) {
  assert.equal((await shown(this))?.mayAsk, false);
});

Then('no order is found', async function (this: ScenarioWorld) {
  assert.equal(await shown(this), undefined);
});

When(
  new RegExp(`^${person} looks at the journey of an invoice that is (made|made again)$`),
  async function (this: ScenarioWorld, who: string, state: string) {
    const { user } = this.device(who);
    await user.openList();
    const row = (await user.listed()).find((each) => each.state === 'Returned');
    assert.ok(row, 'a package was returned');
    await user.openDetail(row.packageId);
    const { good, returned } = await user.invoiceNumbers();
    const journey = await user.journeyOf((state === 'made' ? good : returned)[0] ?? '');
    assert.ok(journey, 'its journey is known');
    this.journey = journey;
  },
);

Then('it stands at {string}', function (this: ScenarioWorld, step: string) {
  assert.equal(this.journey?.at, step);
});

const contractFields: Readonly<Record<string, string>> = { number: 'contractNumber', amount: 'contractAmount' };

When(new RegExp(`^${person} looks up the orders for the contract$`), async function (this: ScenarioWorld, who: string) {
  this.orderOffers = await this.device(who).user.ordersFor(contractName);
});

Then(
  /^of "(.*)" the contract's (number|amount) "(.*)" stands beside "(.*)" of the order$/,
  function (this: ScenarioWorld, business: string, field: string, mine: string, theirs: string) {
    const offer = this.orderOffers.find((each) => each.business === business && each.field === contractFields[field]);
    assert.deepEqual([offer?.mine, offer?.theirs, offer?.same], [mine, theirs, false]);
  },
);

When(
  new RegExp(`^${person} takes the (number|amount) of the order of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, field: string, business: string) {
    const { user } = this.device(who);
    await user.takeFromOrder(business, contractFields[field] ?? '');
    await user.settled();
  },
);

Then(
  new RegExp(`^${person} sees the contract "(.*)" for ¥([\\d.,]*)$`),
  async function (this: ScenarioWorld, who: string, number: string, amount: string) {
    const contract = (await this.device(who).user.materials())
      .flatMap((material) => material.items)
      .find(({ fileName }) => fileName === contractName);
    assert.deepEqual(
      [contract?.fields['contractNumber'], contract?.fields['contractAmount']],
      [number, amount.replaceAll(',', '')],
    );
  },
);
