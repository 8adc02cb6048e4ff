import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { ShownItem } from '../support/abilities/assembling.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

async function shown(world: ScenarioWorld, who: string, fileName: string): Promise<ShownItem> {
  const found = (await world.device(who).user.materials())
    .flatMap(({ items }) => items)
    .find((each) => each.fileName === fileName);
  assert.ok(found, `${fileName} is there`);
  return found;
}

Then(
  new RegExp(`^"([^"]+)" is read for ${person}$`),
  async function (this: ScenarioWorld, fileName: string, who: string) {
    assert.equal(await this.device(who).user.readingOf(fileName), 'read');
  },
);

Then(
  new RegExp(`^"([^"]+)" is found not readable for ${person}$`),
  async function (this: ScenarioWorld, fileName: string, who: string) {
    assert.equal(await this.device(who).user.readingOf(fileName), 'not-readable');
  },
);

Given(/^the machines (make nothing of what they read|are well again)$/, function (this: ScenarioWorld, how: string) {
  this.stage.backstage.readingFails(how !== 'are well again');
});

When(
  new RegExp(`^${person} has all of "([^"]+)" read again that could not be read, which are (\\d+)$`),
  async function (this: ScenarioWorld, who: string, material: string, count: string) {
    const { user } = this.device(who);
    assert.equal(await user.readAllAgain(material), Number(count));
    this.readTogether = await user.readTogether(material);
  },
);

Then(
  new RegExp(`^${person} is told that of (\\d+) read again together (\\d+) could be read and (\\d+) could not$`),
  function (this: ScenarioWorld, _who: string, total: string, read: string, unread: string) {
    assert.deepEqual(this.readTogether, { total: Number(total), read: Number(read), unread: Number(unread) });
  },
);

Then(
  new RegExp(`^${person} is told nothing of any that were read again together$`),
  function (this: ScenarioWorld, _who: string) {
    assert.equal(this.readTogether, undefined);
  },
);

Then(
  new RegExp(`^the fields of "([^"]+)" say for ${person}:$`),
  async function (this: ScenarioWorld, fileName: string, who: string, table: DataTable) {
    const { fields } = await shown(this, who, fileName);
    const wanted = table.rowsHash();
    assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((field) => [field, fields[field]])), wanted);
  },
);

When(
  new RegExp(`^${person} writes "([^"]+)" as the (\\w+) of "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, value: string, field: string, fileName: string) {
    await this.device(who).user.fillInvoice(fileName, { [field]: value });
  },
);

Then(
  new RegExp(`^the (\\w+) of "([^"]+)" stands against "([^"]+)" on paper for ${person}$`),
  async function (this: ScenarioWorld, field: string, fileName: string, value: string, who: string) {
    assert.equal((await shown(this, who, fileName)).instead[field], value);
  },
);

When(
  new RegExp(`^${person} takes what the paper says as the (\\w+) of "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, field: string, fileName: string) {
    await this.device(who).user.takeRead(fileName, field);
  },
);

Then(
  new RegExp(`^"([^"]+)" is doubted for ${person} with "(.*)"$`),
  async function (this: ScenarioWorld, fileName: string, who: string, doubt: string) {
    assert.ok((await shown(this, who, fileName)).doubts.includes(doubt));
  },
);

const standings: Readonly<Record<string, string>> = {
  'can be confirmed': 'confirmable',
  'to check': 'to-check',
  checked: 'checked',
  'being read': 'reading',
};

Then(
  new RegExp(`^the invoices stand like this for ${person}:$`),
  async function (this: ScenarioWorld, who: string, table: DataTable) {
    const checks = await this.device(who).user.checks();
    const wanted = table.rowsHash();
    assert.deepEqual(
      Object.fromEntries(Object.keys(wanted).map((fileName) => [fileName, checks[fileName]])),
      Object.fromEntries(Object.entries(wanted).map(([fileName, words]) => [fileName, standings[words] ?? words])),
    );
  },
);

When(new RegExp(`^${person} confirms all invoices that check out$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.confirmAll('发票');
});

When(new RegExp(`^${person} confirms "([^"]+)"$`), async function (this: ScenarioWorld, who: string, fileName: string) {
  await this.device(who).user.confirm(fileName);
});

Then(
  new RegExp(`^the (\\w+) of "([^"]+)" is offered to ${person} as "([^"]+)"$`),
  async function (this: ScenarioWorld, field: string, fileName: string, who: string, value: string) {
    assert.equal(await this.device(who).user.offered(fileName, field), value);
  },
);

When(
  new RegExp(`^${person} takes the offered (\\w+) of "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, field: string, fileName: string) {
    await this.device(who).user.takeOffered(fileName, field);
  },
);

When(
  new RegExp(`^${person} replaces "([^"]+)" by an? (.+) file "([^"]+)" of (\\d+) KB$`),
  async function (this: ScenarioWorld, who: string, fileName: string, kind: string, name: string, kilobytes: string) {
    await this.device(who).user.replaceFile(fileName, { kind, name, kilobytes: Number(kilobytes) });
  },
);

Then(
  new RegExp(`^the (\\w+) of "([^"]+)" waits to be compared for ${person}$`),
  async function (this: ScenarioWorld, field: string, fileName: string, who: string) {
    assert.ok((await shown(this, who, fileName)).toCompare.includes(field));
  },
);

Then(
  new RegExp(`^nothing of "([^"]+)" waits to be compared for ${person}$`),
  async function (this: ScenarioWorld, fileName: string, who: string) {
    assert.deepEqual((await shown(this, who, fileName)).toCompare, []);
  },
);

Then(
  new RegExp(`^"([^"]+)" is told to be in another package of ${person}, and counts nothing$`),
  async function (this: ScenarioWorld, fileName: string, who: string) {
    const { user } = this.device(who);
    const usedIn = await user.usedIn(fileName);
    assert.match(usedIn, /^DD/u);
    assert.notEqual(usedIn, this.package);
    assert.equal(await user.invoicesTotal(), '0.00');
  },
);

Then(
  new RegExp(`^${person} is told that nobody has checked "([^"]+)" yet, and of nothing else$`),
  async function (this: ScenarioWorld, who: string, file: string) {
    assert.deepEqual(await this.device(who).user.unconfirmed(), [file]);
  },
);

Then(
  new RegExp(`^${person} is told that the invoice "([^"]+)" is used elsewhere$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    assert.ok((await this.device(who).user.check()).warnings.includes(`invoice-used-elsewhere: ${number}`));
  },
);
