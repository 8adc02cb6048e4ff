import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const zhou = 'Zhou Siyuan';
/** The result of relating a selection, by scenario. */
const led = new WeakMap<ScenarioWorld, { readonly place: string; readonly told: string }>();

When('Zhou Siyuan asks for a submitted package that takes it', async function (this: ScenarioWorld) {
  this.noted = await this.device(zhou).user.askForTaking();
});

Then('that is the package', function (this: ScenarioWorld) {
  assert.equal(this.noted, this.package);
});

Then('no submitted package takes it', function (this: ScenarioWorld) {
  assert.equal(this.noted, '');
});

When('Zhou Siyuan relates to it what is chosen', async function (this: ScenarioWorld) {
  const outcome = await this.device(zhou).user.joinTaking();
  led.set(this, outcome);
  this.noted = outcome.told;
});

Given(
  /^the back end tells that what is related lies among packages of "(.*)"$/,
  function (this: ScenarioWorld, docType: string) {
    this.device(zhou).weather.answerInstead('/corp/mps/v1/certificate/doc/datum/relate', () => ({
      status: 200,
      body: { code: '0', message: '', data: { docType } },
      traceId: undefined,
    }));
  },
);

Then(/^Zhou Siyuan is led to "(.*)" and told "(.*)"$/, function (this: ScenarioWorld, place: string, told: string) {
  const outcome = led.get(this);
  // The number of the package depends on the demo world and is not compared.
  assert.deepEqual({ ...outcome, told: outcome?.told.replace(/DD\d+-\d+/u, 'DD…') }, { place, told });
});
