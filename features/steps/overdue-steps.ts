import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { PlatformActionOrder } from '../../server/core/evidence/platform-actions.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';

async function applyAction(world: ScenarioWorld, action: PlatformActionOrder['action'], reason = ''): Promise<void> {
  assert.equal(
    await world.stage.backstage.applyAction(world.package, { action, by: 'shen-ruoxi', reason, corrections: [] }),
    undefined,
  );
}

Then(new RegExp(`^${person} is not offered the overdue letter$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openDetail(this.package);
  assert.equal(await user.letterOffered(), false);
});

Then(
  new RegExp(`^${person} may give the overdue letter, which nobody has downloaded$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.openDetail(this.package);
    assert.equal(await user.letterOffered(), true);
    const { state, tip } = await user.letter();
    assert.deepEqual([state, tip], ['wanted', 'Nobody has downloaded it yet.']);
  },
);

When(new RegExp(`^${person} downloads the overdue letter$`), async function (this: ScenarioWorld, who: string) {
  const { name, head } = await this.device(who).user.downloadLetter();
  [this.saved, this.noted] = [name, head];
});

Then('Zhou Siyuan has a letter of the package as a PDF', function (this: ScenarioWorld) {
  assert.deepEqual([this.saved, this.noted], [`逾期情况说明函-${this.package}.pdf`, '%PDF']);
});

Then(/^the letter's dialog tells that "(.*)" downloaded it$/, async function (this: ScenarioWorld, by: string) {
  assert.match((await this.device(zhou).user.letter()).tip, new RegExp(`^Downloaded by ${by} on 2027-03-`));
});

When(
  new RegExp(`^${person} gives "(.*)\\.(pdf|docx)" as the overdue letter$`),
  async function (this: ScenarioWorld, who: string, name: string, extension: string) {
    await this.device(who).user.giveLetter({
      kind: extension === 'pdf' ? 'pdf' : 'xlsx',
      name: `${name}.${extension}`,
      kilobytes: 12,
    });
  },
);

Then(/^the platform sees "(.*)"$/, async function (this: ScenarioWorld, name: string) {
  await eventually(
    `the platform sees ${name}`,
    async () =>
      (await this.stage.backstage.itemsOf(this.package))
        .filter(({ material }) => material === '逾期情况说明函')
        .map((item) => item.name)
        .join() === name,
  );
});

When(/^the platform gives the letter back because "(.*)"$/, async function (this: ScenarioWorld, reason: string) {
  await applyAction(this, 'return-letter', reason);
});

When('the platform takes the letter', async function (this: ScenarioWorld) {
  await applyAction(this, 'take-letter');
});

When('the financing is repaid', async function (this: ScenarioWorld) {
  assert.equal(
    await this.stage.backstage.applyAction(this.package, {
      action: 'repay',
      by: 'bai-jing',
      reason: '',
      corrections: [],
    }),
    undefined,
  );
});

Then(
  new RegExp(`^the package (is|is not) among what waits for ${person}$`),
  async function (this: ScenarioWorld, how: string, who: string) {
    const { user } = this.device(who);
    await user.openList('?view=waiting');
    const listed = await user.listed();
    assert.equal(
      listed.some((each) => each.packageId === this.package),
      how === 'is',
    );
    assert.equal(await user.waiting(), listed.length);
  },
);

When('Zhou Siyuan looks at what waits', async function (this: ScenarioWorld) {
  await this.device(zhou).user.openList('?view=waiting');
});

Then('one is told that overdue packages are not listed there', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  assert.equal(await user.saysWithoutOverdue(), true);
  assert.equal(
    (await user.listed()).some(({ packageId }) => packageId === this.package),
    false,
  );
});

When('Zhou Siyuan goes where they are said to be', async function (this: ScenarioWorld) {
  await this.device(zhou).user.seeOverdue();
});

Then('the package is listed there', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  assert.equal(await user.saysWithoutOverdue(), false);
  assert.ok((await user.listed()).some(({ packageId }) => packageId === this.package));
});

Then(/^its row reads "(.*)"$/, async function (this: ScenarioWorld, words: string) {
  const row = (await this.device(zhou).user.listed()).find((each) => each.packageId === this.package);
  assert.equal(row?.progress, words);
});

Then(
  /^the letter's dialog tells that it was returned because "(.*)"$/,
  async function (this: ScenarioWorld, reason: string) {
    const letter = await this.device(zhou).user.letter();
    assert.deepEqual([letter.state, letter.reason], ['returned', reason]);
  },
);

Then(/^the letter's dialog tells that "(.*)" was refused$/, async function (this: ScenarioWorld, name: string) {
  assert.deepEqual((await this.device(zhou).user.letter()).refused, [name]);
});

Then('nothing was given', async function (this: ScenarioWorld) {
  assert.equal((await this.device(zhou).user.letter()).state, 'wanted');
});
