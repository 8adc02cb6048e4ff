import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

When(
  new RegExp(`^${person} makes the internal organisation "(.*)" with the code "(.*)" below "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, code: string, above: string) {
    this.noted = await this.device(who).user.makeOrganisation(name, code, above);
  },
);

When(
  new RegExp(`^${person} renames the internal organisation "(.*)" to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, next: string) {
    this.noted = await this.device(who).user.renameOrganisation(name, next);
  },
);

When(
  new RegExp(`^${person} moves the internal organisation "(.*)" below "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, above: string) {
    this.noted = await this.device(who).user.moveOrganisation(name, above);
  },
);

When(
  new RegExp(`^${person} stops the internal organisation "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    this.noted = await this.device(who).user.stopOrganisation(name);
  },
);

When(
  new RegExp(`^${person} reopens the internal organisation "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    this.noted = await this.device(who).user.reopenOrganisation(name);
  },
);

When(
  new RegExp(`^${person} puts "(.*)" into the internal organisation "(.*)"$`),
  async function (this: ScenarioWorld, who: string, whom: string, name: string) {
    this.noted = await this.device(who).user.placeMember(whom, name);
  },
);

Then(/^the change of the internal organisations is done$/, function (this: ScenarioWorld) {
  assert.equal(this.noted, '');
});

Then(/^the change of the internal organisations is refused: "(.*)"$/, function (this: ScenarioWorld, words: string) {
  assert.equal(this.noted, words);
});

Then(
  new RegExp(`^${person} finds the internal organisation "(.*)" on level (\\d+)$`),
  async function (this: ScenarioWorld, who: string, name: string, level: string) {
    assert.equal(await this.device(who).user.levelOfOrganisation(name), Number(level));
  },
);

Then(
  new RegExp(`^the newest of (\\d+) changes that ${person} sees contains "(.*)"$`),
  async function (this: ScenarioWorld, count: string, who: string, words: string) {
    const lines = await this.device(who).user.organisationChangesShown();
    assert.deepEqual([lines.length, lines[0]?.includes(words)], [Number(count), true], lines.join('\n'));
  },
);

Then(
  new RegExp(`^${person} may not change the internal organisations of the company$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal(await this.device(who).user.mayChangeOrganisations(), false);
  },
);
