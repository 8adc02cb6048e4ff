import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';

When(
  new RegExp(`^${person} (?:opens|has opened) the company's accounts$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.openBankAccounts();
  },
);

When(
  new RegExp(`^${person} (?:lists|has listed) the account "(.*)" at "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string, bank: string) {
    assert.equal(await this.device(who).user.listBankAccount(number, bank), '');
  },
);

/** The amount that a bank's statement shows. */
async function sentTo(world: ScenarioWorld, who: string): Promise<string> {
  const sent = await world.stage.backstage.smallAmountTo(accountOf(who));
  assert.ok(sent, `No small transfer is out to ${who}`);
  return sent.amount;
}

When(
  new RegExp(`^${person} (?:enters|has entered) the small amount that came$`),
  async function (this: ScenarioWorld, who: string) {
    this.noted = await this.device(who).user.enterSmallAmount(await sentTo(this, who));
  },
);

When(new RegExp(`^${person} enters another small amount$`), async function (this: ScenarioWorld, who: string) {
  const other = (await sentTo(this, who)) === '0.01' ? '0.02' : '0.01';
  this.noted = await this.device(who).user.enterSmallAmount(other);
});

When(new RegExp(`^${person} has another transfer sent$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.haveTransferSent();
});

When(
  new RegExp(`^the bank sends the transfer to ${person} back because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    const sent = await this.stage.backstage.smallAmountTo(accountOf(who));
    assert.ok(sent, `No small transfer is out to ${who}`);
    await this.stage.backstage.sendTransferBack(sent.accountId, reason);
  },
);

When(
  new RegExp(`^${person} uses the account ending in "(\\d{4})" for payments$`),
  async function (this: ScenarioWorld, who: string, digits: string) {
    await this.device(who).user.useForPayments(digits);
  },
);

When(
  new RegExp(`^(\\d+) days are over for ${person}$`),
  async function (this: ScenarioWorld, days: string, who: string) {
    await this.stage.backstage.daysPass(Number(days));
    await this.device(who).user.signIn(accountOf(who), 'Huiyu#2026');
  },
);

Then(new RegExp(`^${person} is told of accounts "(.*)"$`), function (this: ScenarioWorld, _who: string, words: string) {
  assert.equal(this.noted, words);
});

Then(
  new RegExp(`^the company's accounts of ${person} are "(.*)"$`),
  async function (this: ScenarioWorld, who: string, listed: string) {
    assert.equal((await this.device(who).user.bankAccountsListed()).join(', '), listed);
  },
);

Then(
  new RegExp(`^the account in use of ${person} ends in "(\\d{4})"$`),
  async function (this: ScenarioWorld, who: string, digits: string) {
    assert.deepEqual(
      (await this.device(who).user.bankAccountsListed())
        .filter((each) => each.endsWith('in use'))
        .map((each) => each.includes(`**** ${digits} `)),
      [true],
    );
  },
);

Then(new RegExp(`^${person} may only read the company's accounts$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.mayChangeBankAccounts(), false);
});
