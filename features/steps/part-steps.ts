import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventually, until } from '../support/until.ts';
import type { ShownMaterial } from '../support/abilities/assembling.ts';
import type { ScenarioWorld } from '../support/world.ts';

const zhou = 'Zhou Siyuan';
const password = 'Huiyu#2026';
const megabyte = 1024 * 1024;
/** Number of parts of a quarter of a megabyte each. */
const partsOf = (megabytes: string): number => Number(megabytes) * 4;

async function paused(world: ScenarioWorld): Promise<void> {
  await until('the upload waits', () => world.device(zhou).uploads().includes('paused'));
}

async function begun(
  world: ScenarioWorld,
  name: string,
  megabytes: string,
  after: string,
  happens: () => void,
): Promise<void> {
  const { user, weather } = world.device(zhou);
  weather.afterParts(partsOf(after), happens);
  await user.give('贸易合同', [{ kind: 'pdf', name, kilobytes: Number(megabytes) * 1024 }]);
  await paused(world);
}

When(
  /^Zhou Siyuan uploads the scanned contract "(.*)" of (\d+) MB, and the connection is lost after (\d+) MB$/,
  async function (this: ScenarioWorld, name: string, megabytes: string, after: string) {
    const { weather } = this.device(zhou);
    await begun(this, name, megabytes, after, () => weather.lost());
  },
);

When(
  /^Zhou Siyuan uploads the scanned contract "(.*)" of (\d+) MB, and the file store goes away after (\d+) MB$/,
  async function (this: ScenarioWorld, name: string, megabytes: string, after: string) {
    await begun(this, name, megabytes, after, () => this.stage.backstage.troubleStore('away'));
  },
);

When(/^the connection is back, and lost after another (\d+) MB$/, async function (this: ScenarioWorld, after: string) {
  const { weather } = this.device(zhou);
  weather.afterParts(partsOf(after), () => weather.lost());
  weather.back();
  await until('the upload goes on', () => this.device(zhou).uploads().includes('uploading'));
  await paused(this);
});

Then(
  /^"(.*)" waits for the connection with (\d+) MB come$/,
  async function (this: ScenarioWorld, name: string, megabytes: string) {
    const tasks = (await this.device(zhou).user.materials())
      .flatMap((each) => each.tasks)
      .filter((each) => each.fileName === name);
    assert.deepEqual(
      tasks.map(({ state, kept }) => [state, kept / megabyte]),
      [['paused', Number(megabytes)]],
    );
  },
);

Then(
  /^less than ([\d.]+) MB of the (\d+) MB were sent twice$/,
  async function (this: ScenarioWorld, megabytes: string, whole: string) {
    const arrived = (await this.device(zhou).user.materials())
      .flatMap((each) => each.items)
      .filter((each) => each.fileName.includes('扫描件'));
    assert.equal(arrived.length, 1);
    const twice = this.device(zhou).weather.partBytesSent - Number(whole) * megabyte;
    assert.ok(twice > 0 && twice < Number(megabytes) * megabyte, `${twice} bytes were sent twice`);
  },
);

/** The unfinished files that the contracts list, after the back end has reported the stored bytes. */
async function askedFor(world: ScenarioWorld, who = zhou): Promise<readonly ShownMaterial['unfinished'][number][]> {
  return (await world.device(who).user.materials())
    .filter((each) => each.name === '贸易合同')
    .flatMap((each) => each.unfinished);
}

Then(
  /^"(.*)" is asked for again, with (\d+) MB come$/,
  async function (this: ScenarioWorld, name: string, megabytes: string) {
    const wanted = Number(megabytes) * megabyte;
    await eventually('it is known what has come', async () =>
      (await askedFor(this)).some(({ fileName, kept }) => fileName === name && kept === wanted),
    );
  },
);

When(
  /^Zhou Siyuan picks (another )?"(.*)" of (\d+) MB for it$/,
  async function (this: ScenarioWorld, another: string | null, name: string, megabytes: string) {
    await eventually('it is known what has come', async () => (await askedFor(this)).some(({ kept }) => kept > 0));
    const { user } = this.device(zhou);
    await user.pickAgain(name, {
      kind: another ? 'pdf of other words' : 'pdf',
      name,
      kilobytes: Number(megabytes) * 1024,
    });
    await user.settled();
  },
);

Then(/^it is not taken, because "(.*)"$/, async function (this: ScenarioWorld, reason: string) {
  const [asked] = await askedFor(this);
  assert.match(asked?.trouble ?? '', new RegExp(reason, 'u'));
  assert.deepEqual(this.device(zhou).uploads(), []);
});

Given("Zhou Siyuan's browser tells where picked files lie", function (this: ScenarioWorld) {
  this.device(zhou).weather.places.tells = true;
});

Given(/^the file has been (moved|changed) since$/, function (this: ScenarioWorld, how: 'moved' | 'changed') {
  this.device(zhou).weather.places.since = how;
});

Given(/^Zhou Siyuan does not let the browser read it$/, function (this: ScenarioWorld) {
  this.device(zhou).weather.places.allows = false;
});

When(/^Zhou Siyuan goes on with "(.*)" where it lies$/, async function (this: ScenarioWorld, name: string) {
  await eventually('it is known what has come', async () => (await askedFor(this)).some(({ kept }) => kept > 0));
  const { user } = this.device(zhou);
  await user.goOnWhereItLies(name);
  await user.settled();
});

Then(/^"(.*)" is to be picked$/, async function (this: ScenarioWorld, name: string) {
  assert.deepEqual(
    (await askedFor(this)).map(({ fileName, findable }) => [fileName, findable]),
    [[name, false]],
  );
});

When(/^Zhou Siyuan lets "(.*)" go$/, async function (this: ScenarioWorld, name: string) {
  await eventually('it is known what has come', async () => (await askedFor(this)).some(({ kept }) => kept > 0));
  await this.device(zhou).user.letGo(name);
});

const openCall = '/corp/v1/extensions/files/parts/open';

Then(/^(Zhou Siyuan|Li Min) is asked for nothing in the package$/, async function (this: ScenarioWorld, who: string) {
  const { user, weather } = await (who === zhou ? this.device(who) : this.signedIn(who));
  const before = weather.sent.get(openCall) ?? 0;
  await user.openMaterials(this.package);
  await eventually('it was asked what waits', async () => (weather.sent.get(openCall) ?? 0) > before);
  await weather.quiet();
  assert.deepEqual(
    (await user.materials()).flatMap((each) => each.unfinished),
    [],
  );
});

When('Zhou Siyuan opens the package on another computer', async function (this: ScenarioWorld) {
  this.devices.delete(zhou);
  const { user } = await this.signedIn(zhou);
  await user.openMaterials(this.package);
});

/** Bytes that the device had sent before its user changed. */
const sentBefore = new WeakMap<ScenarioWorld, number>();

When('Zhou Siyuan signs out, and the file store is there again', async function (this: ScenarioWorld) {
  const { user, weather } = this.device(zhou);
  await user.signOut();
  sentBefore.set(this, weather.partBytesSent);
  this.stage.backstage.troubleStore(undefined);
});

When('Li Min signs in there and has the package open for a minute', async function (this: ScenarioWorld) {
  const device = this.device(zhou);
  this.devices.set('Li Min', device);
  await device.user.signIn('limin', password);
  await device.user.openMaterials(this.package);
  this.stage.clock.advance(60_000);
  await device.weather.quiet();
});

Then('nothing of it went on, and Li Min is asked for nothing', async function (this: ScenarioWorld) {
  const { user, weather, uploads } = this.device('Li Min');
  const shown = (await user.materials()).flatMap((each) => [...each.unarrived, ...each.tasks]);
  assert.deepEqual([uploads(), shown, weather.partBytesSent], [[], [], sentBefore.get(this)]);
});

When('Zhou Siyuan signs in there and opens the package', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  await user.signIn('zhousiyuan', password);
  await user.openMaterials(this.package);
});
