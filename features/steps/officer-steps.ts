import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { OfficersOrdered } from '../support/assembly.ts';
import type { ScenarioWorld } from '../support/world.ts';

const amount = '(\\d+\\.\\d\\d)';
const person = '(\\w+ \\w+)';

const usual = { amount: '', until: '', holder: '宁波砚舟', receiver: '', isOfFrozen: false, isAlone: false };

/** Officers decide about the credit of the scenario. */
const decide = async (
  world: ScenarioWorld,
  ordered: Pick<OfficersOrdered, 'act'> & Partial<OfficersOrdered>,
): Promise<string | undefined> =>
  world.stage.backstage.officersDecide({ ...usual, number: world.noted.split(' ')[0] ?? '', ...ordered });

const done = async (outcome: Promise<string | undefined>): Promise<void> => assert.equal(await outcome, undefined);

When(
  new RegExp(`^two officers freeze ${amount} of it until (\\S+)$`),
  async function (this: ScenarioWorld, sum: string, until: string) {
    await done(decide(this, { act: 'freeze', amount: sum, until }));
  },
);

When(
  new RegExp(`^one officer alone tries to freeze ${amount} of it until (\\S+)$`),
  async function (this: ScenarioWorld, sum: string, until: string) {
    assert.equal(await decide(this, { act: 'freeze', amount: sum, until, isAlone: true }), 'REQUEST_INVALID');
  },
);

When(new RegExp(`^two officers release ${amount} of it$`), async function (this: ScenarioWorld, sum: string) {
  await done(decide(this, { act: 'release', amount: sum, isOfFrozen: true }));
});

When(
  new RegExp(`^two officers transfer ${amount} of (what is frozen|it) to "(.*)" for the court$`),
  async function (this: ScenarioWorld, sum: string, of: string, receiver: string) {
    await done(decide(this, { act: 'court-transfer', amount: sum, receiver, isOfFrozen: of !== 'it' }));
  },
);

When(
  /^two officers let "(.*)" succeed "(.*)"$/,
  async function (this: ScenarioWorld, receiver: string, holder: string) {
    await done(decide(this, { act: 'succession', number: '', holder, receiver }));
  },
);

When(/^two officers deregister "(.*)"$/, async function (this: ScenarioWorld, holder: string) {
  await done(decide(this, { act: 'deregistration', number: '', holder }));
});

When(/^two officers correct its newest entry$/, async function (this: ScenarioWorld) {
  await done(decide(this, { act: 'correction' }));
});

When(
  new RegExp(`^${person} rejects what waits, because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    await this.device(who).user.decideFirst('reject', 'other', words);
  },
);

Then(/^the officers read of their newest order "(.*)"$/, async function (this: ScenarioWorld, expected: string) {
  assert.equal(await this.stage.backstage.newestOrder(), expected);
});

Then(/^two officers cannot correct its newest entry$/, async function (this: ScenarioWorld) {
  assert.equal(await decide(this, { act: 'correction' }), 'TRADE_RULE');
});

Then(
  new RegExp(`^of it ${person} reads as frozen "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.officersOnNewest()).frozen.join('; '), expected);
  },
);

Then(
  new RegExp(`^of it ${person} reads as changed "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.officersOnNewest()).orders.join('; '), expected);
  },
);

Then(
  new RegExp(`^a line of a statement of ${amount} for it with "(.*)" waits, because a part is frozen$`),
  async function (this: ScenarioWorld, sum: string, reference: string) {
    const [number = ''] = this.noted.split(' ');
    const { backstage } = this.stage;
    await done(backstage.statementEntered(number, sum, reference));
    assert.equal((await backstage.linesListed()).find((each) => each.reference === reference)?.bar, 'frozen');
  },
);

Then(new RegExp(`^${person} holds nothing any more$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.newestHolding(), '');
});

Then(new RegExp(`^${person} holds of it "(.*)"$`), async function (this: ScenarioWorld, who: string, expected: string) {
  const [number = ''] = this.noted.split(' ');
  assert.equal((await this.device(who).user.heldOf(number)).join('; '), expected);
});
