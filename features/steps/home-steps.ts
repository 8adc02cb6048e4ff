import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { HomeFigure } from '../support/abilities/coming-home.ts';
import { addMoney, money, moneyToText, zeroMoney } from '../../src/domain/money/money.ts';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
interface Seen {
  readonly who: string;
  readonly before: readonly HomeFigure[];
  readonly now: readonly HomeFigure[];
}
const seen = new WeakMap<ScenarioWorld, Seen>();

async function home(world: ScenarioWorld, who: string): Promise<void> {
  const now = await world.device(who).user.homeFigures();
  assert.ok(now.length > 0);
  seen.set(world, { who, before: seen.get(world)?.now ?? now, now });
}

function atHome(world: ScenarioWorld): Seen {
  const found = seen.get(world);
  assert.ok(found, 'Nobody came to the home page');
  return found;
}

const counted = (figures: readonly HomeFigure[], kinds: readonly string[]): number =>
  figures.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);

Given(/^the host offers the product "(.*)" alone$/, async function (this: ScenarioWorld, product: string) {
  await this.stage.backstage.configure({ avalableProduct: [product] });
});

Then(
  new RegExp(`^the home page tells ${person} that business of other platforms (is|is not) among what is under way$`),
  async function (this: ScenarioWorld, who: string, is: string) {
    assert.equal(await this.device(who).user.homeShowsElsewhere(), is === 'is');
  },
);

Given(new RegExp(`^${person} has come to the home page$`), async function (this: ScenarioWorld, who: string) {
  await home(this, who);
});

When(new RegExp(`^${person} comes to the home page$`), async function (this: ScenarioWorld, who: string) {
  await home(this, who);
});

Then('each figure of packages is that of the list that it opens', async function (this: ScenarioWorld) {
  const { who, now } = atHome(this);
  const { user } = this.device(who);
  await user.turnToAll();
  for (const { kind, count, amount, path } of now) {
    await user.openList(path.slice(path.indexOf('?')));
    assert.deepEqual([kind, await user.listTotals()], [kind, { count, amount }]);
  }
});

Then('some figure counts something', function (this: ScenarioWorld) {
  assert.ok(atHome(this).now.some(({ count }) => count > 0));
});

Then(new RegExp(`^as many packages wait for ${person} there as before$`), function (this: ScenarioWorld, _who: string) {
  const { before, now } = atHome(this);
  assert.equal(
    counted(now, ['to-complete', 'modifying', 'returned']),
    counted(before, ['to-complete', 'modifying', 'returned']),
  );
});

Then(
  new RegExp(`^one more package was returned to ${person} than before$`),
  function (this: ScenarioWorld, _who: string) {
    const { before, now } = atHome(this);
    assert.equal(counted(now, ['returned']), counted(before, ['returned']) + 1);
  },
);

Then('it counts packages in review and no letters', function (this: ScenarioWorld) {
  const kinds = atHome(this).now.map(({ kind }) => kind);
  assert.ok(kinds.includes('in-review') && !kinds.includes('overdue'), kinds.join());
});

Given(
  new RegExp(`^the company of ${person} stands well and has papers that end in a year$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), {
      standing: 'normal',
      licenceInDays: 365,
      certificateInDays: 365,
    });
  },
);

Given(
  new RegExp(`^the company of ${person} has a certificate that ends in (\\d+) days$`),
  async function (this: ScenarioWorld, who: string, days: string) {
    await this.stage.backstage.member(accountOf(who), { certificateInDays: Number(days) });
  },
);

Given(
  new RegExp(`^the company of ${person} has a certificate that ended yesterday$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { certificateInDays: -1 });
  },
);

Given(
  new RegExp(`^the company of ${person} has a licence that ends in (\\d+) days$`),
  async function (this: ScenarioWorld, who: string, days: string) {
    await this.stage.backstage.member(accountOf(who), { licenceInDays: Number(days) });
  },
);

Given(
  new RegExp(`^the company of ${person} has a licence that ended yesterday$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { licenceInDays: -1 });
  },
);

Given(
  new RegExp(`^the company of ${person} is a violating member from (\\S+) on$`),
  async function (this: ScenarioWorld, who: string, effectiveOn: string) {
    await this.stage.backstage.member(accountOf(who), { standing: 'violating', effectiveOn });
  },
);

Then(
  new RegExp(`^the home page tells ${person} to heed "(.*)"$`),
  async function (this: ScenarioWorld, who: string, told: string) {
    assert.equal((await this.device(who).user.homeWarnings()).join(', '), told);
  },
);

Then(
  new RegExp(`^the first steps of ${person} are "(.*)"$`),
  async function (this: ScenarioWorld, who: string, steps: string) {
    assert.equal((await this.device(who).user.firstSteps()).join(', '), steps);
  },
);

Then(
  new RegExp(`^the first step "(.*)" of ${person} says "(.*)"$`),
  async function (this: ScenarioWorld, step: string, who: string, words: string) {
    assert.equal(await this.device(who).user.firstStepSays(step), words);
  },
);

When(new RegExp(`^${person} hides the first steps$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.hideFirstSteps();
});

Then(
  new RegExp(`^the ways of ${person} into products are "(.*)"$`),
  async function (this: ScenarioWorld, who: string, ways: string) {
    assert.equal((await this.device(who).user.waysIn()).join('; '), ways);
  },
);

/** The first steps of a user in a product; undefined where no guidance is shown. */
async function wayInto(world: ScenarioWorld, who: string, product: string): Promise<string | undefined> {
  const ways = await world.device(who).user.waysIn();
  return ways.find((way) => way.startsWith(`${product}: `))?.slice(product.length + 2);
}

Then(
  new RegExp(`^the way of ${person} into "(.*)" is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, product: string, way: string) {
    assert.equal(await wayInto(this, who, product), way);
  },
);

When(
  new RegExp(`^${person} follows the ways to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, links: string) {
    for (const link of links.split(' ')) await this.device(who).user.followWay(link);
  },
);

When(
  new RegExp(`^${person} follows the way to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, link: string) {
    await this.device(who).user.followWay(link);
  },
);

When(new RegExp(`^${person} puts the ways into products away$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.putWaysAway();
});

When(
  new RegExp(`^(\\d+) hours pass, and ${person} signs in again$`),
  async function (this: ScenarioWorld, hours: string, who: string) {
    await this.stage.backstage.minutesPass(Number(hours) * 60);
    await this.device(who).user.signIn(accountOf(who), 'Huiyu#2026');
  },
);

Then(
  new RegExp(`^the home page tells ${person} that "(.*)" takes ([\\d,.]+), of which ([\\d,.]+) is used$`),
  async function (this: ScenarioWorld, who: string, funder: string, limit: string, used: string) {
    const told = (await this.device(who).user.homeLimits()).find((each) => each.of === funder);
    assert.deepEqual(
      [told?.limit, told?.used],
      [limit, used].map((each) => each.replaceAll(',', '')),
    );
  },
);

Then(
  new RegExp(`^each limit of ${person} is the sum of those by product to which it leads$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    const [told, byProduct] = [await user.homeLimits(), await user.limitsByProduct()];
    const summed = byProduct.map(({ of, products }) => [
      of,
      ...(['limit', 'used', 'available'] as const).map((which) =>
        moneyToText(products.reduce((sum, each) => addMoney(sum, money(each[which])), zeroMoney)),
      ),
    ]);
    assert.deepEqual(
      summed,
      told.map(({ of, limit, used, available }) => [of, limit, used, available]),
    );
    assert.ok(summed.length > 0);
  },
);

Then(new RegExp(`^the home page tells ${person} of no limits$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.homeLimits(), []);
});

Then(new RegExp(`^${person} finds no limits by product$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.limitsByProduct(), []);
});

Then(
  new RegExp(`^the home page shows ${person} (the|no) packages of the company$`),
  async function (this: ScenarioWorld, who: string, which: string) {
    assert.equal(await this.device(who).user.homeShowsPackages(), which === 'the');
  },
);
