import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { lossReasons } from '../../src/domain/keys/certificate.ts';
import { accountOf, passwordOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
/** Milliseconds after which the page checks whether the telephone has answered. */
const look = 1500;

Given(
  new RegExp(`^${person} has a certificate in a token for (\\d+) days$`),
  async function (this: ScenarioWorld, who: string, days: string) {
    await this.device(who).user.plugInKey(async (publicKey) =>
      this.stage.backstage.issueKey(accountOf(who), publicKey, Number(days)),
    );
  },
);

When(new RegExp(`^${person} looks at the certificates$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.lookAtCertificates();
});

Then(
  new RegExp(`^${person} sees the own certificates "(.*)"$`),
  async function (this: ScenarioWorld, who: string, lines: string) {
    assert.equal((await this.device(who).user.ownCertificates()).join('; '), lines);
  },
);

Then(
  new RegExp(`^${person} sees the certificate of "(.*)", and of its number nothing but the end$`),
  async function (this: ScenarioWorld, who: string, holder: string) {
    const [found, ...more] = await this.device(who).user.colleaguesCertificates();
    assert.equal(more.length, 0);
    assert.equal(found?.holder, holder);
    assert.match(found?.serial ?? '', /^\*{4}[0-9a-f]{4}$/);
  },
);

Then(new RegExp(`^${person} sees no certificates$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  assert.deepEqual([await user.ownCertificates(), await user.colleaguesCertificates()], [[], []]);
});

const actions = {
  'opens a cloud certificate': 'open',
  'renews the certificate': 'renew',
  'has the certificate reissued': 'reissue',
} as const;

When(
  new RegExp(
    `^${person} (opens a cloud certificate|renews the certificate|has the certificate reissued)( with a wrong password)?$`,
  ),
  async function (this: ScenarioWorld, who: string, action: keyof typeof actions, wrong: string | null) {
    await this.device(who).user.beginWithCertificate(
      actions[action],
      wrong === null ? passwordOf(who) : 'not the password',
    );
  },
);

async function answered(world: ScenarioWorld, who: string, agrees: boolean): Promise<void> {
  const { backstage, clock } = world.stage;
  const { user } = world.device(who);
  await eventually('the telephone asks', async () => (await backstage.phoneOf(accountOf(who))) !== undefined);
  const asked = await backstage.phoneOf(accountOf(who));
  assert.equal(await user.certificateNumberShown(), asked?.number);
  await backstage.answerPhone(asked?.key ?? '', agrees);
  clock.advance(look);
  await eventually('the page has heard', async () => (await user.certificateNumberShown()) === undefined);
}

When(
  new RegExp(`^${person} (agrees on the telephone to|refuses on the telephone) what is done with certificates$`),
  async function (this: ScenarioWorld, who: string, how: string) {
    await answered(this, who, how.startsWith('agrees'));
  },
);

Given(new RegExp(`^${person} has opened a cloud certificate$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.signIn(accountOf(who), passwordOf(who));
  await user.lookAtCertificates();
  await user.beginWithCertificate('open', passwordOf(who));
  await answered(this, who, true);
  await user.lookAtCertificates();
});

When(
  new RegExp(`^${person} reports the certificate (?:as "(.*)"|without saying why)$`),
  async function (this: ScenarioWorld, who: string, reason: string | null) {
    await this.device(who).user.reportCertificate(
      lossReasons.find((each) => each === reason),
      passwordOf(who),
    );
  },
);

Then(
  new RegExp(`^${person} is told of the certificates "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.toldOfCertificates(), words);
  },
);

Then(
  new RegExp(`^${person} is told why no cloud certificate can be opened: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.whyNoCloudCertificate(), words);
  },
);

Then(new RegExp(`^the telephone of ${person} asks nothing$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.stage.backstage.phoneOf(accountOf(who)), undefined);
});

Then(/^what happened to it was "(.*)"$/, async function (this: ScenarioWorld, lines: string) {
  assert.equal((await this.device('Tao Yanran').user.certificateHistory()).join('; '), lines);
});

Then(
  new RegExp(`^the messages tell ${person} "(.*)", (to do|for information)$`),
  async function (this: ScenarioWorld, who: string, title: string, what: string) {
    const found = (await this.device(who).user.openMessages()).find((each) => each.title === title);
    assert.equal(found?.isToDo, what === 'to do');
  },
);

const purposes = { 'for a token': 'first', 'to have it renewed,': 'renew', 'to have it reissued,': 'reissue' } as const;

When(
  new RegExp(`^${person} applies (for a token|to have it renewed,|to have it reissued,) to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, what: keyof typeof purposes, address: string) {
    await this.device(who).user.applyForToken(purposes[what], address, passwordOf(who));
  },
);

When(
  new RegExp(`^${person} corrects the address to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    await this.device(who).user.correctToken(address, passwordOf(who));
  },
);

When(
  new RegExp(`^the registration authority posts the token of ${person} under "(.*)"$`),
  async function (this: ScenarioWorld, who: string, courier: string) {
    await this.stage.backstage.tokenPosted(accountOf(who), courier);
  },
);

When(
  new RegExp(`^the registration authority returns the token of ${person}: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await this.stage.backstage.tokenReturned(accountOf(who), reason);
  },
);

async function pluggedIn(world: ScenarioWorld, who: string): Promise<void> {
  await world
    .device(who)
    .user.plugInKey(async (publicKey) => world.stage.backstage.tokenWritten(accountOf(who), publicKey));
}

When(new RegExp(`^${person} plugs in the token that was posted$`), async function (this: ScenarioWorld, who: string) {
  await pluggedIn(this, who);
});

When(new RegExp(`^${person} activates the token$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.activateToken();
});

Given(
  new RegExp(`^${person} has activated the token that was posted$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await this.stage.backstage.tokenPosted(accountOf(who), 'SF1');
    await pluggedIn(this, who);
    await user.lookAtCertificates();
    await user.activateToken();
  },
);

Then(
  new RegExp(`^${person} is told of the tokens "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.toldOfTokens(), words);
  },
);

Then(
  new RegExp(`^${person} is told why no token can be applied for: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.whyNoToken(), words);
  },
);

Then(
  new RegExp(`^the token of ${person} stands as "([^"]*)"(?:, because of "(.*)")?$`),
  async function (this: ScenarioWorld, who: string, state: string, reason: string | undefined) {
    assert.deepEqual(await this.device(who).user.tokenStands(), { state, reason: reason ?? '' });
  },
);

When(
  new RegExp(`^(\\d+) days pass, and ${person} signs in again$`),
  async function (this: ScenarioWorld, days: string, who: string) {
    await this.stage.backstage.daysPass(Number(days));
    await this.device(who).user.signIn(accountOf(who), passwordOf(who));
  },
);

Then(
  new RegExp(`^the certificates tell ${person} that "(.*)" applied for a cloud certificate$`),
  async function (this: ScenarioWorld, who: string, by: string) {
    const { user } = this.device(who);
    await user.lookAtCertificates();
    assert.equal((await user.cloudAppliedBy()) || 'nobody', by);
  },
);
