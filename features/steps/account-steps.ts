import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { passwordOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const revealed = new WeakMap<ScenarioWorld, { readonly masked: string; readonly whole: string }>();

When(
  new RegExp(`^${person} changes the password "(.*)" to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, current: string, next: string) {
    this.noted = await this.device(who).user.changePassword(current, next);
  },
);

Then(
  new RegExp(`^${person} is told of the password "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

When(new RegExp(`^${person} asks for the whole mobile number$`), async function (this: ScenarioWorld, who: string) {
  revealed.set(this, await this.device(who).user.revealMobile());
});

Then(/^it stood as "(.*)" and is "(.*)"$/, function (this: ScenarioWorld, masked: string, whole: string) {
  assert.deepEqual(revealed.get(this), { masked, whole });
});

Then(
  new RegExp(`^the account of ${person} (tells|does not tell) of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, tells: string, what: string) {
    assert.equal((await this.device(who).user.accountHistory()).includes(what), tells === 'tells');
  },
);

async function codeMailed(world: ScenarioWorld, address: string): Promise<string> {
  let code: string | undefined;
  await eventually(
    'the code is mailed',
    async () => (code = /\d{6}/.exec((await world.stage.backstage.mailedTo(address))[0] ?? '')?.[0]) !== undefined,
  );
  return code ?? '';
}

When(
  new RegExp(`^${person} gives the mail address "([^"]*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    this.noted = await this.device(who).user.askMailCode(address, passwordOf(who));
  },
);

When(
  new RegExp(`^${person} gives the mail address "(.*)" with the password "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string, password: string) {
    this.noted = await this.device(who).user.askMailCode(address, password);
  },
);

When(
  new RegExp(`^${person} enters the code "(.*)" for it$`),
  async function (this: ScenarioWorld, who: string, code: string) {
    this.noted = await this.device(who).user.confirmMail(code);
  },
);

When(
  new RegExp(`^${person} confirms "(.*)" by the code that came there$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    assert.equal(await this.device(who).user.confirmMail(await codeMailed(this, address)), '');
  },
);

Given(
  new RegExp(`^${person} has confirmed the mail address "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    const { user } = this.device(who);
    await user.askMailCode(address, passwordOf(who));
    assert.equal(await user.confirmMail(await codeMailed(this, address)), '');
  },
);

When(new RegExp(`^${person} wants no mail address any more$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.endMail(passwordOf(who)), '');
});

When(
  new RegExp(`^${person} wants no mail address any more, with the password "(.*)"$`),
  async function (this: ScenarioWorld, who: string, password: string) {
    this.noted = await this.device(who).user.endMail(password);
  },
);

Then(
  new RegExp(`^${person} is told of the address "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

Then(
  new RegExp(`^the mail address of ${person} stands as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    assert.equal(await this.device(who).user.ownMail(), address);
  },
);

Then(/^"(.*)" is told that it gets no more messages$/, async function (this: ScenarioWorld, address: string) {
  await this.stage.backstage.sendDue();
  assert.match((await this.stage.backstage.mailedTo(address))[0] ?? '', /不再接收消息|no more messages/);
});
