import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const password = 'Huiyu#2026';
const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const somebody = 'somebody';

/** With the place of the sign-in, if it is known. */
const openElsewhere =
  /^This account signed in elsewhere on \d+ \w+ \d{4}, \d\d:\d\d(?: \(.+\))?, so you were signed out here\. If that was not you, reset the password at once\.$/;

Given(new RegExp(`^${person} has an account as operator of Yanzhou$`), function (this: ScenarioWorld, who: string) {
  assert.ok(accountOf(who));
});

Given(new RegExp(`^${person} is signed in$`), async function (this: ScenarioWorld, who: string) {
  await this.alreadySignedIn(who);
});

When(new RegExp(`^${person} signs in$`), async function (this: ScenarioWorld, who: string) {
  await this.signedIn(who);
});

When(
  'somebody signs in as {string} with the password {string}',
  async function (this: ScenarioWorld, name: string, typed: string) {
    await this.device(somebody).user.signIn(name, typed);
  },
);

Given(
  'somebody failed {int} times to sign in as {string}',
  async function (this: ScenarioWorld, times: number, name: string) {
    for (let attempt = 0; attempt < times; attempt += 1) await this.device(somebody).user.signIn(name, 'wrong');
  },
);

Given(
  'somebody failed {int} times to sign in as {string}, proving to be human where asked',
  async function (this: ScenarioWorld, times: number, name: string) {
    for (let attempt = 0; attempt < times; attempt += 1)
      await this.device(somebody).user.signIn(name, 'wrong', 'prove');
  },
);

When(
  'somebody lets the device prove itself and signs in as {string} with the right password',
  async function (this: ScenarioWorld, name: string) {
    await this.device(somebody).user.signIn(name, password, 'prove');
  },
);

When(new RegExp(`^${person} signs in on another device$`), async function (this: ScenarioWorld, who: string) {
  const other = this.device('another device');
  await other.user.signIn(accountOf(who), password);
  assert.notEqual(await other.user.role(), '');
});

When(new RegExp(`^${person} takes the role "(.*)"$`), async function (this: ScenarioWorld, who: string, role: string) {
  await this.device(who).user.takeRole(role);
});

When(new RegExp(`^${person} signs out$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.signOut();
});

When(
  new RegExp(`^(\\d+) minutes pass in which ${person} does nothing$`),
  async function (this: ScenarioWorld, minutes: string, who: string) {
    this.stage.clock.advance(Number(minutes) * 60_000);
    await this.device(who).user.openList();
  },
);

When(
  new RegExp(`^(\\d+) minutes pass in which ${person} works$`),
  async function (this: ScenarioWorld, minutes: string, who: string) {
    const { user } = this.device(who);
    // Any activity within half an hour keeps the session. For long days, one action every ten minutes is enough.
    if (Number(minutes) > 60) return user.workFor(Number(minutes), 10);
    for (let passed = 0; passed < Number(minutes); passed += 5) await user.workFor(5);
  },
);

Then(new RegExp(`^${person} works as "(.*)"$`), async function (this: ScenarioWorld, who: string, role: string) {
  assert.equal(await this.device(who).user.role(), role);
});

Then(new RegExp(`^${person} is at the evidence packages$`), async function (this: ScenarioWorld, who: string) {
  assert.match(await this.device(who).user.place(), /^\/credit\/finance-data\/index\/finance/);
});

Then(new RegExp(`^${person} is at the home page$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.place(), '/index');
});

Then(new RegExp(`^${person} is asked to sign in$`), async function (this: ScenarioWorld, who: string) {
  assert.match(await this.device(who).user.place(), /^\/login\/login/);
});

Then('the sign-in is refused with {string}', async function (this: ScenarioWorld, words: string) {
  assert.equal(await this.device(somebody).user.signInNotice(), words);
  assert.equal(await this.device(somebody).user.role(), '');
});

Then('the sign-in is refused, as a person decides about what was asked for', async function (this: ScenarioWorld) {
  assert.match(
    await this.device(somebody).user.signInNotice(),
    /^This account has been frozen\. Your request JD\d{10} of \d{4}-\d{2}-\d{2} is with the platform's reviewers/,
  );
  assert.equal(await this.device(somebody).user.role(), '');
});

Then('a code from a picture is asked for', async function (this: ScenarioWorld) {
  assert.equal(await this.device(somebody).user.captchaAsked(), true);
  assert.equal(await this.device(somebody).user.role(), '');
});

Then('{string} is signed in', async function (this: ScenarioWorld, _name: string) {
  assert.notEqual(await this.device(somebody).user.role(), '');
});

Then('the sign-in is refused because the company has been deregistered', async function (this: ScenarioWorld) {
  assert.equal(await this.device(somebody).user.deregistrationTold(), true);
});

Given(
  'strangers elsewhere failed {int} times to sign in as {string}',
  async function (this: ScenarioWorld, times: number, name: string) {
    await this.stage.backstage.guessedAtElsewhere(name, times);
  },
);

When(new RegExp(`^the company of ${person} is struck off$`), async function (this: ScenarioWorld, who: string) {
  await this.stage.backstage.strikeOff(accountOf(who));
});

When(new RegExp(`^${person} loses the role "(.*)"$`), async function (this: ScenarioWorld, who: string, role: string) {
  await this.stage.backstage.withdrawRole(accountOf(who), role);
});

Then(
  new RegExp(`^${person} is told that the company has been deregistered$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.openList();
    await user.signInPageOpened();
    assert.equal(await user.deregistrationTold(), true);
  },
);

Then(
  new RegExp(`^${person} is told that the role has been withdrawn$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.openList();
    await user.signInPageOpened();
    assert.equal(
      await user.signInNotice(),
      'The role that you worked in has been withdrawn. Please sign in again to go on with what you may do now.',
    );
  },
);

Then(
  new RegExp(`^${person} must sign in again, being told since when the account is open elsewhere$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.sessionOver();
    await user.signInPageOpened();
    assert.match(await user.signInNotice(), openElsewhere);
  },
);

Then('the first device is told that the account signed in on another device', async function (this: ScenarioWorld) {
  const { user } = this.device('Zhou Siyuan');
  await user.openList();
  assert.match(await user.place(), /^\/login\/login/);
  await user.signInPageOpened();
  assert.match(await user.signInNotice(), openElsewhere);
});

Then(new RegExp(`^${person} may not make packages$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.mayMakePackages(), false);
});

Given(
  new RegExp(`^${person} comes by the way in at "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    await this.device(who).user.comeBy(address);
  },
);

Then(
  new RegExp(`^${person} is at the way in "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    assert.equal(await this.device(who).user.place(), address);
  },
);

Then(
  'the way in at {string} is called {string}, in the name of {string}',
  async function (this: ScenarioWorld, address: string, title: string, brand: string) {
    assert.deepEqual(await this.device(somebody).user.wayIn(address), {
      title,
      brand: brand === 'the host' ? undefined : brand,
    });
  },
);

async function sentTo(world: ScenarioWorld, mobile: string): Promise<string> {
  let code: string | undefined;
  await eventually(
    'the code is sent',
    async () => (code = await world.stage.backstage.codeSentTo(mobile)) !== undefined,
  );
  return code ?? '';
}

When(new RegExp(`^${person} asks for a code to their telephone$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askForCode(await this.stage.backstage.mobileOf(accountOf(who)));
});

When(new RegExp(`^${person} signs in by the code$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.signInByCode(await sentTo(this, await this.stage.backstage.mobileOf(accountOf(who))));
});

/** The ways in which users enter a code. */
const typings: Readonly<Record<string, (code: string) => string>> = {
  'pasted with its whole text message': (code) => `【汇誉】您尾号8820的账户正在登录，验证码是 ${code}，5分钟内有效`,
  'typed in full width': (code) => code.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  'typed in two groups': (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
};

When(
  new RegExp(
    `^${person} signs in by the code (pasted with its whole text message|typed in full width|typed in two groups)$`,
  ),
  async function (this: ScenarioWorld, who: string, typing: string) {
    const code = await sentTo(this, await this.stage.backstage.mobileOf(accountOf(who)));
    await this.device(who).user.signInByCode(typings[typing]?.(code) ?? '');
  },
);

When(
  new RegExp(`^${person} enters a wrong code (\\d+) times?$`),
  async function (this: ScenarioWorld, who: string, times: string) {
    const right = await sentTo(this, await this.stage.backstage.mobileOf(accountOf(who)));
    for (let wrong = 0; wrong < Number(times); wrong += 1)
      await this.device(who).user.signInByCode(right === '000000' ? '000001' : '000000');
  },
);

When('somebody asks for a code to the number {string}', async function (this: ScenarioWorld, mobile: string) {
  await this.device(somebody).user.askForCode(mobile);
});

When(new RegExp(`^${person} loads the sign-in page again$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.codePageReloaded();
});

Then(
  new RegExp(`^${person} may ask for another code in (\\d+) seconds$`),
  async function (this: ScenarioWorld, who: string, seconds: string) {
    assert.equal(await this.device(who).user.codeWait(), Number(seconds));
  },
);

Then(
  new RegExp(`^${person} is told about the code: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.codeNotice(), words);
    assert.equal(await this.device(who).user.role(), '');
  },
);

Then('somebody is told about the code: {string}', async function (this: ScenarioWorld, words: string) {
  assert.equal(await this.device(somebody).user.codeNotice(), words);
});
