import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';
import { invoiceFields } from './assembling-steps.ts';
import { complete } from './submitting-steps.ts';

const zhou = 'Zhou Siyuan';

Given(
  /^the package is complete for that funder with invoices for ¥([\d.,]+)$/,
  async function (this: ScenarioWorld, amount: string) {
    const text = amount.replaceAll(',', '');
    await complete(this.device(zhou).user, text, text, false);
  },
);

Given(/^the tax register calls the invoice "(.*)" red$/, async function (this: ScenarioWorld, number: string) {
  await this.stage.backstage.markInvoice({ code: invoiceFields(number, '0.00')['code'] ?? '', number }, 'RED');
});

Then(
  /^Zhou Siyuan is asked for the original of the invoice "(.*)"$/,
  async function (this: ScenarioWorld, number: string) {
    assert.deepEqual(
      (await this.device(zhou).user.originals()).map((each) => each.of),
      [number],
    );
  },
);

Then('Zhou Siyuan is asked for no original', async function (this: ScenarioWorld) {
  assert.deepEqual(await this.device(zhou).user.originals(), []);
});

When(
  /^Zhou Siyuan names "(.*)" with the code "(.*)" as the original$/,
  async function (this: ScenarioWorld, number: string, code: string) {
    await this.device(zhou).user.nameOriginal(number, code);
  },
);

When(
  /^Zhou Siyuan (?:names|has named) "(.*)" with the code "(.*)" as the original of the invoice "(.*)" while checking$/,
  async function (this: ScenarioWorld, number: string, code: string, of: string) {
    const { user } = this.device(zhou);
    if (!(await user.isChecking())) await user.openCheck(this.package);
    await user.noteOriginal(of, number, code);
  },
);

Then(/^Zhou Siyuan reads the original "(.*)" before submitting$/, async function (this: ScenarioWorld, number: string) {
  assert.deepEqual(await this.device(zhou).user.notedOriginals(), [number]);
});

Then(/^Zhou Siyuan is told of the original: "(.*)"$/, async function (this: ScenarioWorld, problem: string) {
  assert.deepEqual(
    (await this.device(zhou).user.originals()).map((each) => each.problem),
    [`check.original-${problem}`],
  );
});

Then(
  /^the reviewer sees that "(.*)" is the original of the invoice "(.*)"$/,
  async function (this: ScenarioWorld, original: string, number: string) {
    const items = await this.stage.backstage.itemsOf(this.package);
    assert.equal(items.find((each) => each.number === number)?.original, original);
  },
);

Then("the package was handed in to that funder's standard", async function (this: ScenarioWorld) {
  assert.equal(await this.stage.backstage.stateOf(this.package), 'AI_DATE_IDENTIFICATION');
});
