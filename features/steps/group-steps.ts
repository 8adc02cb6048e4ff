import { strict as assert } from 'node:assert';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Then(
  new RegExp(`^${person} may (not )?look after the (internal organisations|authorisations) of the company$`),
  function (this: ScenarioWorld, who: string, not: string | null, what: string) {
    assert.equal(this.device(who).user.ofGroup().includes(what), not === null);
  },
);

When(
  new RegExp(`^${person} looks at the internal organisations of the company$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.openInnerOrganisations();
  },
);

When(
  new RegExp(`^${person} looks for the internal organisation "(.*)"$`),
  async function (this: ScenarioWorld, who: string, asked: string) {
    const { user } = this.device(who);
    await user.openInnerOrganisations();
    user.findInnerOrganisation(asked);
  },
);

Then(
  new RegExp(`^the internal organisations that ${person} sees are$`),
  function (this: ScenarioWorld, who: string, table: DataTable) {
    assert.deepEqual(
      this.device(who).user.innerOrganisationsShown(),
      table.raw().map(([line]) => line),
    );
  },
);

When(
  new RegExp(`^${person} looks at the authorisations of the company$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.openAuthorisations();
  },
);

Then(
  new RegExp(`^the authorisations that ${person} sees are$`),
  function (this: ScenarioWorld, who: string, table: DataTable) {
    assert.deepEqual(
      this.device(who).user.authorisationsShown(),
      table.raw().map(([line]) => line),
    );
  },
);

When(
  new RegExp(`^${person} authorises "(.*)" of "(.*)" for "(.*)" from today for (\\d+) days$`),
  async function (this: ScenarioWorld, who: string, whom: string, organisation: string, product: string, days: string) {
    await this.device(who).user.giveAuthorisation(whom, organisation, product, Number(days));
  },
);

When(
  new RegExp(`^${person} withdraws the authorisation of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, whom: string) {
    await this.device(who).user.withdrawAuthorisation(whom);
  },
);

When(
  new RegExp(`^${person} confirms the authorisation of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, whom: string) {
    await this.device(who).user.confirmAuthorisation(whom);
  },
);

Then(
  new RegExp(`^"(.*)" waits among the authorisations of ${person}$`),
  async function (this: ScenarioWorld, listed: string, who: string) {
    assert.deepEqual(await this.device(who).user.authorisationChangesShown(), [listed]);
  },
);

Then(
  new RegExp(`^${person} may not confirm the authorisation of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, whom: string) {
    assert.equal(await this.device(who).user.mayConfirmAuthorisation(whom), false);
  },
);

Then(
  new RegExp(`^the newest authorisation that ${person} sees is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, listed: string) {
    const { user } = this.device(who);
    await user.openAuthorisations();
    assert.equal(user.authorisationsShown()[0], listed);
  },
);

Then(
  new RegExp(`^"(.*)" may no longer act for the company of ${person}$`),
  async function (this: ScenarioWorld, whom: string, who: string) {
    const { user } = this.device(who);
    await user.openAuthorisations();
    assert.deepEqual(
      user
        .authorisationsShown()
        .filter((each) => each.startsWith(whom))
        .map((each) => each.includes(' withdrawn: ')),
      [true],
    );
  },
);
