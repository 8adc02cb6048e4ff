import { strict as assert } from 'node:assert';
import { Given, Then } from '@cucumber/cucumber';
import type { HostLook } from '../support/abilities/signing-in.ts';
import type { ScenarioWorld } from '../support/world.ts';

const hosts = ['localhost', 'lanchuan.localhost', 'anheng.localhost', 'mingqu.localhost', 'hengduo.localhost'];

const lookAt = async (world: ScenarioWorld, host: string): Promise<HostLook> =>
  world.device('somebody').user.lookAt(host);

async function hostsWhere(world: ScenarioWorld, holds: (look: HostLook) => boolean): Promise<readonly string[]> {
  const found: string[] = [];
  for (const host of hosts) if (holds(await lookAt(world, host))) found.push(host);
  return found;
}

Then(
  'the portal at {string} is {string}, with the slogan {string}, and names the hotline {string}',
  async function (this: ScenarioWorld, host: string, name: string, slogan: string, hotline: string) {
    const look = await lookAt(this, host);
    assert.deepEqual([look.name, look.slogan, look.hotline, look.missing], [name, slogan, hotline, false]);
  },
);

Then(
  'the bar at the right is short at {string} and at no other host',
  async function (this: ScenarioWorld, host: string) {
    assert.deepEqual(await hostsWhere(this, ({ rightBar }) => rightBar === 'help-and-fold'), [host]);
  },
);

Then(
  'enterprise and institution users may switch at {string} and at no other host',
  async function (this: ScenarioWorld, host: string) {
    assert.deepEqual(await hostsWhere(this, ({ hasInstitutions }) => hasInstitutions), [host]);
  },
);

Then(
  'a code to scan stands at the foot of {string} and of no other host',
  async function (this: ScenarioWorld, named: string) {
    assert.deepEqual(await hostsWhere(this, ({ hasQr }) => hasQr), named.split(', '));
  },
);

Then(
  '{string} calls products {string} and {string}',
  async function (this: ScenarioWorld, host: string, one: string, other: string) {
    assert.deepEqual((await lookAt(this, host)).titles, [one, other]);
  },
);

Given(
  'the platform calls the product {string} {string}',
  async function (this: ScenarioWorld, product: string, titleEn: string) {
    await this.stage.backstage.configure({ productTitles: [{ product, title: titleEn, titleEn }] });
  },
);

Then(
  /^the menu of ([A-Z][a-z]+ [A-Z][a-z]+) has (no )?"(.*)"$/,
  async function (this: ScenarioWorld, who: string, no: string | null, name: string) {
    assert.equal((await this.device(who).user.menuNames()).includes(name), no === null);
  },
);

Then(
  'the portal at {string} stands without a brand, and its configuration may be asked for again',
  async function (this: ScenarioWorld, host: string) {
    const look = await lookAt(this, host);
    assert.deepEqual([look.name, look.hotline, look.missing], ['', '40000-95533', true]);
  },
);
