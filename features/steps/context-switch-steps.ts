import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Given('enterprise and institution users may switch at the host', async function (this: ScenarioWorld) {
  await this.stage.backstage.configure({ hasJG: true });
});

Given('the host has no old version', async function (this: ScenarioWorld) {
  await this.stage.backstage.configure({ oldVersionUrl: null });
});

Then(
  new RegExp(`^the header of ${person} lists the products "(.*)"$`),
  async function (this: ScenarioWorld, who: string, products: string) {
    assert.equal((await this.device(who).user.listedProducts()).join(', '), products);
  },
);

When(
  new RegExp(`^${person} goes to the product "(.*)"$`),
  async function (this: ScenarioWorld, who: string, title: string) {
    await this.device(who).user.goToProduct(title);
  },
);

Then(
  new RegExp(`^${person} is at "(.*)", in the product "(.*)"$`),
  async function (this: ScenarioWorld, who: string, path: string, product: string) {
    const { user } = this.device(who);
    assert.deepEqual([await user.place(), user.presentProduct()], [path, product]);
  },
);

Then(
  new RegExp(`^${person} may work for "(.*)"$`),
  async function (this: ScenarioWorld, who: string, companies: string) {
    assert.equal((await this.device(who).user.servedCompanies()).join(', '), companies);
  },
);

Then(new RegExp(`^${person} may work for no other enterprise$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.servedCompanies(), []);
});

When(new RegExp(`^${person} goes on for "(.*)"$`), async function (this: ScenarioWorld, who: string, company: string) {
  await this.device(who).user.workForCompany(company);
});

When(
  new RegExp(`^${person} goes on for "(.*)" in another window$`),
  async function (this: ScenarioWorld, who: string, company: string) {
    await this.device(who).user.workForCompanyElsewhere(company);
  },
);

When(new RegExp(`^${person} goes on working in this one$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askAnything();
});

Then(
  new RegExp(`^${person} is told that another window has gone on for "(.*)"$`),
  function (this: ScenarioWorld, who: string, company: string) {
    assert.equal(this.device(who).user.followedFor(), company);
  },
);

Then(
  new RegExp(`^${person} works for "(.*)", at "(.*)"$`),
  async function (this: ScenarioWorld, who: string, company: string, path: string) {
    const { user } = this.device(who);
    assert.deepEqual([user.companyWorkedFor(), await user.place()], [company, path]);
  },
);

Given(
  new RegExp(`^${person} has written "(.*)" into a draft$`),
  function (this: ScenarioWorld, who: string, text: string) {
    this.device(who).user.writeDraft(text);
  },
);

Then(new RegExp(`^${person} has no draft$`), function (this: ScenarioWorld, who: string) {
  assert.equal(this.device(who).user.draft(), undefined);
});

Then(new RegExp(`^${person} has the draft "(.*)"$`), function (this: ScenarioWorld, who: string, text: string) {
  assert.equal(this.device(who).user.draft(), text);
});

Then(
  new RegExp(`^${person} may be an enterprise or an institution user$`),
  async function (this: ScenarioWorld, who: string) {
    assert.deepEqual(await this.device(who).user.userKinds(), ['enterprise', 'institution']);
  },
);

Then(new RegExp(`^${person} may be one kind of user$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.userKinds(), []);
});

When(new RegExp(`^${person} goes on as an institution user$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.becomeInstitutionUser();
});

When(new RegExp(`^${person} goes on as an enterprise user$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.becomeEnterpriseUser();
});

Then(
  new RegExp(`^${person} acts for the institution "(.*)"$`),
  async function (this: ScenarioWorld, who: string, institution: string) {
    assert.equal(await this.device(who).user.institution(), institution);
  },
);

When(new RegExp(`^${person} means to go back to the old version$`), async function (this: ScenarioWorld, who: string) {
  this.noted = who;
  assert.ok(await this.device(who).user.meanOldVersion());
});

Then('going back is asked about', async function (this: ScenarioWorld) {
  assert.ok(await this.device(this.noted).user.oldVersionAsked());
});

When(new RegExp(`^${person} confirms it$`), async function (this: ScenarioWorld, who: string) {
  this.noted = (await this.device(who).user.confirmOldVersion()) ?? '';
});

Then(new RegExp(`^${person} is led out to "(.*)"$`), function (this: ScenarioWorld, _who: string, address: string) {
  assert.equal(this.noted, address);
});

Then(new RegExp(`^${person} cannot go back to an old version$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.meanOldVersion(), false);
});
