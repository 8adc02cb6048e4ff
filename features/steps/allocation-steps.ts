import { strict as assert } from 'node:assert';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

When(
  /^(\w+ \w+) allocates the first free holding to "(.*)"$/,
  async function (this: ScenarioWorld, who: string, name: string) {
    this.noted = await this.device(who).user.allocateFirst(name);
  },
);

When(
  /^(\w+ \w+) hands the first holding of "(.*)" back$/,
  async function (this: ScenarioWorld, who: string, name: string) {
    this.noted = await this.device(who).user.handBackFirst(name);
  },
);

Then(/^the allocation is done$/, function (this: ScenarioWorld) {
  assert.equal(this.noted, '');
});

Then(/^the allocation is refused: "(.*)"$/, function (this: ScenarioWorld, words: string) {
  assert.equal(this.noted, words);
});

Then(
  /^for (\w+ \w+) "(.*)" has (\d+) holdings?$/,
  async function (this: ScenarioWorld, who: string, name: string, count: string) {
    assert.equal(await this.device(who).user.countOfOrganisation(name), Number(count));
  },
);

Then(
  /^(\d+) holdings of (\w+ \w+) are not allocated$/,
  async function (this: ScenarioWorld, count: string, who: string) {
    assert.equal(await this.device(who).user.countOfOrganisation(''), Number(count));
  },
);

Then(
  /^the newest allocation of the first holding of "(.*)" reads for (\w+ \w+) "(.*)"$/,
  async function (this: ScenarioWorld, name: string, who: string, line: string) {
    assert.equal(await this.device(who).user.newestAllocation(name), line);
  },
);

Then(
  /^the list of holdings offers (\w+ \w+) the organisations$/,
  async function (this: ScenarioWorld, who: string, table: DataTable) {
    assert.deepEqual(await this.device(who).user.organisationsOfList(), table.raw().flat());
  },
);

Then(/^the list of holdings offers (\w+ \w+) no organisations$/, async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.organisationsOfList(), []);
});

Then(/^(\w+ \w+) may (not )?allocate$/, async function (this: ScenarioWorld, who: string, not: string | null) {
  assert.equal(await this.device(who).user.mayAllocate(), not === null);
});

Then(
  /^list, overview and ledger of (\w+ \w+) all say (\d+\.\d\d)$/,
  async function (this: ScenarioWorld, who: string, sum: string) {
    assert.deepEqual(await this.device(who).user.sumsOfHeld(), { list: sum, overview: sum, ledger: sum });
  },
);
