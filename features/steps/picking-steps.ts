import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { fileNames, filesOf, sheetRows } from '../support/gathered-files.ts';
import { pngBytes } from '../support/pictures.ts';
import type { PortalUser } from '../support/portal-user.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';

async function numbersIn(world: ScenarioWorld, ...codes: readonly string[]): Promise<readonly string[]> {
  const numbers: string[] = [];
  for (const code of codes) numbers.push(await world.stage.backstage.packageIn(code));
  return numbers;
}

When(new RegExp(`^${person} picks all packages of the list$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.pickAll();
});

When(
  new RegExp(`^${person} takes the package in "(.*)" out again$`),
  async function (this: ScenarioWorld, who: string, code: string) {
    const [number = ''] = await numbersIn(this, code);
    await this.device(who).user.pick(number, false);
  },
);

Given(
  new RegExp(`^${person} has picked the packages in "(.*)" and "(.*)"$`),
  async function (this: ScenarioWorld, who: string, one: string, other: string) {
    for (const number of await numbersIn(this, one, other)) await this.device(who).user.pick(number, true);
  },
);

When(
  new RegExp(`^${person} narrows the list to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, address: string) {
    await this.device(who).user.narrow(address);
  },
);

When(
  /^Zhou Siyuan leaves the list and comes back to it(?: at "(.*)")?$/,
  async function (this: ScenarioWorld, address: string | null) {
    await this.device(zhou).user.openList(address ?? '');
  },
);

Then('nothing is picked', async function (this: ScenarioWorld) {
  assert.equal(await this.device(zhou).user.picksNothing(), true);
});

Then(/^(\d+) packages are said to be picked$/, async function (this: ScenarioWorld, count: string) {
  assert.equal((await this.device(zhou).user.pickedSummary()).count, Number(count));
});

Then(
  /^the packages in "(.*)" and "(.*)" are picked$/,
  async function (this: ScenarioWorld, one: string, other: string) {
    assert.deepEqual(
      [...(await this.device(zhou).user.pickedShown())].toSorted(),
      [...(await numbersIn(this, one, other))].toSorted(),
    );
  },
);

Then(/^of what is picked it is said that "(.*)"$/, async function (this: ScenarioWorld, note: string) {
  const { notes } = await this.device(zhou).user.pickedSummary();
  assert.ok(notes.includes(note), notes.join(', '));
});

Then(new RegExp(`^nothing is said to ${person} of handing in$`), async function (this: ScenarioWorld, who: string) {
  const { count, notes } = await this.device(who).user.pickedSummary();
  assert.ok(count > 0);
  assert.deepEqual(notes, []);
});

When(new RegExp(`^${person} hands in what is ready$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.prepareBatch();
  this.handedIn = await user.handInBatch();
});

/** A colleague takes over the first package that waits for completion. */
async function takenOver(
  world: ScenarioWorld,
  colleague: string,
): Promise<{ readonly other: PortalUser; readonly number: string }> {
  const [number = ''] = await numbersIn(world, 'PREPARE');
  const { user: other } = await world.signedIn(colleague);
  await other.openDetail(number);
  await other.claim();
  return { other, number };
}

When(
  new RegExp(`^${person} takes over what ${person} is about to hand in$`),
  async function (this: ScenarioWorld, colleague: string, who: string) {
    const { user } = this.device(who);
    await user.prepareBatch();
    await takenOver(this, colleague);
    this.handedIn = await user.handInBatch();
  },
);

When(
  new RegExp(`^${person} takes over and hands in what ${person} is about to hand in$`),
  async function (this: ScenarioWorld, colleague: string, who: string) {
    const { user } = this.device(who);
    await user.prepareBatch();
    const { other, number } = await takenOver(this, colleague);
    await other.openCheck(number);
    await other.submit();
    this.handedIn = await user.handInBatch();
  },
);

Then(/^of each package it is said "(.*)"$/, async function (this: ScenarioWorld, result: string) {
  assert.ok(this.handedIn.length > 0);
  for (const each of this.handedIn) assert.equal(each.result, result);
});

Then(/^the package that was in "PREPARE" is with the platform$/, async function (this: ScenarioWorld) {
  for (const { packageId } of this.handedIn)
    assert.ok(!['PREPARE', 'MODIFY'].includes(await this.stage.backstage.stateOf(packageId)));
});

When(
  new RegExp(`^${person} takes (the list home|home what is picked|home the files of what is picked)$`),
  async function (this: ScenarioWorld, who: string, what: string) {
    this.home = await this.device(who).user.takeHome(
      what === 'the list home' ? 'list' : what === 'home what is picked' ? 'picked' : 'files',
    );
  },
);

Then(/^the sheet tells of each package: (.*)$/, async function (this: ScenarioWorld, titles: string) {
  assert.deepEqual(sheetRows(this.home)[0], titles.split(', '));
});

Then('the sheet has the packages of the list in its order', async function (this: ScenarioWorld) {
  const listed = await this.device(zhou).user.listed();
  assert.deepEqual(
    sheetRows(this.home)
      .slice(1)
      .map(([number]) => number),
    listed.map(({ packageId }) => packageId),
  );
});

Then(/^the sheet has (\d+) packages$/, async function (this: ScenarioWorld, count: string) {
  assert.equal(sheetRows(this.home).length - 1, Number(count));
});

Then(/^the archive has a folder for each of the (\d+) packages$/, async function (this: ScenarioWorld, count: string) {
  const folders = new Set(
    fileNames(this.home)
      .filter((name) => name.includes('/'))
      .map((name) => name.split('/')[0] ?? ''),
  );
  assert.deepEqual([...folders].toSorted(), [...(await numbersIn(this, 'PREPARE', 'AUDITED'))].toSorted());
  assert.equal(folders.size, Number(count));
});

When(
  new RegExp(`^${person} lists the packages and takes home the files of all of them$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.openList();
    await user.pickAll();
    this.home = await user.takeHome('files');
  },
);

Then(/^the archive has "([^"]+)" with nothing but its pixels$/, function (this: ScenarioWorld, name: string) {
  const found = Object.entries(filesOf(this.home)).filter(([path]) => path.endsWith(`/${name}`));
  assert.deepEqual(
    found.map(([, bytes]) => bytes.length),
    [pngBytes.length],
  );
});

Then(new RegExp(`^${person} has no download tasks$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.downloads(), []);
});

When(new RegExp(`^${person} deletes the download task$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  assert.equal((await user.downloads()).length, 1);
  await user.deleteDownloads();
});

When(new RegExp(`^${person} has the same gathered again$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.gatherAgain();
});

Then(
  new RegExp(`^${person} finds (\\d+) sheets in the download centre, both ready$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    assert.equal((await this.device(who).user.readySheets()).length, Number(count));
  },
);

When(
  new RegExp(`^${person} has what is picked gathered and goes on with other things$`),
  async function (this: ScenarioWorld, who: string) {
    this.noted = await this.device(who).user.toldOfGathering();
  },
);

Then('it is told by itself that the sheet can be downloaded', function (this: ScenarioWorld) {
  assert.match(this.noted, /\.xlsx/);
});
