import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Given(
  new RegExp(`^${person} has a cloud certificate at hand as if it lay in a token$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.plugInKey(async (publicKey) =>
      this.stage.backstage.issueKey(accountOf(who), publicKey, 365, 'CLOUD'),
    );
  },
);

When(new RegExp(`^${person} looks at the ways of certification$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.lookAtIdentification();
});

When(
  new RegExp(`^${person} identifies the company by the token(, with a wrong PIN)?$`),
  async function (this: ScenarioWorld, who: string, wrong: string | null) {
    await this.device(who).user.identifyByToken(wrong === null ? 'confirms' : 'pin-wrong');
  },
);

Then(
  new RegExp(`^${person} is told of the identification "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.toldOfIdentification(), words);
  },
);

Then(
  new RegExp(`^the company of ${person} stands as "(.*)" by UKey and "(.*)" by its papers$`),
  async function (this: ScenarioWorld, who: string, ukey: string, papers: string) {
    assert.deepEqual(await this.device(who).user.identificationStands(), { ukey, papers });
  },
);

Then(
  new RegExp(`^the menus lead ${person} to "(.*)" to have (?:his|her) company certified$`),
  async function (this: ScenarioWorld, who: string, place: string) {
    assert.equal(await this.device(who).user.certifiedAt(), place);
  },
);

Then(new RegExp(`^${person} comes out at "(.*)"$`), async function (this: ScenarioWorld, who: string, place: string) {
  assert.equal(await this.device(who).user.standsAt(), place);
});
