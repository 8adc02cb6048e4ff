import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { roleTemplates } from '../../src/domain/people/shared/role-templates.ts';
import type { PersonToInvite } from '../support/abilities/keeping-people.ts';
import { accountOf, passwordOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

/** Invented people; the region 330299 does not exist. */
const invited: Readonly<Record<string, PersonToInvite>> = {
  'Wen Renyu': {
    personName: '闻人语',
    mobile: '14000008811',
    idNumber: '330299199003071235',
    userName: accountOf('Wen Renyu'),
    password: passwordOf('Wen Renyu'),
  },
};
/** A valid identity number of another person. */
const otherId = '330299198511171035';

function toInvite(who: string): PersonToInvite {
  const found = invited[who];
  assert.ok(found, `Nobody invites ${who}`);
  return found;
}

const rolesIn = (named: string) => roleTemplates.filter((each) => named.split(', ').includes(each));

/** The code of the last message to an invited person. */
async function codeOf(world: ScenarioWorld, who: string): Promise<string> {
  let code: string | undefined;
  await eventually(
    'the invitation is sent',
    async () =>
      (code = /[a-z0-9]{4}(?:-[a-z0-9]{4}){2}/.exec(
        (await world.stage.backstage.lastTextTo(toInvite(who).mobile)) ?? '',
      )?.[0]) !== undefined,
  );
  return code ?? '';
}

When(new RegExp(`^${person} looks at the people of the company$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openPeople();
});

Given(
  new RegExp(`^the company of ${person} has sent as many text messages as it may within an hour$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.useUpTexts(accountOf(who));
  },
);

When(
  new RegExp(`^${person} invites ${person} as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, whom: string, roles: string) {
    this.noted = await this.device(who).user.invitePerson(toInvite(whom), rolesIn(roles));
  },
);

Given(
  new RegExp(`^${person} has invited ${person} as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, whom: string, roles: string) {
    assert.equal(await this.device(who).user.invitePerson(toInvite(whom), rolesIn(roles)), '');
  },
);

When(
  new RegExp(`^${person} withdraws the invitation of ${person}$`),
  async function (this: ScenarioWorld, who: string, whom: string) {
    await this.device(who).user.withdrawInvitation(toInvite(whom).personName);
  },
);

When(
  new RegExp(`^${person} sends the invitation of ${person} again$`),
  async function (this: ScenarioWorld, who: string, whom: string) {
    const before = await codeOf(this, whom);
    await this.device(who).user.sendInvitationAgain(toInvite(whom).personName);
    await eventually('another code is sent', async () => (await codeOf(this, whom)) !== before);
  },
);

When(
  new RegExp(`^${person} (?:joins|has joined) by the code that went to (?:her|his) telephone$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal(await this.device(who).user.joinCompany(await codeOf(this, who), toInvite(who)), '');
  },
);

When(
  new RegExp(`^${person} enters the code that went to (?:her|his) telephone$`),
  async function (this: ScenarioWorld, who: string) {
    this.noted = await this.device(who).user.enterInvitationCode(await codeOf(this, who));
  },
);

When('somebody else enters the same code', async function (this: ScenarioWorld) {
  this.noted = await this.device('Shi Qingyue').user.enterInvitationCode(await codeOf(this, 'Wen Renyu'));
});

When(
  /^somebody with another identity number joins by that code(?: (\d) times)?$/,
  async function (this: ScenarioWorld, times: string | null) {
    const code = await codeOf(this, 'Wen Renyu');
    for (let time = 0; time < Number(times ?? '1'); time += 1)
      this.noted = await this.device('Shi Qingyue').user.joinCompany(code, {
        ...toInvite('Wen Renyu'),
        idNumber: otherId,
      });
  },
);

When(
  new RegExp(`^${person} signs in with the password of (?:her|his) own$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.signIn(accountOf(who), passwordOf(who));
  },
);

/** Names of people in the demo world and in invitations. */
const called: Readonly<Record<string, string>> = { 'Li Min': '李敏', 'Shen Ruogu': '沈若谷', 'Wen Renyu': '闻人语' };

When(
  new RegExp(`^${person} gives ${person} the roles "(.*)"$`),
  async function (this: ScenarioWorld, who: string, whom: string, roles: string) {
    await this.device(who).user.giveRoles(called[whom] ?? whom, rolesIn(roles));
  },
);

When(
  new RegExp(`^${person} (?:demands|has demanded) two steps of everybody$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.demandTwoSteps();
  },
);

When(
  new RegExp(`^${person} (confirms|declines) what is proposed$`),
  async function (this: ScenarioWorld, who: string, how: string) {
    await this.device(who).user.decideProposal(how === 'confirms');
  },
);

When(new RegExp(`^${person} has ${person} leave$`), async function (this: ScenarioWorld, who: string, whom: string) {
  await this.device(who).user.haveLeave(called[whom] ?? whom);
});

Then(
  new RegExp(`^"(.*)" is for two people to decide in the company of ${person}$`),
  async function (this: ScenarioWorld, listed: string, who: string) {
    assert.deepEqual(await this.device(who).user.proposalsShown(), [listed]);
  },
);

Then(new RegExp(`^nothing is for ${person} to decide$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  assert.equal((await user.proposalsShown()).length, 1);
  assert.equal(await user.mayDecideSomething(), false);
});

Then(
  new RegExp(`^"(.*)" has left the company of ${person}$`),
  async function (this: ScenarioWorld, name: string, who: string) {
    assert.deepEqual(await this.device(who).user.goneFromCompany(), [name]);
  },
);

Then('the code is told to be {string}', function (this: ScenarioWorld, because: string) {
  assert.equal(this.noted, because);
});

Then('they are told {string}', function (this: ScenarioWorld, words: string) {
  assert.equal(this.noted, words);
});

Then(new RegExp(`^${person} is told of people "(.*)"$`), function (this: ScenarioWorld, _who: string, words: string) {
  assert.equal(this.noted, words);
});

Then(
  new RegExp(`^"(.*)" is invited by the company of ${person}$`),
  async function (this: ScenarioWorld, listed: string, who: string) {
    assert.deepEqual(await this.device(who).user.invitedPeople(), [listed]);
  },
);

Then(new RegExp(`^nobody is invited by the company of ${person}$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.invitedPeople(), []);
});

Then(
  new RegExp(`^"(.*)" works for the company of ${person}$`),
  async function (this: ScenarioWorld, listed: string, who: string) {
    const working = await this.device(who).user.workingPeople();
    assert.ok(working.includes(listed), working.join('; '));
  },
);

Then(
  new RegExp(`^${person} may not manage the people of the company$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal(await this.device(who).user.mayManagePeople(), false);
  },
);

Then(
  new RegExp(`^${person} has joined "(.*)" as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, companyName: string, userName: string) {
    assert.deepEqual(await this.device(who).user.joinedAs(), { userName, companyName });
  },
);
