import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import { fileNames } from '../support/gathered-files.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Given(
  new RegExp(`^the company of ${person} is asked to sign again$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { signAgain: true });
  },
);

When(new RegExp(`^${person} looks at the own agreements$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.lookAtProtocols();
});

Then(
  new RegExp(`^the own agreements of ${person} hold version "(.*)" as "(.*)" among others$`),
  async function (this: ScenarioWorld, who: string, version: string, state: string) {
    const listed = await this.device(who).user.ownProtocols();
    assert.ok(listed.length > 1);
    assert.equal(listed.find((each) => each.version === version)?.state, state);
  },
);

Then(
  new RegExp(`^of the agreements of ${person} only one was signed by another, "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.deepEqual(await this.device(who).user.othersWhoSigned(), [name]);
  },
);

Then(
  new RegExp(`^the own agreements of ${person} with the platform all stand as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, state: string) {
    const { user } = this.device(who);
    const listed = (await user.ownProtocols()).filter(({ version }) => version.startsWith('RT'));
    assert.ok(listed.length > 0);
    assert.deepEqual([...new Set(listed.map((each) => each.state))], [state]);
    this.noted = String(await user.hoursToObject());
  },
);

Then('one may object for {int} hours', function (this: ScenarioWorld, hours: number) {
  assert.equal(this.noted, String(hours));
});

When(
  new RegExp(`^${person} reads version "(.*)"$`),
  async function (this: ScenarioWorld, who: string, version: string) {
    await this.device(who).user.readProtocol(version);
  },
);

Then(
  new RegExp(`^${person} sees that (\\d+) paragraphs? were added and (\\d+) was removed$`),
  async function (this: ScenarioWorld, who: string, added: string, removed: string) {
    const changes = await this.device(who).user.protocolChanges();
    assert.deepEqual([changes?.added, changes?.removed], [Number(added), Number(removed)]);
  },
);

Then(new RegExp(`^${person} has nothing to compare it with$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.protocolChanges(), undefined);
});

When(
  new RegExp(`^${person} takes version "(.*)" home$`),
  async function (this: ScenarioWorld, who: string, version: string) {
    this.noted = await this.device(who).user.takeProtocolHome(version);
  },
);

Then(new RegExp(`^${person} has the file "(.*)"$`), function (this: ScenarioWorld, _who: string, name: string) {
  assert.equal(this.noted, name);
});

When(new RegExp(`^${person} has all own agreements gathered$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.gatherProtocols();
});

Then(
  new RegExp(`^(\\d+) archives? of agreements waits? for ${person}$`),
  async function (this: ScenarioWorld, count: string, who: string) {
    // A notification meanwhile makes the page ask again.
    await eventually(
      `there are ${count}`,
      async () => (await this.device(who).user.unseenProtocolArchives()) === Number(count),
    );
  },
);

When(
  new RegExp(`^${person} looks at what was gathered of the agreements$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.seeProtocolArchives();
  },
);

Then(
  new RegExp(`^what ${person} takes home holds "(.*)" and "(.*)"$`),
  async function (this: ScenarioWorld, who: string, one: string, other: string) {
    const names = fileNames(await this.device(who).user.takeProtocolArchive());
    for (const name of [one, other])
      assert.ok(
        names.some((each) => each.endsWith(` ${name}`)),
        names.join(),
      );
  },
);

Then(
  new RegExp(`^the own agreements of ${person} hold those of the opened products "(.*)" as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, products: string, state: string) {
    const listed = await this.device(who).user.ownProtocols();
    for (const product of products.split(', '))
      assert.equal(listed.find(({ version }) => version === `${product}2026V1.0`)?.state, state, product);
  },
);
