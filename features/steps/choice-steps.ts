import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import type { PortalUser } from '../support/portal-user.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const amountOf = (text: string): string => text.replaceAll(',', '');

const products: Readonly<Record<string, OpenBook>> = {
  'receivable credits': 'credit',
  'trade background': 'first-trade',
  receivables: 'receivable',
  'receivables financing': 'est',
  'receivables matching': 'estp',
  'trade connect': 'ejt',
  'receivables ABS': 'abs',
  bills: 'sccp',
  'order financing': 'edt',
  'distributor financing': 'extoc',
  'labourer rights': 'labourer',
  'the receivables pool': 'pond',
  guarantees: 'guarantee',
  'bank acceptance bills': 'bab',
};

Given(
  new RegExp(`^${person} turns to (${Object.keys(products).join('|')})$`),
  async function (this: ScenarioWorld, who: string, product: string) {
    const book = products[product];
    assert.ok(book, product);
    await this.device(who).user.turnTo(book);
    await (await this.arranger(who)).turnTo(book);
  },
);

Given(new RegExp(`^${person} turns to all products$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.turnToAll();
});

async function choose(user: PortalUser, numbers: readonly string[]): Promise<void> {
  await user.openChoice();
  for (const number of numbers) await user.tick(number);
}

async function why(world: ScenarioWorld, number: string, who = 'Zhou Siyuan'): Promise<string> {
  const { user } = world.device(who);
  const found = (await user.candidates()).find((each) => each.number === number);
  assert.ok(found, `${number} is listed`);
  assert.equal(found.chosen, false);
  return found.refusal;
}

const quoted = (text: string): readonly string[] => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');

When(
  new RegExp(`^${person} chooses ("[^"]+"(?: (?:and|and then) "[^"]+")*)$`),
  async function (this: ScenarioWorld, who: string, numbers: string) {
    await choose(this.device(who).user, quoted(numbers));
  },
);

Given(
  new RegExp(`^${person} has chosen ("[^"]+"(?: and "[^"]+")*)$`),
  async function (this: ScenarioWorld, who: string, numbers: string) {
    await choose(this.device(who).user, quoted(numbers));
  },
);

When(
  new RegExp(`^${person} chooses (\\d+) receivables of different applicants$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    const { user } = this.device(who);
    await user.openChoice();
    for (const candidate of (await user.candidates()).slice(0, Number(count))) await user.tick(candidate.number);
    assert.equal((await user.choice()).count, Number(count));
  },
);

Then(/^one more may not join because "(.*)"$/, async function (this: ScenarioWorld, reason: string) {
  const { user } = this.device('Tang Yishan');
  const others = (await user.candidates()).filter((candidate) => !candidate.chosen);
  assert.ok(others.length > 0);
  for (const other of others) assert.equal(other.refusal, reason);
});

When(
  new RegExp(`^${person} chooses "([^"]+)" instead$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    await this.device(who).user.startOverWith(number);
  },
);

When(new RegExp(`^${person} leaves the choice and comes back$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openList();
  await user.openChoice();
});

Then(
  /^the choice holds (\d+) receivables for ¥([\d.,]+)$/,
  async function (this: ScenarioWorld, count: string, amount: string) {
    const choice = await this.device('Zhou Siyuan').user.choice();
    assert.equal(choice.count, Number(count));
    assert.equal(choice.amount, amountOf(amount));
  },
);

Then('the package may not be made before its funder is picked', async function (this: ScenarioWorld) {
  assert.equal((await this.device('Zhou Siyuan').user.choice()).mayGoOn, false);
});

When(
  new RegExp(`^${person} picks the funder "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await this.device(who).user.pickFunder(name);
  },
);

Then('the package may be made', async function (this: ScenarioWorld) {
  assert.equal((await this.device('Zhou Siyuan').user.choice()).mayGoOn, true);
});

Then(/^"([^"]+)" may not join because "(.*)"$/, async function (this: ScenarioWorld, number: string, reason: string) {
  assert.equal(await why(this, number), reason);
});

Then(
  /^"([^"]+)" may not join because it is in a package already$/,
  async function (this: ScenarioWorld, number: string) {
    await this.device('Zhou Siyuan').user.openChoice();
    assert.match(await why(this, number), /^Already in package DD\d{8}-\d{4,6}$/);
  },
);

Then(/^"([^"]+)" may not join because it is in that package$/, async function (this: ScenarioWorld, number: string) {
  assert.equal(await why(this, number), `Already in package ${this.package}`);
});

Then(/^"([^"]+)" may be chosen again$/, async function (this: ScenarioWorld, number: string) {
  await this.device('Zhou Siyuan').user.openChoice();
  assert.equal(await why(this, number), '');
});

When(new RegExp(`^${person} makes the package$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.makePackage();
});

When(
  new RegExp(`^${person} makes a package of "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    await choose(this.device(who).user, [number]);
    await this.device(who).user.makePackage();
  },
);

When(new RegExp(`^${person} makes the package first$`), async function (this: ScenarioWorld, who: string) {
  const made = await this.device(who).user.makePackage();
  assert.ok(made, 'a package was made');
  this.package = made;
});

Then(
  new RegExp(`^${person} is told that "([^"]+)" has just been put into that package$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    const { user } = this.device(who);
    assert.equal(await user.choiceTrouble(), 'already-packaged');
    assert.deepEqual(await user.takenElsewhere(), [{ number, packageId: this.package }]);
  },
);

Then(new RegExp(`^${person} is told that the data is abnormal$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.choiceTrouble(), 'steps-missing');
});

Given(
  new RegExp(`^${person} has made a package of ("[^"]+"(?: and "[^"]+")*)$`),
  async function (this: ScenarioWorld, who: string, numbers: string) {
    const user = await this.arranger(who);
    await choose(user, quoted(numbers));
    const made = await user.makePackage();
    assert.ok(made, 'a package was made');
    this.package = made;
    await user.openMaterials(made);
  },
);

Given(
  /^the platform takes no more than (\d+) financing applicants$/,
  async function (this: ScenarioWorld, most: string) {
    await this.stage.backstage.configure({ mostApplicants: Number(most) });
  },
);

Then(
  new RegExp(`^"([^"]+)" may not join the choice of ${person} because "(.*)"$`),
  async function (this: ScenarioWorld, number: string, who: string, reason: string) {
    assert.equal(await why(this, number, who), reason);
  },
);

Then(
  new RegExp(`^the choice of ${person} holds (\\d+) businesses for ¥([\\d.,]+)$`),
  async function (this: ScenarioWorld, who: string, count: string, amount: string) {
    const choice = await this.device(who).user.choice();
    assert.deepEqual([choice.count, choice.amount], [Number(count), amountOf(amount)]);
  },
);

When(
  new RegExp(`^the platform makes no new packages of (${Object.keys(products).join('|')})$`),
  async function (this: ScenarioWorld, product: string) {
    const book = products[product];
    assert.ok(book, product);
    await this.stage.backstage.switchProduct(book, false);
  },
);

When(
  new RegExp(`^the platform makes packages of (${Object.keys(products).join('|')}) again$`),
  async function (this: ScenarioWorld, product: string) {
    const book = products[product];
    assert.ok(book, product);
    await this.stage.backstage.switchProduct(book, true);
  },
);

Then(
  new RegExp(`^${person} is told before choosing that "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    const { user } = this.device(who);
    assert.equal(await user.whyNothingChosen(), words);
    for (const { refusal } of await user.candidates()) assert.notEqual(refusal, '');
  },
);

Then(
  new RegExp(`^${person} is told at the list that "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.whyNoneMade(), words);
  },
);

Then(
  new RegExp(`^${person} makes no package, as its product is switched off$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    assert.equal(await user.makePackage(), undefined);
    assert.equal(await user.choiceTrouble(), 'switched-off');
  },
);
