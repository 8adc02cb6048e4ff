import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { AtToken } from '../support/scenario-token.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const somebody = 'somebody';

async function sentTo(world: ScenarioWorld, who: string): Promise<string> {
  const mobile = await world.stage.backstage.mobileOf(accountOf(who));
  let code: string | undefined;
  await eventually(
    'the code is sent',
    async () => (code = await world.stage.backstage.codeSentTo(mobile)) !== undefined,
  );
  return code ?? '';
}

When(
  new RegExp(`^${person} asks for a code to reset the password of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, userName: string) {
    await this.device(who).user.askToReset(userName);
  },
);

When(
  new RegExp(`^${person} asks for a code to reset the own password$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.askToReset(undefined);
  },
);

When(new RegExp(`^${person} proves the identity by the code$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.proveIdentity(await sentTo(this, who));
});

When(
  new RegExp(`^${person} guesses the code "(.*)"$`),
  async function (this: ScenarioWorld, who: string, code: string) {
    await this.device(who).user.proveIdentity(code);
  },
);

When(
  new RegExp(`^${person} takes the new password "(.*)"$`),
  async function (this: ScenarioWorld, who: string, password: string) {
    await this.device(who).user.takeNewPassword(password);
  },
);

When(
  new RegExp(`^somebody takes over the account of ${person} by a code to its telephone, with the password "(.*)"$`),
  async function (this: ScenarioWorld, who: string, password: string) {
    const { user } = this.device(somebody);
    await user.askToReset(accountOf(who));
    await user.proveIdentity(await sentTo(this, who));
    await user.takeNewPassword(password);
  },
);

When(
  new RegExp(`^${person} loads the page of the way back in again$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.recoveryReloaded();
  },
);

Given('{int} minutes go by', function (this: ScenarioWorld, minutes: number) {
  this.stage.clock.advance(minutes * 60_000);
});

Then(new RegExp(`^${person} is told that the password was reset$`), async function (this: ScenarioWorld, who: string) {
  assert.equal((await this.device(who).user.recoveryAt()).step, 'done');
});

Then(
  new RegExp(`^${person} goes on to the way in "(.*)" with the name "(.*)" filled in$`),
  async function (this: ScenarioWorld, who: string, place: string, userName: string) {
    assert.deepEqual(await this.device(who).user.goOnToSignIn(), { place, userName });
  },
);

Then(new RegExp(`^${person} is asked to sign in at the next step$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openList();
  assert.match(await user.place(), /^\/login\/login/);
});

Then('the account that somebody opened tells of {string}', async function (this: ScenarioWorld, what: string) {
  assert.ok((await this.device(somebody).user.accountHistory()).includes(what));
});

Then(
  new RegExp(`^${person} is told of the new password "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.newPasswordNotice(), words);
  },
);

Then(
  new RegExp(`^${person} is told on the way back in "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.recoveryNotice(), words);
  },
);

Then(
  new RegExp(`^${person} stands at the step "(.*)" of the way back in, for "(.*)"$`),
  async function (this: ScenarioWorld, who: string, step: string, userName: string) {
    assert.deepEqual(await this.device(who).user.recoveryAt(), { step, userName });
  },
);

Then(
  new RegExp(`^${person} may ask for another code to reset the password in (\\d+) seconds$`),
  async function (this: ScenarioWorld, who: string, seconds: string) {
    assert.equal(await this.device(who).user.recoveryWait(), Number(seconds));
  },
);

When(
  new RegExp(`^somebody asks to have the account of ${person} opened because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    const { user } = this.device(somebody);
    await user.askToUnfreeze(accountOf(who));
    await user.proveForUnfreezing(await sentTo(this, who));
    await user.sayWhyToUnfreeze(reason);
  },
);

Then(
  /^somebody is told that (the account was opened|the account was not locked|a person decides, because the account is frozen)$/,
  async function (this: ScenarioWorld, what: string) {
    const outcomes: Readonly<Record<string, string>> = {
      'the account was opened': 'unlocked',
      'the account was not locked': 'nothing',
      'a person decides, because the account is frozen': 'review frozen',
    };
    assert.equal(await this.device(somebody).user.unfreezeOutcome(), outcomes[what]);
  },
);

When(new RegExp(`^the bank freezes the account of ${person}$`), async function (this: ScenarioWorld, who: string) {
  await this.stage.backstage.freeze(accountOf(who));
});

When(
  new RegExp(`^whoever reviews grants what was asked for ${person}$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.grantUnfreezing(accountOf(who));
  },
);

Then(
  new RegExp(`^the telephone of ${person} is told "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.ok(
      (await this.stage.backstage.lastTextTo(await this.stage.backstage.mobileOf(accountOf(who))))?.includes(words),
    );
  },
);

const purposes = { 'reset the password of': 'reset', 'open the account of': 'unfreeze' } as const;
const atToken: Readonly<Record<string, AtToken>> = {
  '': 'confirms',
  ', with a wrong PIN': 'pin-wrong',
  ', and cancels at the token': 'cancelled',
};

When(
  new RegExp(`^${person} asks to (reset the password of|open the account of) "(.*)" by key$`),
  async function (this: ScenarioWorld, who: string, what: keyof typeof purposes, userName: string) {
    await this.device(who).user.askByKey(purposes[what], userName);
  },
);

When(
  new RegExp(`^${person} asks to reset the own password by key$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.askByKey('reset', undefined);
  },
);

When(
  new RegExp(`^${person} proves the identity by the key(, with a wrong PIN|, and cancels at the token)?$`),
  async function (this: ScenarioWorld, who: string, how: string | null) {
    await this.device(who).user.proveByKey(atToken[how ?? ''] ?? 'confirms');
  },
);

When(
  new RegExp(`^${person} asks to confirm the identity on the telephone$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.proveByPhone();
    await eventually('the page shows a number', async () => (await user.phoneNumber()) !== undefined);
  },
);

When(
  new RegExp(`^${person} says that the account is to be opened because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await this.device(who).user.sayWhyToUnfreeze(reason);
  },
);

Then(new RegExp(`^${person} is told that the account was opened$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.unfreezeOutcome(), 'unlocked');
});

Then(
  new RegExp(`^${person} is told of the key that is to prove it "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.keyProofNotice(), words);
  },
);
