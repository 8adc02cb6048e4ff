import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PlatformActionOrder } from '../../server/core/evidence/platform-actions.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { complete } from './submitting-steps.ts';

const zhou = 'Zhou Siyuan';

const order = (action: string, more: Partial<PlatformActionOrder> = {}): PlatformActionOrder => ({
  action: action as PlatformActionOrder['action'],
  by: 'platform',
  reason: '',
  corrections: [],
  ...more,
});

async function tried(world: ScenarioWorld, wanted: PlatformActionOrder): Promise<void> {
  world.noted = (await world.stage.backstage.applyAction(world.package, wanted)) ?? '';
}

async function done(world: ScenarioWorld, wanted: PlatformActionOrder): Promise<void> {
  await tried(world, wanted);
  assert.equal(world.noted, '');
}

async function passes(world: ScenarioWorld, by: string, as: 'first' | 'final'): Promise<void> {
  world.noted = (await world.stage.backstage.review(world.package, { as, by, result: 'PASS', items: [] }))?.code ?? '';
}

Given(
  /^Zhou Siyuan has handed in a package of "(.*)" that goes to "(.*)"$/,
  async function (this: ScenarioWorld, number: string, first: string) {
    const { user } = this.device(zhou);
    await user.openChoice();
    await user.tick(number);
    this.package = (await user.makePackage()) ?? '';
    await user.openMaterials(this.package);
    const asked = (await user.materials()).some((material) => material.name === '收款账户变更函');
    await complete(user, '2450000.00', '2450000.00', asked);
    await user.openCheck(this.package);
    await user.submit();
    assert.equal(await this.stage.backstage.stateOf(this.package), first);
    await user.openDetail(this.package);
  },
);

When(/^the platform goes on with (.*)$/, async function (this: ScenarioWorld, steps: string) {
  for (const step of steps.split(',')) await done(this, order(step.trim()));
  await this.device(zhou).user.openDetail(this.package);
});

When(/^the platform's machines have had (\d+) minutes$/, async function (this: ScenarioWorld, minutes: string) {
  await this.stage.backstage.minutesPass(Number(minutes));
  await this.device(zhou).user.openDetail(this.package);
});

Then(/^the platform has it in "(.*)"$/, async function (this: ScenarioWorld, state: string) {
  assert.equal(await this.stage.backstage.stateOf(this.package), state);
});

Given('the funder has done its part', async function (this: ScenarioWorld) {
  await done(this, order('fund'));
});

When(
  /^the funder (declines|tries to decline) because "(.*)"$/,
  async function (this: ScenarioWorld, how: string, reason: string) {
    await (how === 'declines' ? done : tried)(this, order('decline', { reason }));
  },
);

When(
  /^the platform writes the number "(.*)" into the invoice "(.*)"$/,
  async function (this: ScenarioWorld, written: string, number: string) {
    const item = (await this.stage.backstage.itemsOf(this.package)).find((each) => each.number === number);
    assert.ok(item);
    await done(
      this,
      order('platform-corrected', {
        corrections: [
          { docFileId: item.documentId, invoice: { invoiceType: 'GENERAL_VAT_ELEC', invoiceNum: written } },
        ],
      }),
    );
  },
);

Then(/^the package holds an invoice "(.*)"$/, async function (this: ScenarioWorld, number: string) {
  const items = await this.stage.backstage.itemsOf(this.package);
  assert.ok(items.some((item) => item.number === number));
});

Given(/^the reviewer "(.*)" has passed the first review$/, async function (this: ScenarioWorld, by: string) {
  await passes(this, by, 'first');
  assert.equal(this.noted, '');
});

When(
  /^the reviewer "(.*)" tries to pass the (first|final) review$/,
  async function (this: ScenarioWorld, by: string, as: string) {
    await passes(this, by, as === 'first' ? 'first' : 'final');
    await this.device(zhou).user.openDetail(this.package);
  },
);

When(
  /^the reviewer "(.*)" has marked the invoice "(.*)" alone and tries to pass the (first|final) review$/,
  async function (this: ScenarioWorld, by: string, number: string, as: string) {
    const marked = (await this.stage.backstage.itemsOf(this.package)).filter((item) => item.number === number);
    const items = marked.map(({ materialId, documentId }) => ({
      materialId,
      documentId,
      result: 'PASS' as const,
      reason: '',
    }));
    const decision = {
      as: as === 'first' ? ('first' as const) : ('final' as const),
      by,
      result: 'PASS' as const,
      items,
    };
    this.noted = (await this.stage.backstage.review(this.package, decision, 'as-said'))?.code ?? '';
    await this.device(zhou).user.openDetail(this.package);
  },
);

Given(
  /^the first reviewer has marked everything, and returned the invoice "(.*)" with the reason "(.*)"$/,
  async function (this: ScenarioWorld, number: string, reason: string) {
    const items = (await this.stage.backstage.itemsOf(this.package)).map(({ materialId, documentId, number: each }) =>
      each === number
        ? { materialId, documentId, result: 'NOPASS' as const, reason }
        : { materialId, documentId, result: 'PASS' as const, reason: '' },
    );
    assert.equal(await this.stage.backstage.review(this.package, { as: 'first', result: 'NOPASS', items }), undefined);
  },
);

Given(/^the reviewer "(.*)" has taken the package up$/, async function (this: ScenarioWorld, by: string) {
  await done(this, order('first-review-begins', { by }));
});

When(
  /^the reviewer "(.*)" (gives|tries to give) the package back$/,
  async function (this: ScenarioWorld, by: string, how: string) {
    await (how === 'gives' ? done : tried)(this, order('give-back', { by }));
    await this.device(zhou).user.openDetail(this.package);
  },
);

Given(
  /^the final reviewer has objected to the invoice "(.*)" and sent the package back$/,
  async function (this: ScenarioWorld, number: string) {
    const objected = (await this.stage.backstage.itemsOf(this.package)).filter((item) => item.number === number);
    const items = objected.map(({ materialId, documentId }) => ({
      materialId,
      documentId,
      result: 'NOPASS' as const,
      reason: '骑缝章缺一页',
    }));
    assert.equal(await this.stage.backstage.review(this.package, { as: 'final', result: 'NOPASS', items }), undefined);
  },
);

Then('it waits for the first reviewer as what the final one sent back', async function (this: ScenarioWorld) {
  assert.equal(await this.stage.backstage.stateOf(this.package), 'FINAL_REJECT');
});

Then(/^the platform is refused, because of ([A-Z_]+)$/, function (this: ScenarioWorld, code: string) {
  assert.equal(this.noted, code);
});

Given('both reviewers have passed the package', async function (this: ScenarioWorld) {
  for (const as of ['first', 'final'] as const)
    assert.equal(await this.stage.backstage.review(this.package, { as, result: 'PASS', items: [] }), undefined);
});

Then(
  /^its history tells "([^"]*)"(?: with "(.*)")?$/,
  async function (this: ScenarioWorld, what: string, detail: string | undefined) {
    const { user } = this.device(zhou);
    await user.openDetail(this.package);
    const line = (await user.detail()).history.find((each) => each.what === what);
    assert.ok(line, `The history tells nothing of “${what}”`);
    if (detail) assert.deepEqual(line.about, [detail]);
  },
);

Then('it is not among what waits for Zhou Siyuan', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  await user.openList('?view=waiting');
  const waiting = (await user.listed()).map((each) => each.packageId);
  assert.ok(waiting.length > 0 && !waiting.includes(this.package));
});
