import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const names = Array.from({ length: 40 }, (_, index) => `发票-${String(index + 1).padStart(2, '0')}.xml`);
const returned = ['07', '19', '33'] as const;
const before = (which: string): string => `发票-${which}.xml`;
const again = (which: string): string => `重开-10${which}.xml`;
const numberOf = (which: string): string => `269920000000012810${which}`;

Given(
  new RegExp(`^${person} has given everything but the invoices$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.give('融资申请授权书', [{ kind: 'pdf', name: '授权书.pdf', kilobytes: 10 }]);
    await user.give('收款账户变更函', [{ kind: 'pdf', name: '变更函.pdf', kilobytes: 10 }]);
    await user.give('贸易合同', [{ kind: 'pdf', name: contractName, kilobytes: 30 }]);
    await user.settled();
    await user.fillContract(contractName, { contractNumber: 'QH2026A0917', contractAmount: '642300.00' });
  },
);

When(new RegExp(`^${person} drops forty e-invoices together$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.give(
    '发票',
    names.map((name) => ({ kind: 'numbered e-invoice', name, kilobytes: 2 })),
  );
  await user.settled();
});

Then(
  new RegExp(`^all forty are read, and none of them waits for the eye of ${person}$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    for (const name of names) assert.equal(await user.readingOf(name), 'read', name);
    const checks = await user.checks();
    assert.deepEqual(
      names.map((name) => checks[name]),
      names.map(() => 'confirmable'),
    );
  },
);

When(
  /^the first reviewer returns three of the forty with the reason "(.*)"$/,
  async function (this: ScenarioWorld, reason: string) {
    const items = (await this.stage.backstage.itemsOf(this.package)).filter(({ name }) =>
      returned.map(before).includes(name),
    );
    assert.equal(items.length, returned.length);
    const marks = items.map(({ materialId, documentId }) => ({
      materialId,
      documentId,
      result: 'NOPASS' as const,
      reason,
    }));
    assert.equal(
      await this.stage.backstage.review(this.package, { as: 'first', result: 'NOPASS', items: marks }),
      undefined,
    );
  },
);

When(
  new RegExp(`^${person} replaces each of the three by the one that was issued again$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    for (const which of returned)
      await user.replaceFile(before(which), { kind: 'numbered e-invoice', name: again(which), kilobytes: 2 });
  },
);

Then(
  new RegExp(`^the numbers of all three wait to be compared for ${person}$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    for (const which of returned) assert.equal(await user.readingOf(again(which)), 'read');
    const items = (await user.materials()).flatMap((material) => material.items);
    const waiting = returned.map((which) => items.find(({ fileName }) => fileName === again(which)));
    assert.deepEqual(
      waiting.map((item) => [item?.toCompare.includes('number'), item?.instead['number']]),
      returned.map((which) => [true, numberOf(which)]),
    );
  },
);

When(
  new RegExp(`^${person} takes what the new files of the three say$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    for (const which of returned) {
      await user.takeRead(again(which), 'number');
      await user.compare(again(which));
    }
    await user.settled();
  },
);

Then('the platform has the numbers of the three that were issued again', async function (this: ScenarioWorld) {
  const items = await this.stage.backstage.itemsOf(this.package);
  assert.deepEqual(
    items
      .filter(({ name }) => name.startsWith('重开'))
      .map(({ number }) => number)
      .toSorted(),
    returned.map(numberOf),
  );
});
