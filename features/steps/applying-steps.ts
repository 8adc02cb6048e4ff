import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { applicationParts, type ApplicationPart } from '../../src/domain/products/shared/application.ts';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

function partCalled(name: string): ApplicationPart {
  const found = applicationParts.find((each) => each === name);
  assert.ok(found, `No part is called ${name}`);
  return found;
}

When(
  new RegExp(`^${person} applies for "(\\w+)"$`),
  async function (this: ScenarioWorld, who: string, product: string) {
    await this.device(who).user.applyFor(product);
  },
);

When(
  new RegExp(`^${person} leaves the application and comes back to it$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.comeBackToApplication();
  },
);

When(
  new RegExp(`^${person} writes the purpose "(.*)"$`),
  async function (this: ScenarioWorld, who: string, purpose: string) {
    await this.device(who).user.writeInApplication('purpose', purpose);
  },
);

When(
  new RegExp(`^${person} fills in the rest of the application and hands it in$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.fillInApplication();
    await user.handInApplication();
  },
);

When(new RegExp(`^${person} hands the application in$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.handInApplication();
});

When(new RegExp(`^${person} keeps what \\w+ \\w+ wrote$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.keepOwnApplication();
});

When(
  new RegExp(`^the platform grants the application of ${person} for "(\\w+)"$`),
  async function (this: ScenarioWorld, who: string, product: string) {
    await this.stage.backstage.applicationDecided(accountOf(who), product, {
      action: 'grant',
      returned: [],
      answer: '',
    });
  },
);

When(
  new RegExp(`^the platform returns the part "(\\w+)" of the application of ${person} for "(\\w+)" because "(.*)"$`),
  async function (this: ScenarioWorld, part: string, who: string, product: string, reason: string) {
    await this.stage.backstage.applicationDecided(accountOf(who), product, {
      action: 'return',
      returned: [{ part: partCalled(part), reason }],
      answer: '',
    });
  },
);

When(
  new RegExp(`^the platform declines the application of ${person} for "(\\w+)" because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, product: string, answer: string) {
    await this.stage.backstage.applicationDecided(accountOf(who), product, { action: 'decline', returned: [], answer });
  },
);

Then(
  new RegExp(`^the application stands as "(\\w+)" to ${person}$`),
  function (this: ScenarioWorld, state: string, who: string) {
    assert.equal(this.device(who).user.applicationState(), state);
  },
);

Then(
  new RegExp(`^the application stands as "(\\w+)" to ${person}, and says the purpose "(.*)"$`),
  function (this: ScenarioWorld, state: string, who: string, purpose: string) {
    const { user } = this.device(who);
    assert.deepEqual([user.applicationState(), user.writtenInApplication('purpose')], [state, purpose]);
  },
);

Then(
  new RegExp(`^the application stands as "(\\w+)" to ${person}, and (?:nothing|"(.*)") of it is open$`),
  function (this: ScenarioWorld, state: string, who: string, parts: string | null) {
    const { user } = this.device(who);
    assert.deepEqual([user.applicationState(), user.openInApplication().join(', ')], [state, parts ?? '']);
  },
);

Then(
  new RegExp(`^${person} is asked for "(.*)" in the application$`),
  function (this: ScenarioWorld, who: string, fields: string) {
    assert.equal(this.device(who).user.askedForInApplication().join(', '), fields);
  },
);

Then(
  new RegExp(`^the part "(\\w+)" is returned to ${person} because "(.*)"$`),
  function (this: ScenarioWorld, part: string, who: string, reason: string) {
    assert.equal(this.device(who).user.returnedBecause(partCalled(part)), reason);
  },
);

Then(
  new RegExp(`^the application of ${person} is declined because "(.*)"$`),
  function (this: ScenarioWorld, who: string, reason: string) {
    assert.equal(this.device(who).user.declinedBecause(), reason);
  },
);

Then(
  new RegExp(`^${person} is told that "(.*)" was first to save the application$`),
  function (this: ScenarioWorld, who: string, by: string) {
    assert.equal(this.device(who).user.savedFirstBy(), by);
  },
);

Then(new RegExp(`^there is nothing to apply for, for ${person}$`), function (this: ScenarioWorld, who: string) {
  assert.equal(this.device(who).user.isApplicationThere(), false);
});
