import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { money } from '../../src/domain/money/money.ts';
import { isProposalAnswer } from '../../src/domain/trade/shared/colleague-proposal.ts';
import type { SeenSupplier } from '../support/abilities/managing-suppliers.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { arrive } from './trade-steps.ts';

const person = '(\\w+ \\w+)';

/** The supplier of a scenario, as the page showed it before. */
const seenBefore = new WeakMap<ScenarioWorld, { readonly name: string; readonly supplier: SeenSupplier }>();

Given(
  new RegExp(`^${person} sees the supplier "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await arrive(this, who);
    seenBefore.set(this, { name, supplier: await this.device(who).user.seeSupplier(name) });
  },
);

Then(
  new RegExp(`^${person} sees (\\d+) issue and (\\d+\\.\\d\\d) more with the supplier, who can be paid$`),
  async function (this: ScenarioWorld, who: string, issues: string, amount: string) {
    const before = seenBefore.get(this);
    assert.ok(before);
    const { name, supplier } = before;
    assert.deepEqual(await this.device(who).user.seeSupplier(name), {
      open: supplier.open + money(amount).fen,
      issues: supplier.issues + Number(issues),
      standing: 'Can be paid',
    });
  },
);

When(
  new RegExp(`^${person} starts an issue from the row of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    this.noted = await this.device(who).user.issueFromRow(name);
  },
);

Then('the payee of the issue is {string}', function (this: ScenarioWorld, name: string) {
  assert.equal(this.noted, name);
});

When(
  new RegExp(`^${person} recommends "(.*)" with the credit code "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, uscc: string) {
    this.noted = await this.device(who).user.recommendSupplier(name, uscc);
  },
);

Then('the recommendation is refused with {string}', function (this: ScenarioWorld, words: string) {
  assert.equal(this.noted, words);
});

Then(
  new RegExp(`^(\\d+) recommendation waits for ${person}, who can (.*)$`),
  async function (this: ScenarioWorld, count: string, who: string, may: string) {
    const waiting = await this.device(who).user.openRecommendations();
    assert.deepEqual(
      waiting,
      Array.from({ length: Number(count) }, () => may),
    );
  },
);

Then(new RegExp(`^${person} can only withdraw it$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.openRecommendations(), ['withdraw']);
});

When(
  new RegExp(`^${person} answers the recommendation with "(.*)"$`),
  async function (this: ScenarioWorld, who: string, answer: string) {
    assert.ok(isProposalAnswer(answer));
    await this.device(who).user.answerRecommendation(answer);
  },
);

Then(
  new RegExp(`^the invited company is shown to ${person} as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, progress: string) {
    assert.deepEqual(await this.device(who).user.invitedProgress(), [progress]);
  },
);

Then('the contact has got a message that names the credit code', async function (this: ScenarioWorld) {
  assert.match((await this.stage.backstage.lastTextTo('13800001299')) ?? '', /91330602MA2D9K4T77/u);
});
