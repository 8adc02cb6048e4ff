import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PortalUser } from '../support/portal-user.ts';
import { accountOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const zhou = 'Zhou Siyuan';
const elsewhere = 'another device';
const windows = new WeakMap<ScenarioWorld, PortalUser>();

Then(
  /^every machine of Zhou Siyuan has the views "([^"]*)"(?:, and opens the list with "(.*)")?$/,
  async function (this: ScenarioWorld, names: string, usual: string | null) {
    // Names may contain commas.
    await eventually(`there are the views ${names}`, async () => {
      const kept = await this.stage.backstage.keptViews(accountOf(zhou));
      return kept.names.join(', ') === names && (usual === null || kept.usual === usual);
    });
  },
);

When('Zhou Siyuan opens the list on that device', async function (this: ScenarioWorld) {
  await this.device(elsewhere).user.openList('');
});

Then(
  /^Zhou Siyuan is shown in time, on that device, the views "(.*)"$/,
  async function (this: ScenarioWorld, name: string) {
    const { user } = this.device(elsewhere);
    await user.viewsInTime([name]);
    assert.equal((await user.views()).usual, name);
  },
);

Given(/^Zhou Siyuan has the list at "(.*)" in a second window$/, async function (this: ScenarioWorld, address: string) {
  const second = this.device(zhou).secondWindow();
  await second.comeBack();
  await second.openList(address);
  windows.set(this, second);
});

When(/^Zhou Siyuan keeps the list of the second window as "(.*)"$/, async function (this: ScenarioWorld, name: string) {
  assert.equal(await windows.get(this)?.keepView(name), '');
});

Then('Zhou Siyuan hears in time that it is kept nowhere else', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  await eventually('it is told', async () => user.told().length > 0);
  assert.deepEqual((await this.stage.backstage.keptViews(accountOf(zhou))).names, ['Passed, largest first']);
});
