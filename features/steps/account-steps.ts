import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const revealed = new WeakMap<ScenarioWorld, { readonly masked: string; readonly whole: string }>();

When(new RegExp(`^${person} changes the password "(.*)" to "(.*)"$`), async function (this: ScenarioWorld, who: string, current: string, next: string) {
  this.noted = await this.device(who).user.changePassword(current, next);
});

Then(new RegExp(`^${person} is told of the password "(.*)"$`), function (this: ScenarioWorld, _who: string, words: string) {
  assert.equal(this.noted, words);
});

When(new RegExp(`^${person} asks for the whole mobile number$`), async function (this: ScenarioWorld, who: string) {
  revealed.set(this, await this.device(who).user.revealMobile());
});

Then(/^it stood as "(.*)" and is "(.*)"$/, function (this: ScenarioWorld, masked: string, whole: string) {
  assert.deepEqual(revealed.get(this), { masked, whole });
});

Then(new RegExp(`^the account of ${person} (tells|does not tell) of "(.*)"$`), async function (this: ScenarioWorld, who: string, tells: string, what: string) {
  assert.equal((await this.device(who).user.accountHistory()).includes(what), tells === 'tells');
});
