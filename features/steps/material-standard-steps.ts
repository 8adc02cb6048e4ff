import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

When(new RegExp(`^${person} looks at what may be chosen$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openChoice();
});

When(new RegExp(`^${person} downloads the list of documents$`), async function (this: ScenarioWorld, who: string) {
  this.saved = await this.device(who).user.takeList();
});

When(
  new RegExp(`^the connection is lost, and ${person} downloads the list of documents$`),
  async function (this: ScenarioWorld, who: string) {
    const { user, weather } = this.device(who);
    assert.equal((await user.offeredList()).offered, true);
    weather.lost();
    this.saved = await user.takeList();
  },
);

When(
  new RegExp(`^${person} downloads the template of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    this.saved = await this.device(who).user.takeTemplate(name);
  },
);

When(
  new RegExp(`^${person} downloads the package's list of documents$`),
  async function (this: ScenarioWorld, who: string) {
    this.saved = await this.device(who).user.takeList(this.package);
  },
);

When(
  new RegExp(`^${person} downloads the package's template of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    const { user } = this.device(who);
    await user.openMaterials(this.package);
    this.saved = await user.takeTemplate(name, this.package);
  },
);

Then('a file {string} is saved', function (this: ScenarioWorld, name: string) {
  assert.equal(this.saved, name);
});

Then('a file that names the package is saved', function (this: ScenarioWorld) {
  assert.ok(this.saved?.includes(this.package), String(this.saved));
});

Then('nothing of it has become a document of the package', async function (this: ScenarioWorld) {
  const { user } = this.device('Zhou Siyuan');
  await user.openDetail(this.package);
  assert.deepEqual(
    (await user.detail()).history.map(({ what }) => what),
    ['Package created'],
  );
});

Then(
  /^no list of documents is offered(?: because "(.*)")?$/,
  async function (this: ScenarioWorld, because: string | null) {
    const { offered, why } = await this.device('Zhou Siyuan').user.offeredList();
    assert.equal(offered, false);
    assert.equal(why, because ?? '');
  },
);

Then(
  new RegExp(`^${person} hears of the download "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal((await this.device(who).user.offeredList()).failed, words);
  },
);
