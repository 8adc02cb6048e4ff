import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { ViewerCommand } from '../../src/presentation/viewer/viewer-commands.ts';
import { givenFile } from '../support/files.ts';
import type { SeenDocument } from '../support/abilities/viewing.ts';
import { pngBytes } from '../support/pictures.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

async function handle(world: ScenarioWorld, who: string, action: ViewerCommand, times?: number): Promise<void> {
  await world.device(who).user.handle(action, times);
}

async function seen(world: ScenarioWorld): Promise<SeenDocument> {
  return world.device('Zhou Siyuan').user.seen();
}

Given(
  new RegExp(`^${person} has put these documents into the package:$`),
  async function (this: ScenarioWorld, who: string, table: DataTable) {
    const { user } = this.device(who);
    for (const { document: name = '', kind = '', size = '', material = '' } of table.hashes()) {
      await user.give(material, [{ kind, name, kilobytes: Number.parseInt(size, 10) }]);
      // Documents are listed in the order of their arrival.
      await user.settled();
    }
  },
);

const kept: Readonly<Record<string, { readonly kind: string; readonly mimeType: string } | undefined>> = {
  'is in a format of its own': { kind: 'xlsx', mimeType: 'application/vnd.ms-excel' },
  'is encrypted': { kind: 'encrypted pdf', mimeType: 'application/pdf' },
  'was damaged while it was kept': { kind: 'renamed text', mimeType: 'application/pdf' },
  'is not to be found': undefined,
  'is the XML of an e-invoice': { kind: 'e-invoice', mimeType: 'application/xml' },
  'is a workbook': { kind: 'workbook', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  'is a text': { kind: 'text', mimeType: 'text/plain' },
  'is an OFD of two pages': { kind: 'ofd', mimeType: 'application/ofd' },
  'is an OFD that was cut off': { kind: 'ofd that was cut off', mimeType: 'application/ofd' },
  'is an OFD that unpacks to far too much': { kind: 'ofd that unpacks to far too much', mimeType: 'application/ofd' },
  'is a workbook that was cut off': {
    kind: 'renamed text',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};

Given(/^the contract "([^"]*)" ((?:is|was) .*)$/, async function (this: ScenarioWorld, name: string, trouble: string) {
  assert.ok(Object.hasOwn(kept, trouble), `Nobody knows a contract that ${trouble}`);
  const instead = kept[trouble];
  await this.stage.backstage.keepFileAs(
    this.package,
    name,
    instead && { bytes: await givenFile(instead.kind, name, 4).bytes(), mimeType: instead.mimeType },
  );
});

When(new RegExp(`^${person} looks at "([^"]*)"$`), async function (this: ScenarioWorld, who: string, name: string) {
  await this.device(who).user.look(name);
});

Given(
  new RegExp(`^${person} is looking at "([^"]*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await this.device(who).user.look(name);
  },
);

When(
  new RegExp(`^${person} looks at "([^"]*)", of which nothing comes for (\\d+) minutes$`),
  async function (this: ScenarioWorld, who: string, name: string, minutes: string) {
    await this.device(who).user.look(name, Number(minutes));
  },
);

Given(/^(\d+) minutes have passed$/, function (this: ScenarioWorld, minutes: string) {
  this.stage.clock.advance(Number(minutes) * 60_000);
});

When(
  new RegExp(`^${person} goes on to the (next|previous) document$`),
  async function (this: ScenarioWorld, who: string, which: 'next' | 'previous') {
    await handle(this, who, `${which}-file`);
  },
);

When(
  new RegExp(`^${person} turns over to the (next|previous|last) page$`),
  async function (this: ScenarioWorld, who: string, which: 'next' | 'previous' | 'last') {
    await handle(this, who, `${which}-page`);
  },
);

Given(new RegExp(`^${person} has turned over to the last page$`), async function (this: ScenarioWorld, who: string) {
  await handle(this, who, 'last-page');
});

When(
  new RegExp(`^${person} goes (\\d+) steps? (nearer|back)$`),
  async function (this: ScenarioWorld, who: string, steps: string, direction: string) {
    await handle(this, who, direction === 'nearer' ? 'zoom-in' : 'zoom-out', Number(steps));
  },
);

When(
  new RegExp(`^${person} turns it by (\\d+) quarters?$`),
  async function (this: ScenarioWorld, who: string, quarters: string) {
    await handle(this, who, 'rotate', Number(quarters));
  },
);

Given(new RegExp(`^${person} has turned and enlarged it$`), async function (this: ScenarioWorld, who: string) {
  await handle(this, who, 'rotate');
  await handle(this, who, 'zoom-in');
});

Given(/^the platform refuses downloads with "(.*)"$/, function (this: ScenarioWorld, words: string) {
  this.device('Zhou Siyuan').weather.refuse('/corp/v1/files/{id}/download', words);
});

Given(/^the platform refuses to show files with "(.*)"$/, function (this: ScenarioWorld, words: string) {
  this.device('Zhou Siyuan').weather.refuse('/corp/v1/files/pks/{ids}', words);
});

When(new RegExp(`^${person} downloads it$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.download();
});

When(
  new RegExp(`^the connection is back and ${person} tries again$`),
  async function (this: ScenarioWorld, who: string) {
    const { user, weather } = this.device(who);
    weather.back();
    await user.lookAgain();
  },
);

Then(
  /^page (\d+ of \d+) of "(.*)" is seen, which is document (\d+ of \d+)$/,
  async function (this: ScenarioWorld, page: string, name: string, place: string) {
    const now = await seen(this);
    assert.deepEqual([now.trouble, now.page, now.name, now.place], ['', page, name, place]);
  },
);

Then(new RegExp(`^${person} reads "([^"]*)" in it$`), async function (this: ScenarioWorld, who: string, words: string) {
  const { trouble, written } = await this.device(who).user.seen();
  assert.equal(trouble, '');
  assert.ok(written.includes(words), `It says: ${written}`);
});

When(
  new RegExp(`^${person} opens "([^"]*)" (?:from|in) it$`),
  async function (this: ScenarioWorld, who: string, path: string) {
    assert.ok(await this.device(who).user.openPacked(path), `${path} is not offered to be opened`);
  },
);

Then(
  new RegExp(`^${person} cannot open "([^"]*)" in it$`),
  async function (this: ScenarioWorld, who: string, path: string) {
    assert.equal(await this.device(who).user.openPacked(path), false);
  },
);

When(new RegExp(`^${person} goes back to what lies in it$`), async function (this: ScenarioWorld, who: string) {
  this.packedPlace = await this.device(who).user.backToPacked();
});

Then(new RegExp(`^${person} is at "([^"]*)" again$`), function (this: ScenarioWorld, _who: string, path: string) {
  assert.equal(this.packedPlace, path);
});

When(new RegExp(`^${person} lays another document beside it$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.layBeside();
});

When(
  new RegExp(`^${person} takes "([^"]*)" there instead$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await this.device(who).user.layBeside(name);
  },
);

Then(/^"([^"]*)" lies beside it$/, async function (this: ScenarioWorld, name: string) {
  assert.equal(await this.device('Zhou Siyuan').user.besideIt(), name);
});

When(
  new RegExp(`^${person} looks for "([^"]*)" in it$`),
  async function (this: ScenarioWorld, who: string, text: string) {
    this.findings = await this.device(who).user.lookFor(text);
  },
);

Then(/^it is found (\d+) times?, first on page (\d+)$/, function (this: ScenarioWorld, times: string, page: string) {
  assert.deepEqual(this.findings, { times: Number(times), page: Number(page) });
});

Then(/^it is not found$/, function (this: ScenarioWorld) {
  assert.deepEqual(this.findings, { times: 0, page: undefined });
});

Then(/^it is seen at (\d+)% of its size$/, async function (this: ScenarioWorld, percent: string) {
  assert.equal((await seen(this)).percent, Number(percent));
});

Then(/^it stands at (\d+)°$/, async function (this: ScenarioWorld, degrees: string) {
  const now = await seen(this);
  assert.deepEqual([now.trouble, now.turned], ['', Number(degrees)]);
});

Then(
  new RegExp(`^${person} is told "([^"]*)"(, and may try again)?$`),
  async function (this: ScenarioWorld, who: string, reason: string, again: string | null) {
    const { trouble, mayTryAgain } = await this.device(who).user.seen();
    assert.deepEqual([trouble, mayTryAgain], [reason, again !== null]);
  },
);

Then(
  new RegExp(`^${person} is told that it cannot be downloaded: "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal((await this.device(who).user.seen()).downloadTrouble, words);
  },
);

Then(
  new RegExp(`^${person} can download it as "([^"]*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    const brought = await this.device(who).user.download();
    assert.equal(brought?.name, name);
    assert.ok(brought.bytes > 0);
  },
);

Then(
  new RegExp(`^${person} can download it as "([^"]*)", with nothing but its pixels$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.deepEqual(await this.device(who).user.download(), { name, bytes: pngBytes.length });
  },
);
