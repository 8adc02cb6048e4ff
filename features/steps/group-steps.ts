import { strict as assert } from 'node:assert';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Then(new RegExp(`^${person} may (not )?look after the (inner organisations|authorisations) of the company$`), function (this: ScenarioWorld, who: string, not: string | null, what: string) {
  assert.equal(this.device(who).user.ofGroup().includes(what), not === null);
});

When(new RegExp(`^${person} looks at the inner organisations of the company$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openInnerOrganisations();
});

When(new RegExp(`^${person} looks for the inner organisation "(.*)"$`), async function (this: ScenarioWorld, who: string, asked: string) {
  const { user } = this.device(who);
  await user.openInnerOrganisations();
  user.findInnerOrganisation(asked);
});

Then(new RegExp(`^the inner organisations that ${person} sees are$`), function (this: ScenarioWorld, who: string, table: DataTable) {
  assert.deepEqual(this.device(who).user.innerOrganisationsShown(), table.raw().map(([line]) => line));
});

When(new RegExp(`^${person} looks at the authorisations of the company$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openAuthorisations();
});

Then(new RegExp(`^the authorisations that ${person} sees are$`), function (this: ScenarioWorld, who: string, table: DataTable) {
  assert.deepEqual(this.device(who).user.authorisationsShown(), table.raw().map(([line]) => line));
});
