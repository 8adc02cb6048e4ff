import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const amount = '(\\d+\\.\\d\\d)';

async function arrive(world: ScenarioWorld, who: string): Promise<void> {
  await world.device(who).user.signIn(accountOf(who), 'Huiyu#2026');
}

Given(
  /^(\w+ \w+(?:, \w+ \w+)*(?: and \w+ \w+)?) (?:is|are) at work$/,
  async function (this: ScenarioWorld, all: string) {
    for (const who of all.split(/, | and /)) await arrive(this, who);
  },
);

async function issue(world: ScenarioWorld, who: string, sum: string, payee: string, months: string): Promise<void> {
  await world.device(who).user.fillInIssue(sum, payee, Number(months));
  await world.device(who).user.submitIssue();
}

When(
  new RegExp(`^${person} (?:issues|has issued) ${amount} to "(.*)" due in (\\d+) months$`),
  async function (this: ScenarioWorld, who: string, sum: string, payee: string, months: string) {
    await issue(this, who, sum, payee, months);
  },
);

When(
  new RegExp(`^${person} fills in ${amount} to "(.*)" due in (\\d+) months$`),
  async function (this: ScenarioWorld, who: string, sum: string, payee: string, months: string) {
    await this.device(who).user.fillInIssue(sum, payee, Number(months));
  },
);

Given(
  new RegExp(`^a credit of ${amount} is on its way to Zhou Siyuan$`),
  async function (this: ScenarioWorld, sum: string) {
    for (const who of ['Luo Qiubai', 'Shen Nanzhi', 'Song Beichen', 'Zhou Siyuan']) await arrive(this, who);
    await issue(this, 'Luo Qiubai', sum, '宁波砚舟', '3');
    for (const who of ['Shen Nanzhi', 'Song Beichen']) await this.device(who).user.decideFirst('approve');
  },
);

When(new RegExp(`^${person} approves what waits$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.decideFirst('approve');
});

When(
  new RegExp(`^${person} returns what waits because of "(.*)": "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string, words: string) {
    await this.device(who).user.decideFirst('return', reason, words);
  },
);

When(
  new RegExp(`^${person} corrects the amount to ${amount}$`),
  async function (this: ScenarioWorld, who: string, sum: string) {
    await this.device(who).user.correctAmount(sum);
  },
);

When(new RegExp(`^${person} accepts what came$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.acceptFirst();
});

When(
  new RegExp(`^${person} refuses what came because of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await this.device(who).user.refuseFirst(reason);
  },
);

When(
  new RegExp(`^${person} transfers ${amount} to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, sum: string, payee: string) {
    await this.device(who).user.transferFromFirst(sum, payee);
  },
);

When(/^(\d+) days go by in the trade$/, async function (this: ScenarioWorld, days: string) {
  await this.stage.backstage.daysPass(Number(days));
  for (const who of ['Luo Qiubai', 'Zhou Siyuan']) await arrive(this, who);
});

Then(
  new RegExp(`^the application of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, standing: string) {
    const names: Readonly<Record<string, string>> = { 'Shen Nanzhi': '沈南枝', 'Song Beichen': '宋北辰' };
    const expected = Object.entries(names).reduce((text, [name, shown]) => text.replace(name, shown), standing);
    assert.equal(await this.device(who).user.submittedApplication(), expected);
  },
);

Then(
  new RegExp(`^${person} cannot decide it because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, because: string) {
    assert.equal(await this.device(who).user.decisionBarOfSubmitted(), because);
  },
);

Then(new RegExp(`^nothing waits for ${person}$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.countWaiting(), 0);
});

Then(
  new RegExp(`^(\\d+) applications? waits? for ${person}$`),
  async function (this: ScenarioWorld, count: string, who: string) {
    assert.equal(await this.device(who).user.countWaiting(), Number(count));
  },
);

Then(new RegExp(`^"(.*)" comes back to ${person}$`), async function (this: ScenarioWorld, words: string, who: string) {
  assert.equal(await this.device(who).user.returnedWords(), words);
});

Then(
  new RegExp(`^${person} has to accept "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.amountsToAccept()).join('; '), expected);
  },
);

Then(new RegExp(`^${person} has nothing to accept$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.amountsToAccept(), []);
});

Then(new RegExp(`^${person} holds "(.*)"$`), async function (this: ScenarioWorld, who: string, expected: string) {
  assert.equal((await this.device(who).user.amountsHeld()).join('; '), expected);
});

Then(
  new RegExp(`^the ledger of ${person} reads "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.ledgerSums(), expected);
  },
);

Then(
  new RegExp(`^the instruments of ${person} are "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.issuedAmounts()).join('; '), expected);
  },
);

Then(
  new RegExp(`^the overview of ${person} reads "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.overview(), expected);
  },
);

Then(/^the steps of the issue are "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.equal(this.device('Luo Qiubai').user.announcedSteps().join(', '), expected);
});

Then(/^the issue is refused because "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.deepEqual(this.device('Luo Qiubai').user.forbiddingRules(), [expected]);
});
