import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Then(
  new RegExp(`^in the trade (\\d+) waits? for ${person}, everywhere$`),
  async function (this: ScenarioWorld, count: string, who: string) {
    const { overview, toDoPage, ...numbers } = await this.device(who).user.numbersOfTrade();
    const all = Object.entries({ ...numbers, overview: overview ?? 0, toDoPage: toDoPage ?? 0 });
    assert.deepEqual(
      all,
      all.map(([place]) => [place, Number(count)]),
    );
  },
);

Then(
  new RegExp(`^all that waits for ${person} is one number, at home, in the menu and in the queue$`),
  async function (this: ScenarioWorld, who: string) {
    const { home, menu, queue } = await this.device(who).user.numbersOfAll();
    assert.ok(home !== undefined && home > 0);
    assert.deepEqual([menu, queue], [home, home]);
  },
);

Then(
  new RegExp(`^the queue of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.queue()).join(', '), expected);
  },
);

Then(
  new RegExp(`^the queue of ${person} begins with "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.queue())[0], expected);
  },
);

Then(
  new RegExp(`^${person} cannot decide what waits because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.reasonsOfBarred()).join(', '), expected);
  },
);

When(
  new RegExp(`^${person} approves the first one beside the queue$`),
  async function (this: ScenarioWorld, who: string) {
    const { result, left, open } = await this.device(who).user.approveBeside();
    this.noted = `${result}, ${left} left, ${open} open`;
  },
);

Then(/^the queue says "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.equal(this.noted, expected);
});
