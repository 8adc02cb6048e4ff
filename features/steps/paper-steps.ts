import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { accountOf, passwordOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const ofPapers =
  /^(The business licence|The legal representative’s ID card|The agent’s ID card|The letter of authorisation)/;

const papersTold = async (world: ScenarioWorld, who: string) =>
  (await world.device(who).user.openMessages()).filter(({ title }) => ofPapers.test(title));

When(new RegExp(`^${person} signs in that day$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.signIn(accountOf(who), passwordOf(who));
});

Then(
  new RegExp(`^the messages tell ${person} of (\\d+) papers? that ends?$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    assert.equal((await papersTold(this, who)).length, Number(count));
  },
);

Then(new RegExp(`^only the last of them is to do for ${person}$`), async function (this: ScenarioWorld, who: string) {
  const [last, ...before] = await papersTold(this, who);
  assert.deepEqual([last?.isToDo, before.map(({ isToDo }) => isToDo)], [true, before.map(() => false)]);
});

Then(new RegExp(`^nothing of them is to do for ${person}$`), async function (this: ScenarioWorld, who: string) {
  const told = await papersTold(this, who);
  assert.ok(told.length > 0);
  assert.deepEqual(
    told.filter(({ isToDo }) => isToDo),
    [],
  );
});
