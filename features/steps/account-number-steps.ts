import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const viewed = 'Account number viewed';

async function look(world: ScenarioWorld, who: string): Promise<void> {
  await world.device(who).user.openDetail(world.package);
}

Given(
  new RegExp(`^${person} asks for the account number of the package$`),
  async function (this: ScenarioWorld, who: string) {
    await look(this, who);
    await this.device(who).user.askForAccountNumber();
  },
);

When(
  new RegExp(`^the connection is lost, and ${person} asks for the account number of the package$`),
  async function (this: ScenarioWorld, who: string) {
    await look(this, who);
    this.device(who).weather.lost();
    await this.device(who).user.askForAccountNumber();
  },
);

Then(
  new RegExp(`^${person} sees the account number "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    assert.equal((await this.device(who).user.detail()).account.number, number);
  },
);

Then(
  new RegExp(`^${person} is told that viewing it could not be recorded$`),
  async function (this: ScenarioWorld, who: string) {
    assert.match((await this.device(who).user.detail()).account.trouble, /^Network error/);
  },
);

Then('nobody is said to have viewed it', async function (this: ScenarioWorld) {
  const { history } = await this.device('Zhou Siyuan').user.detail();
  assert.ok(history.length > 0);
  assert.deepEqual(
    history.filter((line) => line.what === viewed),
    [],
  );
});

Then(
  new RegExp(`^its history tells that ${person}, "(.*)", viewed the account number$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await look(this, who);
    const { history } = await this.device(who).user.detail();
    assert.deepEqual(
      history.filter((line) => line.what === viewed).map((line) => line.who),
      [name],
    );
  },
);
