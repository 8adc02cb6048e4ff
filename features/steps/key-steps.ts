import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { AtToken } from '../support/scenario-token.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
/** Milliseconds after which the page checks whether the telephone has answered. */
const look = 1500;

const daysOf: Readonly<Record<string, number>> = { '': 365, ' that has expired': -1, ' that ends in 20 days': 20 };

Given(
  new RegExp(`^${person} has plugged in a key with a certificate( that has expired| that ends in 20 days)?$`),
  async function (this: ScenarioWorld, who: string, expired: string | null) {
    await this.device(who).user.plugInKey(async (publicKey) =>
      this.stage.backstage.issueKey(accountOf(who), publicKey, daysOf[expired ?? ''] ?? 365),
    );
  },
);

Given(
  new RegExp(`^${person} has plugged in a key that belongs to ${person}$`),
  async function (this: ScenarioWorld, who: string, owner: string) {
    await this.device(who).user.plugInKey(async (publicKey) =>
      this.stage.backstage.issueKey(accountOf(owner), publicKey, 365),
    );
  },
);

Given(
  new RegExp(`^the certificates of ${person} have been revoked$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.revokeKeys(accountOf(who));
  },
);

const owners: Readonly<Record<string, AtToken>> = {
  '': 'confirms',
  ', with a wrong PIN': 'pin-wrong',
  ', and cancels at the token': 'cancelled',
  ', and the token is locked': 'locked',
};

When(
  new RegExp(`^${person} signs in by key(, with a wrong PIN|, and cancels at the token|, and the token is locked)?$`),
  async function (this: ScenarioWorld, who: string, how: string | null) {
    await this.device(who).user.signInByKey(owners[how ?? ''] ?? 'confirms');
  },
);

When(new RegExp(`^${person} asks to confirm on the telephone$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.askPhone(accountOf(who));
  await eventually('the page shows a number', async () => (await user.phoneNumber()) !== undefined);
});

When(
  new RegExp(`^${person} asks to have ${person} confirm on the telephone$`),
  async function (this: ScenarioWorld, who: string, owner: string) {
    await this.device(who).user.askPhone(accountOf(owner));
  },
);

Then(
  new RegExp(`^${person} is to show that no machine asks, and the telephone of ${person} is left alone$`),
  async function (this: ScenarioWorld, who: string, owner: string) {
    const { user } = this.device(who);
    await eventually('a picture is shown', async () => user.humanAsked());
    assert.deepEqual(
      [await user.phoneNumber(), await this.stage.backstage.phoneOf(accountOf(owner))],
      [undefined, undefined],
    );
  },
);

When(
  new RegExp(`^${person} lets the device show it and asks once more$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.askPhoneAsHuman();
    await eventually('the page shows a number', async () => (await user.phoneNumber()) !== undefined);
  },
);

Then(
  new RegExp(`^the telephone of ${person} shows the same number as the page$`),
  async function (this: ScenarioWorld, who: string) {
    const { backstage } = this.stage;
    await eventually('the telephone asks', async () => (await backstage.phoneOf(accountOf(who))) !== undefined);
    assert.equal((await backstage.phoneOf(accountOf(who)))?.number, await this.device(who).user.phoneNumber());
  },
);

Then(
  new RegExp(`^the telephone of ${person} shows the number that ${person} sees$`),
  async function (this: ScenarioWorld, owner: string, who: string) {
    const { backstage } = this.stage;
    await eventually('the telephone asks', async () => (await backstage.phoneOf(accountOf(owner))) !== undefined);
    assert.equal((await backstage.phoneOf(accountOf(owner)))?.number, await this.device(who).user.phoneNumber());
  },
);

When(
  new RegExp(`^${person} (agrees|refuses) on the telephone$`),
  async function (this: ScenarioWorld, who: string, how: string) {
    const { backstage, clock } = this.stage;
    await eventually('the telephone asks', async () => (await backstage.phoneOf(accountOf(who))) !== undefined);
    await backstage.answerPhone((await backstage.phoneOf(accountOf(who)))?.key ?? '', how === 'agrees');
    const { user } = this.device(who);
    clock.advance(look);
    await eventually(
      'the page has heard',
      async () => (await user.phoneNumber()) === undefined || (await user.role()) !== '',
    );
  },
);

Then(
  new RegExp(`^${person} is told about the key: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.keyNotice(), words);
    assert.equal(await this.device(who).user.role(), '');
  },
);

Given(
  new RegExp(`^${person} waits for a key with none plugged in$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.awaitKey();
  },
);

Then(
  new RegExp(`^${person} soon sees, without asking, that the certificate has (\\d+) days left$`),
  async function (this: ScenarioWorld, who: string, days: string) {
    const { user } = this.device(who);
    this.stage.clock.advance(3000);
    await eventually('the certificate is noticed', async () => (await user.daysLeftOfKeys()).includes(Number(days)));
  },
);

Then(
  new RegExp(`^${person} sees that the certificate expired on (\\S+), and signs nothing by it$`),
  async function (this: ScenarioWorld, who: string, day: string) {
    const { user } = this.device(who);
    assert.deepEqual([await user.expiredKeys(), await user.role()], [[day], '']);
  },
);

When(new RegExp(`^${person} tries the key$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.tryKey();
});

Then(
  new RegExp(`^${person} is told of the trial: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.keyTrial(), words);
  },
);

Then(
  new RegExp(`^${person} is advised about the key: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.ok((await this.device(who).user.keyAdvice()).includes(words));
  },
);

Given(/^the platform refuses to say where the UKey helper is: "(.*)"$/, function (this: ScenarioWorld, words: string) {
  this.device('Li Min').weather.refuse('/corp/v1/ukey/helper/download-url', words);
});

Then(
  new RegExp(`^${person} is warned about the helper: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.helperTrouble(), words);
  },
);

Then(
  new RegExp(`^${person} is told what may keep the key from working: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.ok((await this.device(who).user.keyTips()).includes(words));
  },
);

When(
  new RegExp(`^${person} has read what may keep the key from working$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.readKeyTips();
  },
);

Then(
  new RegExp(`^${person} is told nothing that may keep the key from working$`),
  async function (this: ScenarioWorld, who: string) {
    assert.deepEqual(await this.device(who).user.keyTips(), []);
  },
);
