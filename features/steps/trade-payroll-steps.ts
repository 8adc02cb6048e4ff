import { strict as assert } from 'node:assert';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ReadPayroll } from '../support/abilities/paying-payrolls.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const place = '(waits|came)';
const placeOf = (word: string): 'waiting' | 'arriving' => (word === 'waits' ? 'waiting' : 'arriving');

function readOf({ readPayroll }: ScenarioWorld): ReadPayroll {
  assert.ok(readPayroll, 'A sheet was read');
  return readPayroll;
}

When(new RegExp(`^${person} reads the payroll:$`), async function (this: ScenarioWorld, who: string, table: DataTable) {
  this.readPayroll = await this.device(who).user.readPayroll(table.raw());
});

Then(/^the payroll is kept as "([^"]*)"$/, function (this: ScenarioWorld, kept: string) {
  assert.deepEqual({ ...readOf(this), problems: [] }, { kept, problems: [], trouble: '' });
});

Then(/^the payroll is not kept, and is told to be wrong in:$/, function (this: ScenarioWorld, table: DataTable) {
  const { kept, problems } = readOf(this);
  assert.equal(kept, '');
  assert.deepEqual(problems, table.raw());
});

When(
  new RegExp(`^${person} issues (\\d+\\.\\d\\d) to "([^"]+)" for the payroll of "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, amount: string, company: string, project: string) {
    assert.deepEqual(await this.device(who).user.submitPayroll(company, project, amount), []);
  },
);

Then(
  new RegExp(`^${person} cannot issue (\\d+\\.\\d\\d) to "([^"]+)" for the payroll of "([^"]+)":$`),
  async function (
    this: ScenarioWorld,
    who: string,
    amount: string,
    company: string,
    project: string,
    table: DataTable,
  ) {
    assert.deepEqual(await this.device(who).user.submitPayroll(company, project, amount), table.raw().flat());
  },
);

Then(
  new RegExp(`^the payroll of what ${place} is shown to ${person} as "([^"]+)"$`),
  async function (this: ScenarioWorld, where: string, who: string, shown: string) {
    assert.equal(await this.device(who).user.payrollOf(placeOf(where)), shown);
  },
);

When(
  new RegExp(`^${person} asks for the numbers of person (\\d+) of what ${place}, which are "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, at: string, where: string, shown: string) {
    assert.equal(await this.device(who).user.wholeNumbersOf(placeOf(where), Number(at)), shown);
  },
);
