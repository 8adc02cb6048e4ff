import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { workbenchLeft } from './workbench-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Then(
  new RegExp(`^${person} is (not )?shown the way to onboard$`),
  async function (this: ScenarioWorld, who: string, not: string | null) {
    assert.equal(await this.device(who).user.isShownOnboarding(), not === null);
  },
);

When(new RegExp(`^${person} presses to onboard$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.pressToOnboard();
});

Then(
  new RegExp(`^${person} is told of onboarding "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

When(new RegExp(`^${person} onboards directly$`), function (this: ScenarioWorld, who: string) {
  this.device(who).user.onboardDirectly();
});

When(new RegExp(`^${person} looks at onboarding$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.lookAtOnboarding();
});

When(
  new RegExp(`^${person} signs the bank's agreement and hands the company in$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.signAndHandIn();
  },
);

When(new RegExp(`^${person} hands the company in again$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.handInAgain();
});

When(
  new RegExp(`^the partner bank takes the company of ${person}$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.bankDecides(accountOf(who), 'take', '');
  },
);

When(
  new RegExp(`^the partner bank refuses the company of ${person} because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await this.stage.backstage.bankDecides(accountOf(who), 'refuse', reason);
  },
);

When(
  new RegExp(`^the partner bank finds that the company of ${person} no longer meets its requirements because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await this.stage.backstage.bankDecides(accountOf(who), 'change', reason);
  },
);

Then(
  new RegExp(`^the steps of onboarding are, for ${person}, "(.*)"$`),
  function (this: ScenarioWorld, who: string, steps: string) {
    assert.equal(this.device(who).user.onboardingSteps().join(', '), steps);
  },
);

Then(
  new RegExp(`^the bank's reason is, for ${person}, "(.*)"$`),
  function (this: ScenarioWorld, who: string, reason: string) {
    assert.equal(this.device(who).user.bankReason(), reason);
  },
);

Then(
  new RegExp(`^${person} was refused because of "(.*)"$`),
  function (this: ScenarioWorld, who: string, because: string) {
    assert.deepEqual(this.device(who).user.onboardingRefusedBecause(), [because]);
  },
);

Then(
  new RegExp(`^${person} is told (that the company has onboarded|of success no more)$`),
  function (this: ScenarioWorld, who: string, what: string) {
    assert.equal(this.device(who).user.isToldOfSuccess(), what !== 'of success no more');
  },
);

When(new RegExp(`^${person} goes over to the workbench$`), async function (this: ScenarioWorld, who: string) {
  const gone = await this.device(who).user.goOver();
  assert.ok(gone);
  workbenchLeft(this, gone);
});
