import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';

When(
  new RegExp(`^${person} looks at the product "(.*)"$`),
  async function (this: ScenarioWorld, who: string, title: string) {
    await this.device(who).user.lookAtProduct(title);
  },
);

When(new RegExp(`^${person} looks at all products$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.lookAtProducts();
});

Then(
  new RegExp(`^the agreement of the product is kept under the project "(.*)" for ${person}$`),
  async function (this: ScenarioWorld, code: string, who: string) {
    assert.equal(await this.device(who).user.productProject(), code);
  },
);

Then(
  new RegExp(`^${person} can take home its agreement as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.equal(await this.device(who).user.productAgreementTakenHome(), name);
  },
);

When(new RegExp(`^${person} checks the product again$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.checkProductAgain();
});

When(new RegExp(`^${person} presses open$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.pressOpen();
});

When(
  new RegExp(`^${person} opens it, having read and signed its agreement$`),
  async function (this: ScenarioWorld, who: string) {
    this.noted = await this.device(who).user.openAgreeing();
  },
);

Then(
  new RegExp(`^the product stands as "(.*)" to ${person}, and (?:nothing|"(.*)") is missing$`),
  async function (this: ScenarioWorld, state: string, who: string, missing: string | undefined) {
    assert.deepEqual(await this.device(who).user.productStanding(), {
      state,
      missing: missing ? missing.split(', ') : [],
    });
  },
);

Then(
  new RegExp(`^${person} is told of the product "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

Then(
  new RegExp(`^${person} is told of the product that "(.*)" opened it$`),
  function (this: ScenarioWorld, _who: string, by: string) {
    assert.match(this.noted ?? '', new RegExp(`was opened by ${by} on `));
  },
);

Then(
  new RegExp(`^the product leads ${person} to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, path: string) {
    assert.equal(await this.device(who).user.productLeadsTo(), path);
  },
);

Then(new RegExp(`^${person} is at the page "(.*)"$`), function (this: ScenarioWorld, who: string, path: string) {
  assert.equal(this.device(who).user.pageAt(), path);
});

Then(
  new RegExp(`^${person} sees (\\d+ that are .*)$`),
  async function (this: ScenarioWorld, who: string, counts: string) {
    const told = [...counts.matchAll(/(\d+) that are "([\w-]+)"/g)].map(([, count, group]) => [group, Number(count)]);
    assert.deepEqual(await this.device(who).user.productGroups(), Object.fromEntries(told));
  },
);

Then(
  new RegExp(`^${person} is told to be certified again as one of the "(core|chain)"$`),
  async function (this: ScenarioWorld, who: string, of: string) {
    assert.equal(await this.device(who).user.unifiedHint(), of);
  },
);

Then(
  new RegExp(`^the condition "(.*)" tells ${person} "(.*)"$`),
  async function (this: ScenarioWorld, condition: string, who: string, words: string) {
    const told = await this.device(who).user.productConditions();
    assert.equal(told[condition], words, JSON.stringify(told));
  },
);
