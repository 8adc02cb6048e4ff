import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ProfileField } from '../../src/domain/invoicing/shared/invoicing-profile.ts';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const fields: ReadonlyMap<string, ProfileField> = new Map([
  ['taxpayer type', 'taxpayerType'],
  ['invoice title', 'title'],
  ['registered address', 'registeredAddress'],
  ['registered phone', 'registeredPhone'],
  ['bank', 'bankName'],
  ['account number', 'bankAccount'],
  ['invoice type', 'invoiceType'],
  ['delivery e-mail', 'email'],
  ['delivery mobile', 'mobile'],
]);

function fieldOf(name: string): ProfileField {
  const field = fields.get(name);
  if (!field) throw new Error(`No field is called ${name}`);
  return field;
}

When(
  new RegExp(`^${person} (?:opens|has opened) the invoicing information$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.openInvoicingInfo();
  },
);

When(
  new RegExp(`^${person} (?:enters|has entered) "(.*)" as (.*)$`),
  async function (this: ScenarioWorld, who: string, value: string, field: string) {
    await this.device(who).user.fillInvoicingField(fieldOf(field), value);
  },
);

When(new RegExp(`^${person} saves the invoicing information$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.saveInvoicingInfo();
});

When(
  new RegExp(`^${person} keeps their own and saves the invoicing information$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.keepOwnInvoicingInfo();
    this.noted = await this.device(who).user.saveInvoicingInfo();
  },
);

Given(
  new RegExp(`^a second administrator of the same company has given "(.*)" as (.*) meanwhile$`),
  async function (this: ScenarioWorld, value: string, field: string) {
    const { user } = this.device('the second administrator');
    await this.stage.backstage.makeMain(accountOf('Li Min'));
    await user.signIn(accountOf('Li Min'), 'Huiyu#2026');
    await user.openInvoicingInfo();
    await user.fillInvoicingField(fieldOf(field), value);
    assert.equal(await user.saveInvoicingInfo(), 'Invoicing information saved');
  },
);

Then(
  new RegExp(`^${person} is told of invoicing "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

Then(
  new RegExp(`^the (.*) for invoices of ${person} stands as "(.*)"$`),
  async function (this: ScenarioWorld, field: string, who: string, value: string) {
    assert.equal(await this.device(who).user.invoicingField(fieldOf(field)), value);
  },
);

Then(
  new RegExp(`^(nothing|.+) is missing for invoices to the company of ${person}$`),
  async function (this: ScenarioWorld, what: string, who: string) {
    assert.deepEqual(
      await this.device(who).user.missingForInvoices(),
      what === 'nothing' ? [] : what.split(/, | and /).map(fieldOf),
    );
  },
);

Then(
  new RegExp(`^${person} may only read the invoicing information$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal(await this.device(who).user.mayChangeInvoicingInfo(), false);
  },
);

Then(
  new RegExp(`^the invoicing information of ${person} was changed by "(.*)"$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    assert.deepEqual(await this.device(who).user.invoicingChanges(), names.split(', '));
  },
);
