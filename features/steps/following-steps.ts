import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ReviewDecision } from '../../src/domain/evidence/materials/review.ts';
import { en } from '../support/every-word.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName } from './assembling-steps.ts';
import { complete } from './submitting-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';
const quoted = (text: string): readonly string[] => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');

async function reviewed(
  world: ScenarioWorld,
  as: 'first' | 'final',
  result: 'PASS' | 'NOPASS',
  items: ReviewDecision['items'] = [],
): Promise<void> {
  assert.equal(await world.stage.backstage.review(world.package, { as, result, items }), undefined);
}

async function look(world: ScenarioWorld, who = zhou) {
  const { user } = world.device(who);
  await user.openDetail(world.package);
  return user.detail();
}

Given(
  new RegExp(`^${person} has submitted a package of (.*)$`),
  async function (this: ScenarioWorld, who: string, numbers: string) {
    const user = await this.arranger(who);
    await user.openChoice();
    for (const number of quoted(numbers)) await user.tick(number);
    this.package = (await user.makePackage()) ?? '';
    await user.openMaterials(this.package);
    await complete(user);
    await user.openCheck(this.package);
    await user.submit();
    assert.equal(await this.stage.backstage.stateOf(this.package), 'UN_AUDIT');
  },
);

Then(/^the package shows as "(.*)"$/, async function (this: ScenarioWorld, state: string) {
  assert.equal((await look(this)).state, state);
});

Then('its holder is the platform', async function (this: ScenarioWorld) {
  assert.match(
    (await look(this)).holder,
    /^Awaiting first review since 21 Nov 2026, expected by 24 Nov 2026\. No action required from you at present\.$/,
  );
});

When(
  new RegExp(`^${person} looks at the company's package in "(.*)"$`),
  async function (this: ScenarioWorld, who: string, code: string) {
    this.package = await this.stage.backstage.packageIn(code);
    await look(this, who);
  },
);

When(
  new RegExp(`^${person} looks at the package "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    this.package = number;
    await look(this, who);
  },
);

Then(/^one reads "(.*)"$/, async function (this: ScenarioWorld, sentence: string) {
  const { user } = this.device(zhou);
  await eventually(`one reads "${sentence}"`, async () => (await user.detail()).holder.includes(sentence.trim()));
});

Given('the first reviewer has passed the package', async function (this: ScenarioWorld) {
  await reviewed(this, 'first', 'PASS');
});

When('the final reviewer passes the package', async function (this: ScenarioWorld) {
  await reviewed(this, 'final', 'PASS');
});

When('the final reviewer rejects the package', async function (this: ScenarioWorld) {
  await reviewed(this, 'final', 'NOPASS');
});

When('both reviewers pass the package', async function (this: ScenarioWorld) {
  await reviewed(this, 'first', 'PASS');
  await reviewed(this, 'final', 'PASS');
});

When('the final reviewer tries to pass the package', async function (this: ScenarioWorld) {
  const refusal = await this.stage.backstage.review(this.package, { as: 'final', result: 'PASS', items: [] });
  this.noted = `${refusal?.code} ${refusal?.current}`;
});

Then('the review is refused, naming the first review as the current one', function (this: ScenarioWorld) {
  assert.equal(this.noted, 'REVIEW_STAGE first');
});

Given(
  /^the first reviewer (?:has returned|returns) the invoice "(.*)" with the reason "(.*)"$/,
  async function (this: ScenarioWorld, number: string, reason: string) {
    const item = (await this.stage.backstage.itemsOf(this.package)).find((each) => each.number === number);
    assert.ok(item);
    await reviewed(this, 'first', 'NOPASS', [
      { materialId: item.materialId, documentId: item.documentId, result: 'NOPASS', reason },
    ]);
  },
);

Given(
  /^the first reviewer has returned the material "(.*)" with the reason "(.*)"$/,
  async function (this: ScenarioWorld, name: string, reason: string) {
    const material = (await this.stage.backstage.materialsOf(this.package)).find((each) => each.name === name);
    assert.ok(material);
    await reviewed(this, 'first', 'NOPASS', [
      { materialId: material.materialId, documentId: undefined, result: 'NOPASS', reason },
    ]);
  },
);

When(new RegExp(`^${person} looks at the package$`), async function (this: ScenarioWorld, who: string) {
  await look(this, who);
});

Then(
  /^the invoice "(.*)" is returned with the reason "(.*)"$/,
  async function (this: ScenarioWorld, number: string, reason: string) {
    const line = (await this.device(zhou).user.detail()).lines.find((each) => each.title.includes(number));
    assert.deepEqual([line?.result, line?.reason], ['Returned', reason]);
  },
);

async function mend(world: ScenarioWorld, who: string): Promise<void> {
  const { user } = world.device(who);
  await user.openDetail(world.package);
  await user.mend();
  await user.openMaterials(world.package);
}

When(new RegExp(`^${person} mends the package$`), async function (this: ScenarioWorld, who: string) {
  await mend(this, who);
});

Given(new RegExp(`^${person} has begun to mend the package$`), async function (this: ScenarioWorld, who: string) {
  await mend(this, who);
});

async function replaceFile(world: ScenarioWorld, who: string, number: string): Promise<void> {
  world.noted = `${number}-改.pdf`;
  await world.device(who).user.replaceFile(number, { kind: 'pdf', name: world.noted, kilobytes: 12 });
}

When(
  new RegExp(`^${person} replaces the file of the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    await replaceFile(this, who, number);
  },
);

Given(
  new RegExp(`^${person} has replaced the file of the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    await replaceFile(this, who, number);
  },
);

When(
  new RegExp(`^${person} finds that the new file says what is entered$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.compare(this.noted);
  },
);

When(
  new RegExp(`^${person} fills in the tax of the invoice "(.*)" as ¥([\\d.,]+)$`),
  async function (this: ScenarioWorld, who: string, name: string, tax: string) {
    await this.device(who).user.fillInvoice(`${name}.pdf`, { tax: tax.replaceAll(',', '') });
  },
);

Then(
  /^all but the tax of the invoice "(.*)" still waits to be compared with its file$/,
  async function (this: ScenarioWorld, name: string) {
    const found = (await this.device(zhou).user.materials())
      .flatMap((material) => material.items)
      .find((item) => item.fileName === `${name}.pdf`);
    const filled = Object.entries(found?.fields ?? {}).flatMap(([field, value]) =>
      value === '' || field === 'tax' ? [] : [field],
    );
    assert.deepEqual(found?.toCompare, filled);
  },
);

Then(
  new RegExp(`^${person} is at (?:the invoice "(.*)"|the contract)$`),
  async function (this: ScenarioWorld, who: string, number: string | undefined) {
    assert.equal(await this.device(who).user.resumedAt(), number === undefined ? contractName : `${number}.pdf`);
  },
);

When(
  new RegExp(`^${person} removes the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    await this.device(who).user.remove(number);
  },
);

Then(/^only the invoice "(.*)" is open$/, async function (this: ScenarioWorld, number: string) {
  const materials = await this.device(zhou).user.materials();
  const open = materials
    .flatMap((material) => material.items)
    .filter((item) => item.open)
    .map((item) => item.fields['number']);
  assert.deepEqual(open, [number]);
  assert.deepEqual(
    materials.filter((material) => material.mayAdd),
    [],
  );
});

Then(/^only "(.*)" may be added to$/, async function (this: ScenarioWorld, name: string) {
  const materials = await this.device(zhou).user.materials();
  assert.deepEqual(
    materials.filter((material) => material.mayAdd).map((material) => material.name),
    [name],
  );
  assert.deepEqual(
    materials.flatMap((material) => material.items).filter((item) => item.open),
    [],
  );
});

Then(/^the invoice "(.*)" shows the file that it had before$/, async function (this: ScenarioWorld, number: string) {
  const item = (await this.device(zhou).user.materials())
    .flatMap((material) => material.items)
    .find((each) => each.fields['number'] === number);
  assert.deepEqual([item?.fileName, item?.before], [`${number}-改.pdf`, `Before: ${number}.pdf`]);
});

Then('more invoices may be added', async function (this: ScenarioWorld) {
  assert.equal((await this.device(zhou).user.materials()).find((material) => material.name === '发票')?.mayAdd, true);
});

Then(new RegExp(`^${person} can only read it$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual((await this.device(who).user.detail()).actions, []);
});

Given(new RegExp(`^${person} has submitted the mended package$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openCheck(this.package);
  await user.submit();
  assert.equal(await this.stage.backstage.stateOf(this.package), 'UN_AUDIT');
});

Then(
  /^its history tells that the invoice "(.*)" was returned with the reason "(.*)"$/,
  async function (this: ScenarioWorld, number: string, reason: string) {
    const line = (await look(this)).history.find((each) => each.what === en['detail.log-returned']);
    assert.deepEqual(line?.about, [`Invoice ${number}: ${reason}`]);
  },
);

Then(
  /^its history tells that "(.*)" changed what "(.*)" says$/,
  async function (this: ScenarioWorld, name: string, fileName: string) {
    const { history } = await look(this);
    assert.ok(
      history.some((line) => line.what === 'Details changed' && line.who === name && line.about.includes(fileName)),
    );
  },
);

async function discard(world: ScenarioWorld, who: string): Promise<void> {
  await look(world, who);
  await world.device(who).user.discard();
}

When(new RegExp(`^${person} discards the package$`), async function (this: ScenarioWorld, who: string) {
  await discard(this, who);
});

Given(new RegExp(`^${person} has discarded the package$`), async function (this: ScenarioWorld, who: string) {
  await discard(this, who);
});

Then(/^its history tells that "(.*)" discarded it$/, async function (this: ScenarioWorld, name: string) {
  assert.deepEqual((await look(this)).history[0], { what: 'Package discarded', who: name, about: [] });
});

When(new RegExp(`^${person} takes the package over$`), async function (this: ScenarioWorld, who: string) {
  await look(this, who);
  await this.device(who).user.claim();
});

Then(/^"(.*)" handles the package$/, async function (this: ScenarioWorld, name: string) {
  assert.equal((await look(this)).handler, name);
});

Then(/^of the invoice "(.*)" one reads "(.*)"$/, async function (this: ScenarioWorld, number: string, words: string) {
  assert.equal((await look(this)).lines.find(({ title }) => title === `Invoice ${number}`)?.mended, words);
});

Then(
  new RegExp(`^${person} is asked to look at "(.*)" once more before submitting$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.deepEqual(await this.device(who).user.mendedBeside(), [name]);
  },
);
