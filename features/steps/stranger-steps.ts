import { strict as assert } from 'node:assert';
import { When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { complete } from './submitting-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

When(
  new RegExp(`^a core enterprise issues a credit of ¥([\\d.,]+) to the company of ${person}$`),
  async function (this: ScenarioWorld, amount: string, who: string) {
    this.noted = await this.stage.backstage.creditIssued(accountOf(who), amount.replaceAll(',', ''));
  },
);

When(new RegExp(`^${person} makes a package of what was issued$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openChoice();
  await user.tick(this.noted);
  const made = await user.makePackage();
  assert.ok(made, 'the package is made');
  this.package = made;
  await user.openMaterials(made);
});

When(
  new RegExp(`^${person} gives everything that the package asks for$`),
  async function (this: ScenarioWorld, who: string) {
    await complete(this.device(who).user);
  },
);

When(new RegExp(`^${person} hands the package in$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openCheck(this.package);
  await user.submit();
});
