import { strict as assert } from 'node:assert';
import { Then } from '@cucumber/cucumber';
import { integrationSteps } from '../../src/domain/registration/integration-places.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Then(
  new RegExp(`^the company of ${person} has completed "(.*)", and "(.*)" is what is left$`),
  async function (this: ScenarioWorld, who: string, steps: string, outcome: string) {
    const { user } = this.device(who);
    assert.equal((await user.integrationStands()).join(', '), steps);
    assert.equal(await user.integrationComesTo(), outcome);
  },
);

Then(
  new RegExp(`^${person} goes on from the step "(.*)" to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, step: string, place: string) {
    const at = integrationSteps.find((each) => each === step);
    assert.ok(at, `no such step: ${step}`);
    assert.equal(await this.device(who).user.integrationGoesOn(at), place);
  },
);
