import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { until } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { invoiceFile } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';
const quoted = (text: string): readonly string[] => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');

async function theOneOpen(world: ScenarioWorld): Promise<string> {
  const open = await world.device(zhou).user.standingOpen();
  assert.equal(open.length, 1, `open: ${open.join()}`);
  return open[0] ?? '';
}

async function upload(world: ScenarioWorld, who: string, names: string): Promise<void> {
  const { user } = world.device(who);
  await user.give('发票', quoted(names).map(invoiceFile));
  await user.settled();
}

Given(
  new RegExp(`^${person} has uploaded the invoices (.*)$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    await upload(this, who, names);
  },
);

When(
  new RegExp(`^${person} uploads the invoices (.*)$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    await upload(this, who, names);
  },
);

Given(
  new RegExp(`^${person} has filled in the one that stands open as a "(.*)"$`),
  async function (this: ScenarioWorld, who: string, type: string) {
    this.noted = await theOneOpen(this);
    await this.device(who).user.fillInvoice(this.noted, { type });
  },
);

When(new RegExp(`^${person} goes on to the next$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.next(await theOneOpen(this));
});

Then('one of them stands open to be filled in', async function (this: ScenarioWorld) {
  assert.match(await theOneOpen(this), /^0128773\d\.pdf$/);
});

Then(/^another stands open as a "(.*)"$/, async function (this: ScenarioWorld, type: string) {
  const open = await theOneOpen(this);
  assert.notEqual(open, this.noted);
  const shown = (await this.device(zhou).user.materials())
    .flatMap((material) => material.items)
    .find((item) => item.fileName === open);
  assert.equal(shown?.fields['type'], type);
});

Then(/^the invoice "(.*)" still stands open$/, async function (this: ScenarioWorld, name: string) {
  assert.equal(await theOneOpen(this), `${name}.pdf`);
});

When(
  new RegExp(`^${person} removes the invoices (.*) together$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    await this.device(who).user.removeTogether(quoted(names).map((name) => `${name}.pdf`));
  },
);

Then(/^only the invoice "(.*)" is left$/, async function (this: ScenarioWorld, name: string) {
  const invoices = (await this.device(zhou).user.materials()).find((material) => material.name === '发票');
  assert.deepEqual(
    invoices?.items.map((item) => item.fileName),
    [`${name}.pdf`],
  );
});

const letter = '融资申请授权书';

async function uploadLetter(world: ScenarioWorld, who: string, name: string): Promise<void> {
  const { user } = world.device(who);
  await user.give(letter, [{ kind: 'pdf', name, kilobytes: 20 }]);
  await user.settled();
}

Given(
  new RegExp(`^${person} has uploaded the letter "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await uploadLetter(this, who, name);
  },
);

When(
  new RegExp(`^${person} uploads the letter "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await uploadLetter(this, who, name);
  },
);

Then(
  new RegExp(`^${person} is told that "(.*)" was faster, and sees "(.*)"$`),
  async function (this: ScenarioWorld, who: string, by: string, name: string) {
    const { user } = this.device(who);
    await until('it is told', () =>
      user.told().some((note) => note.startsWith(`${by} has just added the last document that ${letter} takes`)),
    );
    const shown = (await user.materials()).find((material) => material.name === letter);
    assert.deepEqual(
      shown?.items.map((item) => item.fileName),
      [name],
    );
  },
);
