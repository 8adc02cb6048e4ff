import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ShownItem } from '../support/abilities/assembling.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';
const kinds: Readonly<Record<string, string>> = {
  'without tax': 'amountExcludingTax',
  'of tax': 'tax',
  'in total': 'total',
};
const amountsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/¥([\d.,]+) (without tax|of tax|in total)/g)].map(([, amount = '', kind = '']) => [
      kinds[kind] ?? kind,
      amount.replaceAll(',', ''),
    ]),
  );

async function invoice(world: ScenarioWorld, name: string): Promise<ShownItem> {
  const found = (await world.device(zhou).user.materials())
    .flatMap((material) => material.items)
    .find((item) => item.fileName === `${name}.pdf`);
  assert.ok(found, `${name} is in the package`);
  return found;
}

When(
  new RegExp(`^${person} fills in the invoice "(.*)" with (¥.*)$`),
  async function (this: ScenarioWorld, who: string, name: string, amounts: string) {
    this.noted = name;
    await this.device(who).user.fillInvoice(`${name}.pdf`, amountsIn(amounts));
  },
);

Then(/^the invoice "(.*)" says (¥.*)$/, async function (this: ScenarioWorld, name: string, amounts: string) {
  const { fields } = await invoice(this, name);
  const wanted = amountsIn(amounts);
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((field) => [field, fields[field]])), wanted);
});

Then(/^its total is refused with "(.*)"$/, async function (this: ScenarioWorld, reason: string) {
  assert.equal((await invoice(this, this.noted)).problems['total'], reason);
});

When(
  new RegExp(`^${person} fills in the invoice "(.*)" with the number "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, number: string) {
    await this.device(who).user.fillInvoice(`${name}.pdf`, { type: 'GENERAL_VAT_ELEC', code: '033992400111', number });
  },
);

Then(
  /^the invoice "(.*)" is told to be the same as "(.*)"$/,
  async function (this: ScenarioWorld, name: string, other: string) {
    assert.equal((await invoice(this, name)).problems['number'], `The same invoice as ${other} (no. 1 of 发票)`);
  },
);
