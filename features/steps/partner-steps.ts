import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const links = new WeakMap<ScenarioWorld, string>();
const said = new WeakMap<ScenarioWorld, string>();

async function led(world: ScenarioWorld, who: string, target: string, minutes = 0): Promise<void> {
  const link = await world.stage.backstage.partnerEntryAddress(accountOf(who), target);
  links.set(world, link);
  if (minutes > 0) world.stage.clock.advance(minutes * 60_000);
  said.set(world, await world.device(who).user.followPartner(link));
}

When(
  new RegExp(`^the partner leads ${person} to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, target: string) {
    await led(this, who, target.replaceAll('\\\\', '\\'));
  },
);

When(
  new RegExp(`^the partner has led ${person} to "(.*)" (\\d+) minutes ago$`),
  async function (this: ScenarioWorld, who: string, target: string, minutes: string) {
    await led(this, who, target, Number(minutes));
  },
);

When('somebody else follows the same link', async function (this: ScenarioWorld) {
  said.set(this, await this.device('somebody else').user.followPartner(links.get(this) ?? ''));
});

Then(new RegExp(`^${person} would come in as "(.*)"$`), function (this: ScenarioWorld, _who: string, whom: string) {
  assert.equal(said.get(this), whom);
});

When(new RegExp(`^${person} says that it is they$`), async function (this: ScenarioWorld, who: string) {
  said.set(this, await this.device(who).user.enterFromPartner());
});

Then(new RegExp(`^${person} stands at "(.*)"$`), function (this: ScenarioWorld, _who: string, place: string) {
  assert.equal(said.get(this), place);
});

Then(
  new RegExp(`^(?:nobody comes in|${person} does not come in)$`),
  function (this: ScenarioWorld, _who: string | null) {
    assert.match(said.get(this) ?? '', /not for you|frozen|locked/i);
  },
);
