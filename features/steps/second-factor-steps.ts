import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import { codeSentTo, signInByTwoSteps } from '../support/second-step.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const password = 'Huiyu#2026';

Given(
  new RegExp(`^${person} has signed in by two steps( and trusts the browser)?$`),
  async function (this: ScenarioWorld, who: string, trusts: string | null) {
    await signInByTwoSteps(this, who, trusts !== null);
  },
);

Given(new RegExp(`^several people use the computer of ${person}$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.shareComputer();
});

When(
  new RegExp(`^${person} gives (the right|a wrong) password$`),
  async function (this: ScenarioWorld, who: string, which: string) {
    await this.device(who).user.signIn(accountOf(who), which === 'the right' ? password : 'not the password');
  },
);

When(new RegExp(`^${person} asks for the code of the second step$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askSecondCode();
});

When(new RegExp(`^${person} gives the code of the second step$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.giveSecondCode(await codeSentTo(this, who), false);
});

When(
  new RegExp(`^${person} gives a wrong code in the second step$`),
  async function (this: ScenarioWorld, who: string) {
    const right = await codeSentTo(this, who);
    await this.device(who).user.giveSecondCode(right === '000000' ? '000001' : '000000', false);
  },
);

Then(
  new RegExp(`^${person} is (not )?asked for a second proof$`),
  async function (this: ScenarioWorld, who: string, not: string | null) {
    const mobile = await this.device(who).user.secondStepTo();
    if (not !== null) assert.equal(mobile, undefined);
    else assert.match(mobile ?? '', /^\d{3}\*{4}\d{4}$/);
  },
);

Then(new RegExp(`^${person} is not signed in yet$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.role(), '');
});

Then(
  new RegExp(`^${person} is told in the second step "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.secondStepNotice(), words);
  },
);

Then(new RegExp(`^${person} cannot have the browser trusted$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.mayTrust(), false);
});

Then(new RegExp(`^${person} has come in$`), async function (this: ScenarioWorld, who: string) {
  assert.notEqual(await this.device(who).user.role(), '');
});

When(
  new RegExp(`^${person} switches two-step verification( with a wrong password)?$`),
  async function (this: ScenarioWorld, who: string, wrong: string | null) {
    this.noted = await this.device(who).user.switchTwoStep(wrong === null ? password : 'not the password');
  },
);

Then(
  new RegExp(`^${person} is told of the two steps "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);
