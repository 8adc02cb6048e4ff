import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const amountOf = (text: string): string => text.replaceAll(',', '');

When(
  new RegExp(`^${person} opens the list at "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    await this.device(who).user.openList(address);
  },
);

Then(
  /^the package in "(.*)" shows as "(.*)" and offers "(.*)"$/,
  async function (this: ScenarioWorld, code: string, shown: string, action: string) {
    const number = await this.stage.backstage.packageIn(code);
    const found = (await this.device('Zhou Siyuan').user.listed()).find((each) => each.packageId === number);
    assert.equal(found?.state, shown);
    assert.equal(found.action, action);
  },
);

Then(
  new RegExp(`^every package offers ${person} "(.*)"$`),
  async function (this: ScenarioWorld, who: string, action: string) {
    const listed = await this.device(who).user.listed();
    assert.ok(listed.length > 0);
    for (const each of listed) assert.equal(each.action, action);
  },
);

Then(/^the list holds (\d+) packages$/, async function (this: ScenarioWorld, count: string) {
  assert.equal((await this.device('Zhou Siyuan').user.listed()).length, Number(count));
});

Then(
  new RegExp(`^the list of ${person} holds (\\d+) packages$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    const listed = await this.device(who).user.listed();
    assert.equal(listed.length, Number(count));
  },
);

Then(
  /^the list says that there are (\d+) packages for ¥([\d.,]+)$/,
  async function (this: ScenarioWorld, count: string, amount: string) {
    assert.deepEqual(await this.device('Zhou Siyuan').user.listTotals(), {
      count: Number(count),
      amount: amountOf(amount),
    });
  },
);

Then(/^the first package is for ¥([\d.,]+)$/, async function (this: ScenarioWorld, amount: string) {
  assert.equal((await this.device('Zhou Siyuan').user.listed())[0]?.amount, amountOf(amount));
});

Then(
  new RegExp(`^(\\d+) packages are said to wait for ${person}$`),
  async function (this: ScenarioWorld, count: string, who: string) {
    assert.equal(await this.device(who).user.waiting(), Number(count));
  },
);

Then(new RegExp(`^nothing is said to wait for ${person}$`), async function (this: ScenarioWorld, who: string) {
  assert.ok((await this.device(who).user.listed()).length > 0);
  assert.equal(await this.device(who).user.waiting(), undefined);
});

Then(
  new RegExp(`^the menu tells ${person} of (\\d+) packages? there$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    const { user } = this.device(who);
    const here = Number(count);
    let told: number | undefined;
    await eventually(`the menu tells of ${here}`, async () => (told = await user.menuWaiting()) === here).catch(
      (thrown: unknown) => assert.equal(told, here, String(thrown)),
    );
  },
);

Then('no package in the list is with the platform', async function (this: ScenarioWorld) {
  const platforms = await this.stage.backstage.packageIn('BIZ_MODIFY');
  const listed = await this.device('Zhou Siyuan').user.listed();
  assert.ok(!listed.some((each) => each.packageId === platforms));
});

/** The names in an enumeration of a step. */
const named = (text: string): readonly string[] => text.split(/, (?:then )?/);

async function showColumns(world: ScenarioWorld, who: string, names: string, shown: boolean): Promise<void> {
  for (const name of named(names)) await world.device(who).user.showColumn(name, shown);
}

Given(new RegExp(`^${person} sits at a wide screen$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.sitAtWideScreen();
});

When(
  new RegExp(`^${person} chooses to see (.*) too$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    await showColumns(this, who, names, true);
  },
);

When(
  new RegExp(`^${person} (?:chooses|has chosen) to do without (.*)$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    await showColumns(this, who, names, false);
  },
);

When(
  new RegExp(`^${person} (?:goes|has gone) back to what is usual$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.resetColumns();
  },
);

Then(/^the list tells of each package: (.*)$/, async function (this: ScenarioWorld, names: string) {
  assert.deepEqual(await this.device('Zhou Siyuan').user.columns(), named(names));
});

Then(/^the list there tells of each package: (.*)$/, async function (this: ScenarioWorld, names: string) {
  assert.deepEqual(await this.device('another device').user.columns(), named(names));
});

Then(
  /^each of the (\d+) packages has its number and its next step$/,
  async function (this: ScenarioWorld, count: string) {
    const listed = await this.device('Zhou Siyuan').user.listed();
    assert.equal(listed.length, Number(count));
    for (const each of listed) assert.ok(each.packageId !== '' && each.action !== '');
  },
);

Then(
  new RegExp(`^the list of ${person} names the products "(.*)"$`),
  async function (this: ScenarioWorld, who: string, products: string) {
    const listed = await this.device(who).user.listed();
    assert.deepEqual([...new Set(listed.map((each) => each.product))].toSorted(), named(products).toSorted());
  },
);

Then(
  new RegExp(`^a package in the list of ${person} shows as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, state: string) {
    const listed = await this.device(who).user.listed();
    assert.ok(
      listed.some((each) => each.state === state),
      listed.map((each) => each.state).join(', '),
    );
  },
);

When(
  new RegExp(`^${person} keeps the list as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.equal(await this.device(who).user.keepView(name), '');
  },
);

Then(
  new RegExp(`^${person} may not keep the list as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.notEqual(await this.device(who).user.keepView(name), '');
  },
);

When(new RegExp(`^${person} opens the view "(.*)"$`), async function (this: ScenarioWorld, who: string, name: string) {
  await this.device(who).user.openView(name);
});

When(
  new RegExp(`^${person} lets the list open with "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await this.device(who).user.openListWith(name);
  },
);

When(
  new RegExp(`^${person} removes the view "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await this.device(who).user.removeView(name);
  },
);

Then(new RegExp(`^${person} has the views "(.*)"$`), async function (this: ScenarioWorld, who: string, names: string) {
  assert.deepEqual((await this.device(who).user.views()).names, names === '' ? [] : named(names));
});

Then(
  new RegExp(`^the list of ${person} shows the view "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.equal((await this.device(who).user.views()).chosen, name);
  },
);
