import { strict as assert } from 'node:assert';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Then(
  new RegExp(`^${person} is told that "([^"]+)" holds (\\d+) invoices:$`),
  async function (this: ScenarioWorld, who: string, fileName: string, count: string, table: DataTable) {
    const told = await this.device(who).user.toldOfPaper(fileName);
    assert.ok(told, 'something is said of the file');
    assert.ok(told.words.includes(`holds ${count} invoices`), told.words);
    assert.deepEqual(
      told.lines,
      table.rows().map(([number = '', pages = '']) => `${number}: ${pages}`),
    );
  },
);

Then(
  new RegExp(`^${person} is told nothing of "([^"]+)" as a whole$`),
  async function (this: ScenarioWorld, who: string, fileName: string) {
    assert.equal(await this.device(who).user.toldOfPaper(fileName), undefined);
  },
);

Then(
  new RegExp(`^${person} is told of "([^"]+)" that "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, fileName: string, words: string) {
    const told = await this.device(who).user.toldOfPaper(fileName);
    assert.ok(told && `${told.words} ${told.why}`.includes(words), JSON.stringify(told));
  },
);

Then(
  new RegExp(`^${person} may (?:press "([^"]+)" for|press nothing for) "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, press: string | null, fileName: string) {
    assert.equal((await this.device(who).user.toldOfPaper(fileName))?.press, press ?? '');
  },
);

When(
  new RegExp(`^${person} (splits|moves|keeps) "([^"]+)"$`),
  async function (this: ScenarioWorld, who: string, action: string, fileName: string) {
    const press = action === 'splits' ? 'divide' : action === 'moves' ? 'move' : 'keep';
    await this.device(who).user.pressOfPaper(fileName, press);
  },
);

Then(
  new RegExp(`^"([^"]+)" holds for ${person}:$`),
  async function (this: ScenarioWorld, material: string, who: string, table: DataTable) {
    const { user } = this.device(who);
    for (const [fileName = ''] of table.rows()) await user.readingOf(fileName);
    const found = (await user.materials()).find(({ name }) => name === material);
    const columns = table.raw()[0]?.slice(1) ?? [];
    assert.deepEqual(
      found?.items.map(({ fileName, fields }) => [fileName, ...columns.map((column) => fields[column] ?? '')]),
      table.rows(),
    );
  },
);
