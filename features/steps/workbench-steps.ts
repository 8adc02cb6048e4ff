import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const left = new WeakMap<ScenarioWorld, { readonly address: string; readonly key: string }>();

/** Remembers with what somebody left. */
export function workbenchLeft(world: ScenarioWorld, gone: { readonly address: string; readonly key: string }): void {
  left.set(world, gone);
}

function departure(world: ScenarioWorld) {
  const found = left.get(world);
  assert.ok(found, 'Nobody went to the workbench');
  return found;
}

Then(new RegExp(`^${person} is (not )?shown the workbench$`), async function (this: ScenarioWorld, who: string, not: string | null) {
  assert.equal(await this.device(who).user.isShownWorkbench(), not === null);
});

When(new RegExp(`^${person} goes to the workbench$`), async function (this: ScenarioWorld, who: string) {
  const gone = await this.device(who).user.goToWorkbench();
  assert.ok(gone);
  left.set(this, gone);
});

When('a minute passes on the way', function (this: ScenarioWorld) {
  this.stage.clock.advance(60_000);
});

When(new RegExp(`^the account of ${person} is frozen meanwhile$`), async function (this: ScenarioWorld, who: string) {
  await this.stage.backstage.freeze(accountOf(who));
});

Then(/^the workbench lets in "(.*)" of "(.*)"$/, async function (this: ScenarioWorld, personName: string, corpName: string) {
  const { key, address } = departure(this);
  const found = await this.stage.backstage.letIn(key, address);
  assert.deepEqual([found?.personName, found?.corpName], [personName, corpName]);
});

Then(/^the workbench lets in nobody(?: by the same key again)?$/, async function (this: ScenarioWorld) {
  const { key, address } = departure(this);
  assert.equal(await this.stage.backstage.letIn(key, address), undefined);
});

Then(/^nobody is let in at "(.*)"$/, async function (this: ScenarioWorld, address: string) {
  assert.equal(await this.stage.backstage.letIn(departure(this).key, address), undefined);
});
