import { strict as assert } from 'node:assert';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ReadPayroll } from '../support/abilities/paying-payrolls.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName } from './assembling-steps.ts';

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

Then(
  new RegExp(`^the approval of what waits tells ${person} that (.+)$`),
  async function (this: ScenarioWorld, who: string, note: string) {
    const notes = await this.device(who).user.notesOfWaiting();
    assert.ok(
      notes.some((each) => each.includes(note)),
      notes.join('\n'),
    );
  },
);

When(
  new RegExp(`^${person} asks for the numbers of person (\\d+) of what ${place}, which are "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, at: string, where: string, shown: string) {
    assert.equal(await this.device(who).user.wholeNumbersOf(placeOf(where), Number(at)), shown);
  },
);

When(
  new RegExp(`^${person} begins the evidence of the newest credit, which is "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, offered: string) {
    const begun = await this.device(who).user.beginEvidence();
    assert.equal(begun.offered, offered);
    this.package = begun.packageId;
  },
);

Then(
  new RegExp(`^${person} can begin no evidence of the newest credit$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal((await this.device(who).user.beginEvidence()).offered, '');
  },
);

When(
  new RegExp(`^${person} gives the contract of the package for (\\d+\\.\\d\\d)$`),
  async function (this: ScenarioWorld, who: string, contractAmount: string) {
    const { user } = this.device(who);
    await user.give('贸易合同', [{ kind: 'pdf', name: contractName, kilobytes: 30 }]);
    await user.settled();
    await user.fillContract(contractName, { contractNumber: 'LW2026A1', contractAmount });
  },
);

Then(
  new RegExp(`^the newest credit of ${person} leads to "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, path: string) {
    assert.deepEqual(await this.device(who).user.evidenceOfNewest(), [`${path}?p=${this.package}`]);
  },
);

Then(
  new RegExp(`^the newest credit of ${person} is (not )?among what can be chosen$`),
  async function (this: ScenarioWorld, who: string, isNot: string | undefined) {
    const { user } = this.device(who);
    const number = await user.numberOfNewestHeld();
    await user.openChoice();
    const numbers = (await user.candidates()).map((each) => each.number);
    assert.ok(numbers.length > 1);
    assert.equal(numbers.includes(number), !isNot);
  },
);
