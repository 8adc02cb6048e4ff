import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const otherMachine = 'another machine';

Given(
  new RegExp(`^${person} comes to "(\\S+)" (?:for the first time|once more)(, where a warning stands)?$`),
  async function (this: ScenarioWorld, who: string, path: string, warning: string | null) {
    await this.device(who).user.comeToTour(path, warning !== null);
  },
);

Then(new RegExp(`^${person} is shown "(.*)" first$`), async function (this: ScenarioWorld, who: string, step: string) {
  assert.equal(await this.device(who).user.shownAround(), step);
});

Then(new RegExp(`^${person} is shown nothing$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.shownAround(), undefined);
});

When(new RegExp(`^${person} leaves the tour$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  assert.notEqual(await user.shownAround(), undefined);
  await user.leaveTour();
});

When(new RegExp(`^${person} asks to be shown around$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askForTour();
});

When(
  new RegExp(`^${person} is signed in at another machine and comes to "(\\S+)"$`),
  async function (this: ScenarioWorld, who: string, path: string) {
    assert.notEqual(await this.device(who).user.shownAround(), undefined);
    const { user } = this.device(otherMachine);
    await user.signIn(accountOf(who), 'Huiyu#2026');
    await user.comeToTour(path);
  },
);

Then('nobody is shown around at that machine', async function (this: ScenarioWorld) {
  assert.equal(await this.device(otherMachine).user.shownAround(), undefined);
});

Then(
  new RegExp(`^${person} at that machine can ask to be shown around$`),
  async function (this: ScenarioWorld, _who: string) {
    const { user } = this.device(otherMachine);
    await user.askForTour();
    assert.equal(await user.shownAround(), 'figures');
  },
);
