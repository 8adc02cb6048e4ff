import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { FoundGroupShown } from '../support/abilities/finding.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const found = new WeakMap<ScenarioWorld, { readonly who: string; readonly groups: readonly FoundGroupShown[] }>();

async function searchFor(world: ScenarioWorld, who: string, text: string): Promise<void> {
  found.set(world, { who, groups: await world.device(who).user.searchFor(text) });
}

function seenBy(world: ScenarioWorld): { readonly who: string; readonly groups: readonly FoundGroupShown[] } {
  const seen = found.get(world);
  assert.ok(seen, 'Nobody has looked for anything');
  return seen;
}

function entryIn(world: ScenarioWorld, kind: string, name: string): FoundGroupShown['entries'][number] {
  const group = seenBy(world).groups.find((each) => each.name.toLowerCase() === kind);
  const entry = group?.entries.find((each) => each.name === name);
  assert.ok(entry, `${name} is not among the ${kind}: ${JSON.stringify(seenBy(world).groups)}`);
  return entry;
}

When(new RegExp(`^${person} searches for "(.*)"$`), async function (this: ScenarioWorld, who: string, text: string) {
  await searchFor(this, who, text);
});

When(new RegExp(`^${person} searches for its number$`), async function (this: ScenarioWorld, who: string) {
  await searchFor(this, who, this.package);
});

When(
  new RegExp(`^${person} searches for the number of the newest (application|instrument)$`),
  async function (this: ScenarioWorld, who: string, what: 'application' | 'instrument') {
    this.noted = await this.device(who).user.numberOfNewest(what);
    await searchFor(this, who, this.noted);
  },
);

Then(/^it is found among the (.*), and about "(.*)"$/, function (this: ScenarioWorld, kind: string, words: string) {
  assert.equal(entryIn(this, kind, this.noted).about[0], words);
});

Then(/^"(.*)" is found among the (.*)$/, function (this: ScenarioWorld, name: string, kind: string) {
  entryIn(this, kind, name);
});

Then('it is found among the packages, as {string}', function (this: ScenarioWorld, state: string) {
  assert.equal(entryIn(this, 'packages', this.package).about[0], state);
});

Then('whoever has it now is told: {string}', function (this: ScenarioWorld, holder: string) {
  assert.equal(entryIn(this, 'packages', this.package).about[1], holder);
});

Then(/^something is found among the (.*)$/, function (this: ScenarioWorld, kind: string) {
  assert.ok((seenBy(this).groups.find((each) => each.name.toLowerCase() === kind)?.entries ?? []).length > 0);
});

const packagesFound = (world: ScenarioWorld): readonly FoundGroupShown['entries'][number][] => {
  const entries = seenBy(world).groups.find(({ name }) => name === 'Packages')?.entries ?? [];
  // The last entry may lead to the list.
  const packages = entries.filter(({ about }) => about.length > 0);
  assert.ok(packages.length > 0, 'No package is found');
  return packages;
};

Then(
  'every package found is {string} and names {string}',
  function (this: ScenarioWorld, state: string, party: string) {
    for (const { about } of packagesFound(this)) assert.ok(about[0] === state && about.includes(party), about.join());
  },
);

Then('every package found shows {string} and a day', function (this: ScenarioWorld, words: string) {
  for (const { about } of packagesFound(this))
    assert.ok(
      about.some((said) => said.startsWith(words)),
      about.join(),
    );
});

Then('nothing is found', function (this: ScenarioWorld) {
  assert.deepEqual(seenBy(this).groups, []);
});

Then('going to it leads to {string}', async function (this: ScenarioWorld, path: string) {
  const { who, groups } = seenBy(this);
  const { user } = this.device(who);
  await user.goToFound(groups[0]?.entries[0]?.name ?? '');
  assert.equal(await user.place(), path);
});
