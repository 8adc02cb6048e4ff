import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShownItem } from '../support/abilities/assembling.ts';
import { accountOf } from '../support/people.ts';
import type { PortalUser } from '../support/portal-user.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { invoiceFields } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';
const password = 'Huiyu#2026';
const amountOf = (text: string): string => text.replaceAll(',', '');

async function invoice(user: PortalUser, number: string): Promise<ShownItem | undefined> {
  return (await user.materials())
    .flatMap((material) => material.items)
    .find((item) => item.fileName === `${number}.pdf`);
}

async function signInAgain(world: ScenarioWorld, who: string, at = who): Promise<void> {
  const { user } = world.device(at);
  await user.sessionOver();
  world.noted = (await user.signInAgain(accountOf(who), password)) ?? '';
}

When(
  new RegExp(`^${person} (?:is|has been) away for (\\d+) minutes$`),
  async function (this: ScenarioWorld, who: string, minutes: string) {
    await this.device(who).user.beAway(Number(minutes));
  },
);

Given(
  new RegExp(`^${person} has the portal open in a second window$`),
  async function (this: ScenarioWorld, who: string) {
    const second = this.device(who).secondWindow();
    await second.comeBack();
    this.devices.set(`${who} in the second window`, { ...this.device(who), user: second });
  },
);

When(
  new RegExp(`^(\\d+) minutes pass in which ${person} works in the second window$`),
  async function (this: ScenarioWorld, minutes: string, who: string) {
    await this.device(`${who} in the second window`).user.workFor(Number(minutes));
  },
);

When(new RegExp(`^${person} (?:stays|has stayed)$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.stay();
});

Given(new RegExp(`^${person} has signed out$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.signOut();
});

Given(new RegExp(`^${person} has signed in on another device$`), async function (this: ScenarioWorld, who: string) {
  await this.stage.device().user.signIn(accountOf(who), password);
});

Given(
  new RegExp(`^${person} has typed ¥([\\d.,]+) into the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, amount: string, number: string) {
    await this.device(who).user.type(`${number}.pdf`, invoiceFields(number, amountOf(amount)));
  },
);

Given(
  new RegExp(`^${person} has typed ¥([\\d.,]+) into the invoice "(.*)", which could not be saved any more$`),
  async function (this: ScenarioWorld, who: string, amount: string, number: string) {
    const { user } = this.device(who);
    await user.type(`${number}.pdf`, invoiceFields(number, amountOf(amount)));
    await user.sessionOver();
  },
);

When(new RegExp(`^${person} signs in again$`), async function (this: ScenarioWorld, who: string) {
  await signInAgain(this, who);
});

When(new RegExp(`^${person} signs in there$`), async function (this: ScenarioWorld, who: string) {
  await signInAgain(this, who, zhou);
});

Given(
  new RegExp(`^${person} has signed in there, chosen to do without (.*), and signed out$`),
  async function (this: ScenarioWorld, who: string, column: string) {
    await signInAgain(this, who, zhou);
    const { user } = this.device(zhou);
    await user.showColumn(column, false);
    await user.signOut();
  },
);

When(
  new RegExp(`^the connection is back and ${person} signs in again$`),
  async function (this: ScenarioWorld, who: string) {
    const { weather } = this.device(who);
    weather.back();
    this.stage.clock.advance(60_000);
    await signInAgain(this, who);
  },
);

Then(
  new RegExp(`^nothing is said to ${person} of the session's end$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    assert.equal(await user.sessionEndsIn(), undefined);
    assert.notEqual(await user.role(), '');
  },
);

Then(
  new RegExp(`^${person} is told that the session ends in (\\d+) minutes?$`),
  async function (this: ScenarioWorld, who: string, minutes: string) {
    assert.equal(await this.device(who).user.sessionEndsIn(), Number(minutes));
  },
);

Then(
  new RegExp(`^${person} is told that the session ends for good within (\\d+) minutes$`),
  async function (this: ScenarioWorld, who: string, minutes: string) {
    const { user } = this.device(who);
    const left = await user.sessionEndsIn();
    assert.ok(left !== undefined && left > 0 && left <= Number(minutes), String(left));
    assert.equal(await user.sessionEndIsLast(), true);
  },
);

Then(
  new RegExp(`^${person} must sign in again, being told "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    const { user } = this.device(who);
    await user.sessionOver();
    await user.signInPageOpened();
    assert.equal(await user.signInNotice(), words);
  },
);

Then(new RegExp(`^${person} is at the package again$`), function (this: ScenarioWorld, _who: string) {
  assert.equal(this.noted, this.package);
});

Then(
  /^the invoice "(.*)" says nothing yet to whoever sits there$/,
  async function (this: ScenarioWorld, number: string) {
    assert.equal(this.noted, this.package);
    assert.equal((await invoice(this.device(zhou).user, number))?.fields['total'], '');
  },
);

Then(/^nothing of the invoice "(.*)" has been saved$/, async function (this: ScenarioWorld, number: string) {
  const { user } = this.stage.device();
  await user.signIn(accountOf(zhou), password);
  await user.openMaterials(this.package);
  assert.equal((await invoice(user, number))?.fields['total'], '');
});
