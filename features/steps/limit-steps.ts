import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const issuer = '启衡重工';

Then(
  new RegExp(`^the limit of ${person} reads "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.limitFigures(), expected);
  },
);

Then(
  new RegExp(`^the limit of ${person} is "(.*)" with (.*) available$`),
  async function (this: ScenarioWorld, who: string, notes: string, available: string) {
    assert.deepEqual(await this.device(who).user.limitNotes(), { notes, available });
  },
);

Then(
  new RegExp(`^the newest use of the limit of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.newestLimitUse(), expected);
  },
);

Then(
  new RegExp(`^the newest change of the limit of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.newestLimitChange(), expected);
  },
);

Then(
  new RegExp(`^the requests of ${person} are "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.limitRequests()).join('; '), expected);
  },
);

Given(new RegExp(`^${person} has the limits before (?:her|him)$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openLimits();
});

When(
  new RegExp(`^${person} (?:asks|has asked) for a limit of "(.*)" until "(.*)" because of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, total: string, until: string, reason: string) {
    this.noted = await this.device(who).user.askForLimit(total, until, reason);
  },
);

When(new RegExp(`^${person} sends a request all the same$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.askForLimit('1.00', '', '旺季备货');
});

When(new RegExp(`^${person} withdraws the request$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.withdrawLimitRequest();
});

When(
  /^the platform changes the limit of "(.*)" to (\d+\.\d\d) from "(.*)" until "(.*)"$/,
  async function (this: ScenarioWorld, company: string, total: string, validFrom: string, validUntil: string) {
    const terms = { total, validFrom, validUntil };
    await this.stage.backstage.limitChanged(company, { changes: true, ...terms, reason: '年审' });
  },
);

When(
  /^the platform (grants|declines) what was asked because of "(.*)"$/,
  async function (this: ScenarioWorld, how: string, reason: string) {
    await this.stage.backstage.limitRequestAnswered(issuer, how === 'grants', reason);
  },
);

Then(
  new RegExp(`^the request of ${person} is refused with "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

Then(
  new RegExp(`^${person} (may|may not) ask for a change$`),
  async function (this: ScenarioWorld, who: string, may: string) {
    assert.equal(await this.device(who).user.mayAskForLimit(), may === 'may');
  },
);

Then(new RegExp(`^${person} sees no limit for issuing$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.limitFigures(), '');
});

Then(
  new RegExp(`^the final reviewer ${person} sees the limit, and may not ask for a change$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.signIn(accountOf(who), 'Huiyu#2026');
    assert.notEqual(await user.limitFigures(), '');
    assert.equal(await user.mayAskForLimit(), false);
  },
);

Then('no rule forbids the issue', function (this: ScenarioWorld) {
  assert.deepEqual(this.device('Luo Qiubai').user.forbiddingRules(), []);
});

When(new RegExp(`^${person} withdraws what was submitted$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.withdrawSubmitted();
});

When(
  new RegExp(`^${person} proposes a threshold of the final review of "(.*)" from "(.*)" because of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, amount: string, validFrom: string, reason: string) {
    await this.device(who).user.proposeThreshold(amount, validFrom, reason);
  },
);

When(
  new RegExp(`^${person} confirms the threshold of the final review$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.answerThreshold('confirm');
  },
);

Then(
  new RegExp(`^the threshold of the final review is "(.*)" for ${person}, who can (.*)$`),
  async function (this: ScenarioWorld, amounts: string, who: string, may: string) {
    assert.deepEqual(await this.device(who).user.reviewThreshold(), { amounts, may });
  },
);
