import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

When(
  new RegExp(`^${person} looks at what is known of the company$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.openCompanyData();
  },
);

When(
  new RegExp(`^${person} changes the legal representative in the form to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    const { user } = this.device(who);
    await user.openCertification();
    await user.beginChangingCertification();
    await user.fillForCertification('legalName', name);
    assert.equal(await user.saveCertification(), '');
  },
);

Then(
  new RegExp(`^it is certified with the legal representative "(.*)" to ${person}$`),
  function (this: ScenarioWorld, name: string, who: string) {
    assert.equal(this.device(who).user.certifiedLegalName(), name);
  },
);

Then(new RegExp(`^a change of it is "(.*)" to ${person}$`), function (this: ScenarioWorld, state: string, who: string) {
  assert.equal(this.device(who).user.companyChange(), state);
});

Then(
  new RegExp(`^the papers of the company are, to ${person}, "(.*)"$`),
  function (this: ScenarioWorld, who: string, papers: string) {
    assert.equal(this.device(who).user.companyPapers(), papers);
  },
);

Then(
  new RegExp(`^${person} may (not )?see the papers of the company$`),
  function (this: ScenarioWorld, who: string, not: string | null) {
    assert.equal(this.device(who).user.seesCompanyPapers(), not === null);
  },
);

Then(
  new RegExp(`^the head of the group of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, head: string) {
    assert.equal(await this.device(who).user.groupHead(), head);
  },
);
