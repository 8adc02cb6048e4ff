import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { AtToken } from '../support/scenario-token.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
/** Milliseconds after which the page checks whether the telephone has answered. */
const look = 1500;

const owners: Readonly<Record<string, AtToken>> = {
  '': 'confirms',
  ', with a wrong PIN': 'pin-wrong',
  ', and cancels at the token': 'cancelled',
  ', and the token is locked': 'locked',
};
const how = '(, with a wrong PIN|, and cancels at the token|, and the token is locked)?';

Given(
  new RegExp(`^${person} has a cloud certificate that has expired$`),
  async function (this: ScenarioWorld, who: string) {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    await this.stage.backstage.issueKey(
      accountOf(who),
      Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64'),
      -1,
      'CLOUD',
    );
  },
);

Given(
  new RegExp(`^${person} has a certificate in a token elsewhere$`),
  async function (this: ScenarioWorld, who: string) {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    await this.stage.backstage.issueKey(
      accountOf(who),
      Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64'),
      365,
    );
  },
);

When(
  new RegExp(`^${person} reads its agreement and signs it by certificate${how}$`),
  async function (this: ScenarioWorld, who: string, owner: string | undefined) {
    this.noted = await this.device(who).user.openSigning(owners[owner ?? ''] ?? 'confirms');
  },
);

When(
  new RegExp(`^${person} signs it once more${how}$`),
  async function (this: ScenarioWorld, who: string, owner: string | undefined) {
    this.noted = await this.device(who).user.signOnceMore(owners[owner ?? ''] ?? 'confirms');
  },
);

Then(new RegExp(`^the agreement stays read by ${person}$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.stillReads(), true);
});

Then(new RegExp(`^${person} has not been shown the agreement$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.stillReads(), false);
});

Then(
  new RegExp(`^of the certificates of ${person} these do not sign: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, lines: string) {
    assert.equal((await this.device(who).user.unusableCertificates()).certificates.toSorted().join('; '), lines);
  },
);

Then(
  new RegExp(`^${person} is told that "(.*)" could sign it$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    assert.equal((await this.device(who).user.unusableCertificates()).colleagues.join(', '), names);
  },
);

Then(
  new RegExp(`^${person} looks for the token again and may sign$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal(await this.device(who).user.lookForToken(), '');
  },
);

When(
  new RegExp(`^${person} reads its agreement and signs it on the telephone$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.beginSigningByPhone();
    await eventually('the page shows a number', async () => (await user.signingNumber()) !== undefined);
  },
);

When(
  new RegExp(`^${person} (agrees|refuses) on the telephone to the agreement$`),
  async function (this: ScenarioWorld, who: string, answer: string) {
    const { backstage, clock } = this.stage;
    const { user } = this.device(who);
    await eventually('the telephone asks', async () => (await backstage.phoneOf(accountOf(who))) !== undefined);
    const asked = await backstage.phoneOf(accountOf(who));
    assert.equal(asked?.number, await user.signingNumber());
    await backstage.answerPhone(asked?.key ?? '', answer === 'agrees');
    clock.advance(look);
    this.noted = await user.phoneSigned();
  },
);

When(
  new RegExp(`^nobody answers the telephone of ${person} in time$`),
  async function (this: ScenarioWorld, who: string) {
    this.stage.clock.advance(121_000);
    this.noted = await this.device(who).user.phoneSigned();
  },
);

Then(
  new RegExp(`^one of the own agreements of ${person} was signed by "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    const [told = '', ...others] = await this.device(who).user.protocolCertificates();
    assert.deepEqual(others, []);
    assert.ok(told.startsWith(words), told);
  },
);
