import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { EarlierShown } from '../support/abilities/choosing-again.ts';
import type { ScenarioWorld } from '../support/world.ts';

const zhou = 'Zhou Siyuan';

/** The documents that each scenario has seen and chosen. */
interface Seen {
  shown: readonly EarlierShown[];
  chosen: readonly EarlierShown[];
}
const seen = new WeakMap<ScenarioWorld, Seen>();
const of = (world: ScenarioWorld): Seen => {
  const known = seen.get(world) ?? { shown: [], chosen: [] };
  seen.set(world, known);
  return known;
};

When(
  /^Zhou Siyuan looks among (?:earlier )?(trade invoices|invoices|contracts)( under review)?$/,
  async function (this: ScenarioWorld, what: string, underReview: string | null) {
    const { user } = this.device(zhou);
    await user.openMaterials(this.package);
    of(this).shown = await user.lookAmongEarlier(
      what === 'trade invoices' || what === 'invoices' ? what : 'contracts',
      underReview !== null,
    );
    assert.ok(of(this).shown.length > 0, 'something was given before');
  },
);

Then('every row says where it is used, and that nothing is recorded against it', function (this: ScenarioWorld) {
  for (const { usedIn, validity } of of(this).shown) {
    assert.match(usedIn, /^(Used in DD|Not used in another package)/);
    assert.equal(validity, 'No record against it');
  }
  // Documents that are in no package come first.
  assert.ok(of(this).shown[0]?.usedIn.startsWith('Not used'));
});

/** The reason why a document cannot be chosen, on any page. */
async function refusalOf(world: ScenarioWorld, number = ''): Promise<string | undefined> {
  const here = of(world).shown.find((each) => each.number === number);
  if (here) return here.refusal;
  const found = await world.device(zhou).user.searchEarlier(number);
  return found.find((each) => each.number === number)?.refusal;
}

When(/^Zhou Siyuan chooses the first (\d+) of them$/, async function (this: ScenarioWorld, count: string) {
  of(this).chosen = of(this)
    .shown.filter(({ refusal }) => refusal === '')
    .slice(0, Number(count));
  assert.equal(of(this).chosen.length, Number(count));
  await this.device(zhou).user.chooseEarlier(of(this).chosen.map(({ number }) => number));
});

Then(
  /^the package holds (?:these \d+ invoices|that contract) with (?:their|its) files and values$/,
  async function (this: ScenarioWorld) {
    const { user } = this.device(zhou);
    await user.openMaterials(this.package);
    const items = (await user.materials()).flatMap((material) => material.items);
    for (const { number, fileName } of of(this).chosen)
      assert.ok(
        items.some(
          (item) =>
            item.fileName === fileName && [item.fields['number'], item.fields['contractNumber']].includes(number),
        ),
        `${number} is in the package`,
      );
  },
);

Then(/^these \d+ cannot be chosen, because they are "(.*)"$/, async function (this: ScenarioWorld, why: string) {
  for (const { number } of of(this).chosen) assert.equal(await refusalOf(this, number), why);
});

Then(/^the invoice cannot be chosen, because "(.*)"$/, async function (this: ScenarioWorld, why: string) {
  assert.equal(await refusalOf(this, of(this).chosen[0]?.number), why);
});

Then('there are more than a page of them', async function (this: ScenarioWorld) {
  const { total, last } = await this.device(zhou).user.lastOfEarlier();
  assert.ok(total > of(this).shown.length);
  const [one] = last;
  assert.ok(
    one && of(this).shown.every(({ number }) => number !== one.number),
    'the last page has others than the first',
  );
  this.noted = one.number;
});

When('Zhou Siyuan looks for the number of the last one', async function (this: ScenarioWorld) {
  of(this).shown = await this.device(zhou).user.searchEarlier(this.noted.slice(2));
});

Then('only that one is found', function (this: ScenarioWorld) {
  assert.deepEqual(
    of(this).shown.map(({ number }) => number),
    [this.noted],
  );
});

Given(/^the tax register says that the invoice is (void|red)$/, async function (this: ScenarioWorld, state: string) {
  const [{ number } = { number: '' }] = of(this).chosen;
  const [item] = (await this.device(zhou).user.materials())
    .flatMap((material) => material.items)
    .filter((each) => each.fields['number'] === number);
  assert.ok(item);
  await this.stage.backstage.markInvoice({ code: item.fields['code'] ?? '', number }, state === 'red' ? 'RED' : 'VOID');
});

When('Zhou Siyuan comes back to the package', async function (this: ScenarioWorld) {
  await this.device(zhou).user.openMaterials(this.package);
});

Then('the upload page tells that the invoice is red', async function (this: ScenarioWorld) {
  assert.equal(await this.device(zhou).user.markShown(of(this).chosen[0]?.number ?? ''), 'RED');
});

Then('the invoice counts nothing in the package', async function (this: ScenarioWorld) {
  assert.equal(await this.device(zhou).user.invoicesTotal(), '0.00');
});

When('Zhou Siyuan turns to what is to be handed in', async function (this: ScenarioWorld) {
  await this.device(zhou).user.openCheck(this.package);
});

Then(
  'Zhou Siyuan is told that the tax register speaks against the invoice, and is asked before it is handed in',
  async function (this: ScenarioWorld) {
    const { warnings } = await this.device(zhou).user.check();
    assert.ok(warnings.includes(`invoice-marked: ${of(this).chosen[0]?.number ?? ''}`), warnings.join());
  },
);

Then('there are contracts of packages under review alone', async function (this: ScenarioWorld) {
  for (const { usedIn } of of(this).shown) {
    const states = await Promise.all(
      (usedIn.match(/DD[\d-]+/g) ?? []).map(async (packageId) => this.stage.backstage.stateOf(packageId)),
    );
    assert.ok(
      states.some((state) => /AUDITING|UN_|PRE_|BIZ|AI_|FINAL/.test(state)),
      `${usedIn}: ${states.join()}`,
    );
  }
});

const chosenItems = async (world: ScenarioWorld) => {
  const { user } = world.device(zhou);
  await user.openMaterials(world.package);
  const numbers = of(world).chosen.map(({ number }) => number);
  return (await user.materials())
    .flatMap((material) => material.items)
    .filter(({ fields }) => numbers.includes(fields['number'] ?? ''));
};

Then(/^there are (\d+) of them$/, function (this: ScenarioWorld, count: string) {
  assert.equal(of(this).shown.length, Number(count));
  assert.ok(
    of(this).shown.some(({ fileName }) => fileName === '') && of(this).shown.some(({ fileName }) => fileName !== ''),
    'some have a picture',
  );
});

Then(/^these (\d+) say that they came as "(.*)"$/, async function (this: ScenarioWorld, count: string, words: string) {
  const items = await chosenItems(this);
  assert.equal(items.length, Number(count));
  for (const { sources, fields } of items) {
    assert.deepEqual(sources, [words]);
    assert.ok(
      ['date', 'total', 'type'].every((field) => (fields[field] ?? '') !== ''),
      'its fields are filled',
    );
  }
});

Given('Zhou Siyuan has taken that invoice out again', async function (this: ScenarioWorld) {
  const [item] = await chosenItems(this);
  await this.device(zhou).user.remove(item?.fileName ?? '');
});

When('Zhou Siyuan writes another amount into that invoice', async function (this: ScenarioWorld) {
  const [item] = await chosenItems(this);
  await this.device(zhou).user.fillInvoice(item?.fileName ?? '', {
    total: '1.13',
    amountExcludingTax: '1.00',
    tax: '0.13',
  });
});

Then(/^it no longer says that it came as "(.*)"$/, async function (this: ScenarioWorld, words: string) {
  const [item] = await chosenItems(this);
  assert.ok(item && !item.sources.includes(words));
});
