import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';

Given(/^from now on "([^"]*)" is asked for$/, async function (this: ScenarioWorld, name: string) {
  await this.stage.backstage.reviseStandard(this.package, { removed: [], asked: [{ name, required: true }] });
});

Given(
  /^from now on "(.*)" is asked for, "(.*)" is (required|optional), and "(.*)" is not asked for$/,
  async function (this: ScenarioWorld, added: string, changed: string, as: string, removed: string) {
    await this.stage.backstage.reviseStandard(this.package, {
      removed: [removed],
      asked: [
        { name: added, required: true },
        { name: changed, required: as === 'required' },
      ],
    });
  },
);

Then(
  new RegExp(`^${person} is told of no change to what is asked for$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.openMaterials(this.package);
    assert.deepEqual((await user.standardNews()).lines, []);
  },
);

Then(
  new RegExp(`^${person} is told of these changes to what is asked for(, and that the old list stays)?:$`),
  async function (this: ScenarioWorld, who: string, stays: string | null, table: DataTable) {
    const { lines, mayTakeOver } = await this.device(who).user.standardNews();
    assert.deepEqual(
      lines,
      table.raw().map(([line]) => line),
    );
    assert.equal(mayTakeOver, stays === null);
  },
);

When(
  new RegExp(`^${person} (takes the new|keeps the old) list(?: over)?$`),
  async function (this: ScenarioWorld, who: string, what: string) {
    await this.device(who).user.answerNews(what === 'takes the new' ? 'take' : 'keep');
  },
);

const asked = async (world: ScenarioWorld, name: string) => {
  const { user } = world.device(zhou);
  await user.openMaterials(world.package);
  return (await user.materials()).find((each) => each.name === name);
};

Then(/^the package asks for "(.*)" as required$/, async function (this: ScenarioWorld, name: string) {
  assert.equal((await asked(this, name))?.required, true);
});

Then(/^the package does not ask for "(.*)"$/, async function (this: ScenarioWorld, name: string) {
  assert.equal(await asked(this, name), undefined);
});

Then('the package still has the contract', async function (this: ScenarioWorld) {
  const contract = await asked(this, '贸易合同');
  assert.deepEqual([contract?.required, contract?.items.length], [false, 1]);
});
