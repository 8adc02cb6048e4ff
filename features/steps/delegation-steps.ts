import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
/** Names of people in the demo world. */
const called: Readonly<Record<string, string>> = {
  'Zhou Siyuan': '周思远',
  'Li Min': '李敏',
  'Gu Yunzhou': '顾云舟',
  'Lin Zhixia': '林知夏',
  'Shen Ruogu': '沈若谷',
};
const named = (who: string): string => {
  const found = called[who];
  if (found === undefined) throw new Error(`Nobody is called ${who}`);
  return found;
};

When(
  new RegExp(
    `^${person} (?:names|has named) ${person} to act for (him|her|[A-Z][a-z]+ [A-Z][a-z]+) from (today|tomorrow) for (\\d+) days$`,
  ),
  async function (this: ScenarioWorld, who: string, delegate: string, delegator: string, from: string, days: string) {
    this.noted = await this.device(who).user.nameDelegate(
      named(delegate),
      ['him', 'her'].includes(delegator) ? undefined : named(delegator),
      from === 'today' ? 0 : 1,
      Number(days),
    );
  },
);

When(
  new RegExp(`^${person} ends that ${person} acts for (?:him|her)$`),
  async function (this: ScenarioWorld, who: string, delegate: string) {
    await this.device(who).user.endDelegation(named(delegate));
  },
);

When(
  new RegExp(`^${person} acts for ${person}$`),
  async function (this: ScenarioWorld, who: string, delegator: string) {
    const { user } = this.device(who);
    const role = (await user.rolesOffered()).find((each) => each.includes(named(delegator)));
    assert.ok(role);
    await user.takeRole(role);
  },
);

Then(new RegExp(`^${person} acts for nobody$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual((await this.device(who).user.rolesOffered()).length, 1);
});

Then(
  new RegExp(`^"(.*)" is delegated in the company of ${person}$`),
  async function (this: ScenarioWorld, listed: string, who: string) {
    assert.deepEqual(await this.device(who).user.delegationsShown(), [listed]);
  },
);

Then(
  new RegExp(`^"(.*)" is decided in the company of ${person}$`),
  async function (this: ScenarioWorld, listed: string, who: string) {
    assert.deepEqual(await this.device(who).user.decisionsShown(), [listed]);
  },
);

Then(
  new RegExp(`^every package there is for ${person} to go on with "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    const listed = await this.device(who).user.listed();
    assert.ok(listed.length > 0);
    assert.ok(
      listed.every(({ progress }) => progress.includes(words)),
      listed.map(({ progress }) => progress).join(', '),
    );
  },
);

Then(
  new RegExp(`^${person} is told that it was ended by "(.*)"$`),
  async function (this: ScenarioWorld, who: string, by: string) {
    assert.equal(await this.device(who).user.actingEndedBy(), by);
  },
);
