import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { ImportedSheet } from '../support/abilities/importing.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

function imported(world: ScenarioWorld): ImportedSheet {
  assert.ok(world.imported, 'A sheet was imported');
  return world.imported;
}

Given(
  new RegExp(`^${person} has a draft of a distributor's order open$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.turnToAll();
    await user.openList();
    const draft = (await user.listed()).find(
      ({ state, product }) => state === 'Draft' && product === 'Distributor financing',
    );
    assert.ok(draft, 'There is a draft');
    this.package = draft.packageId;
    await user.turnTo('extoc');
    await user.openMaterials(this.package);
  },
);

When(
  new RegExp(`^${person} imports the sheet "([^"]+)" as "([^"]+)":$`),
  async function (this: ScenarioWorld, who: string, name: string, material: string, table: DataTable) {
    this.imported = await this.device(who).user.importSheet(material, name, table.raw());
  },
);

When(
  new RegExp(`^${person} imports the sheet "([^"]+)", which is (.+), as "([^"]+)":$`),
  async function (this: ScenarioWorld, who: string, name: string, form: string, material: string, table: DataTable) {
    this.imported = await this.device(who).user.importSheet(material, name, table.raw(), form);
  },
);

When(
  new RegExp(`^${person} imports the downloaded rows as "([^"]+)", with "([^"]+)" in the column "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, material: string, value: string, column: string) {
    const [heads = [], ...rows] = imported(this).faultyRows;
    const place = heads.indexOf(column);
    assert.ok(place >= 0, `${column} is a column`);
    this.imported = await this.device(who).user.importSheet(material, '改好.xlsx', [
      heads,
      ...rows.map((row) => row.map((text, index) => (index === place ? value : text))),
    ]);
  },
);

Then(
  /^(\d+) invoices? (?:is|are) imported, and (\d+) problems? (?:is|are) told$/,
  function (this: ScenarioWorld, added: string, problems: string) {
    assert.deepEqual(
      { added: imported(this).added, problems: imported(this).problems.length },
      { added: Number(added), problems: Number(problems) },
    );
  },
);

Then('the sheet is told to be wrong in:', function (this: ScenarioWorld, table: DataTable) {
  assert.deepEqual(
    imported(this).problems.map(({ row, column, words }) => [String(row), column, words]),
    table.raw(),
  );
});

Then('the rows told to be there already are:', function (this: ScenarioWorld, table: DataTable) {
  assert.deepEqual(
    imported(this).repeated.map((words) => [words]),
    table.raw(),
  );
});

Then('the rows told not to count in full are:', function (this: ScenarioWorld, table: DataTable) {
  assert.deepEqual(
    imported(this).remarked.map((words) => [words]),
    table.raw(),
  );
});

Then('nothing of the sheet is taken because {string}', function (this: ScenarioWorld, why: string) {
  assert.deepEqual({ trouble: imported(this).trouble, added: imported(this).added }, { trouble: why, added: 0 });
});

Then(
  'the downloaded rows hold {int} row(s), which says why in its last column:',
  function (this: ScenarioWorld, count: number, table: DataTable) {
    const [, ...rows] = imported(this).faultyRows;
    assert.deepEqual([rows.length, rows.map((row) => [row.at(-1)])], [count, table.raw()]);
  },
);

Then(
  new RegExp(`^the invoices of ${person} come to ([\\d,.]+)$`),
  async function (this: ScenarioWorld, who: string, total: string) {
    assert.equal(await this.device(who).user.invoicesTotal(), total.replaceAll(',', ''));
  },
);

Then(
  new RegExp(`^the template that ${person} downloads for "([^"]+)" asks for:$`),
  async function (this: ScenarioWorld, who: string, material: string, table: DataTable) {
    const { name, rows } = await this.device(who).user.sheetTemplate(material);
    assert.match(name, /\.xlsx$/u);
    assert.deepEqual(rows[0], table.raw()[0]);
  },
);

When(
  new RegExp(`^${person} fills the template for "([^"]+)" in with nothing, and imports it$`),
  async function (this: ScenarioWorld, who: string, material: string) {
    const { user } = this.device(who);
    const { rows } = await user.sheetTemplate(material);
    this.imported = await user.importSheet(material, '模板.xlsx', rows);
  },
);

Then(
  new RegExp(`^"([^"]+)" takes no sheets for ${person}$`),
  async function (this: ScenarioWorld, material: string, who: string) {
    assert.equal(await this.device(who).user.takesSheets(material), false);
  },
);
