import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { ReadTradeSheet } from '../support/abilities/importing-trades.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';

/** Repeats the rows of a step for a long sheet. */
const repeated = (rows: readonly (readonly string[])[], times: number): readonly (readonly string[])[] => {
  const [heads = [], ...others] = rows;
  return [heads, ...Array.from({ length: times }, () => others).flat()];
};

function readOf(world: ScenarioWorld): ReadTradeSheet {
  assert.ok(world.readIssues, 'A sheet was read');
  return world.readIssues;
}

When(
  new RegExp(`^${person} reads the sheet of issues "([^"]+)"(?:, its rows (\\d+) times)?:$`),
  async function (this: ScenarioWorld, who: string, name: string, times: string | null, table: DataTable) {
    this.readIssues = await this.device(who).user.readIssues(name, repeated(table.raw(), Number(times ?? 1)));
  },
);

When(
  new RegExp(`^${person} fills the template in with "([^"]+)", "([^"]+)" and "([^"]+)" and reads it$`),
  async function (this: ScenarioWorld, who: string, payee: string, amount: string, dueOn: string) {
    const { user } = this.device(who);
    const rows = await user.issueTemplate();
    this.readIssues = await user.readIssues('模板.xlsx', [...rows, [payee, amount, dueOn]]);
  },
);

When(
  new RegExp(`^${person} corrects "([^"]+)" to "([^"]+)" in the downloaded rows, and reads them again$`),
  async function (this: ScenarioWorld, who: string, wrong: string, right: string) {
    const rows = readOf(this).faultyRows.map((row) => row.map((text) => (text === wrong ? right : text)));
    this.readIssues = await this.device(who).user.readIssues('改好.xlsx', rows);
  },
);

Then(/^the good rows are "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.equal(readOf(this).good, expected);
});

Then('the sheet of issues is told to be wrong in:', function (this: ScenarioWorld, table: DataTable) {
  assert.deepEqual(readOf(this).problems, table.raw());
});

Then(/^no row of the sheet of issues is wrong$/, function (this: ScenarioWorld) {
  assert.deepEqual(readOf(this).problems, []);
});

Then(/^the sheet of issues is refused: "(.*)"$/, function (this: ScenarioWorld, words: string) {
  assert.equal(readOf(this).trouble, words);
});

Then(/^of the limit is told: "(.*)"$/, function (this: ScenarioWorld, words: string) {
  assert.equal(readOf(this).limit, words);
});

Then(/^row (\d+) is told to be the same as row (\d+)$/, function (this: ScenarioWorld, row: string, other: string) {
  assert.deepEqual(readOf(this).doubles, [`${row} as ${other}`]);
});

Then(/^of row (\d+) of the sheet is noted:$/, function (this: ScenarioWorld, row: string, table: DataTable) {
  assert.deepEqual(
    readOf(this).notes,
    table.raw().map(([words]) => `${row}: ${words}`),
  );
});

Then(
  /^row (\d+) of the sheet is told to have been imported by "(.*)" as a draft$/,
  function (this: ScenarioWorld, row: string, maker: string) {
    assert.deepEqual(readOf(this).repeated, [`${row} by ${maker} as a draft`]);
  },
);

When(
  new RegExp(`^${person} says that what was imported is wanted once more$`),
  function (this: ScenarioWorld, who: string) {
    this.device(who).user.wantRepeated();
  },
);

When(new RegExp(`^${person} says that every row is meant$`), function (this: ScenarioWorld, who: string) {
  this.device(who).user.confirmDoubles();
});

When(
  new RegExp(`^${person} keeps the good rows, which makes (\\d+) drafts?$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    assert.equal(await this.device(who).user.keepImported(), Number(count));
  },
);

When(
  new RegExp(`^${person} submits all drafts of the sheet, with the results:$`),
  async function (this: ScenarioWorld, who: string, table: DataTable) {
    assert.deepEqual(
      await this.device(who).user.submitImported(),
      table.raw().map(([line]) => line),
    );
  },
);

Given(
  new RegExp(`^a transfer of ${person} is filled in from the sheet, which gives:$`),
  async function (this: ScenarioWorld, who: string, table: DataTable) {
    const raw = table.raw();
    const half = raw.findIndex(([first]) => first === '→');
    assert.deepEqual(
      await this.device(who).user.transferFromSheet(raw.slice(0, half)),
      raw.slice(half + 1).map(([line]) => line),
    );
  },
);
