import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const left = new WeakMap<ScenarioWorld, { readonly address: string; readonly key: string }>();

/** Remembers the address and the key with which the user left for the workbench. */
export function workbenchLeft(world: ScenarioWorld, gone: { readonly address: string; readonly key: string }): void {
  left.set(world, gone);
}

function departure(world: ScenarioWorld) {
  const found = left.get(world);
  assert.ok(found, 'Nobody went to the workbench');
  return found;
}

Then(
  new RegExp(`^${person} is (not )?shown the workbench$`),
  async function (this: ScenarioWorld, who: string, not: string | null) {
    assert.equal(await this.device(who).user.isShownWorkbench(), not === null);
  },
);

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

Then(
  /^the workbench lets in "(.*)" of "(.*)"$/,
  async function (this: ScenarioWorld, personName: string, corpName: string) {
    const { key, address } = departure(this);
    const found = await this.stage.backstage.letIn(key, address);
    assert.deepEqual([found?.personName, found?.corpName], [personName, corpName]);
  },
);

Then(/^the workbench lets in nobody(?: by the same key again)?$/, async function (this: ScenarioWorld) {
  const { key, address } = departure(this);
  assert.equal(await this.stage.backstage.letIn(key, address), undefined);
});

Then(/^nobody is let in at "(.*)"$/, async function (this: ScenarioWorld, address: string) {
  assert.equal(await this.stage.backstage.letIn(departure(this).key, address), undefined);
});

Then(new RegExp(`^${person} has taken no key there$`), function (this: ScenarioWorld, _who: string) {
  assert.equal(departure(this).key, '');
});

type Seat = ReturnType<ScenarioWorld['stage']['backstage']['atWorkbench']>;
const seats = new WeakMap<
  ScenarioWorld,
  { readonly seat: Seat; readonly userName: string; refused: string | undefined }
>();
function seated(world: ScenarioWorld) {
  const found = seats.get(world);
  assert.ok(found, 'Nobody sits at the workbench');
  return found;
}

Given(
  new RegExp(`^${person} asks for a code at the workbench as "(.*)"$`),
  async function (this: ScenarioWorld, _who: string, userName: string) {
    const seat = this.stage.backstage.atWorkbench();
    seats.set(this, { seat, userName, refused: undefined });
    assert.equal(await seat.askCode(userName), undefined);
  },
);

When(new RegExp(`^${person} enters the workbench by the code$`), async function (this: ScenarioWorld, who: string) {
  const { backstage } = this.stage;
  const mobile = await backstage.mobileOf(accountOf(who));
  let code: string | undefined;
  await eventually('the code is sent', async () => (code = await backstage.codeSentTo(mobile)) !== undefined);
  const at = seated(this);
  at.refused = await at.seat.enter(at.userName, code ?? '');
});

When(
  new RegExp(`^${person} tries the code "(.*)" at the workbench$`),
  async function (this: ScenarioWorld, _who: string, code: string) {
    const at = seated(this);
    at.refused = await at.seat.enter(at.userName, code);
  },
);

When(new RegExp(`^${person} leaves the workbench$`), async function (this: ScenarioWorld, _who: string) {
  await seated(this).seat.leave();
});

Then(
  new RegExp(`^${person} is refused at the workbench because (the code is not right|there is none for .*)$`),
  function (this: ScenarioWorld, _who: string, why: string) {
    assert.equal(seated(this).refused, why === 'the code is not right' ? 'SMS_CODE_REFUSED' : 'NOT_PERMITTED');
  },
);

Then(/^"(.*)" is signed in at the workbench$/, async function (this: ScenarioWorld, personName: string) {
  assert.equal(await seated(this).seat.who(), personName);
});

Then('nobody is signed in at the workbench', async function (this: ScenarioWorld) {
  assert.equal(await seated(this).seat.who(), undefined);
});
