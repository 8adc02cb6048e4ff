import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Given(new RegExp(`^${person} has a marked draft open$`), async function (this: ScenarioWorld, who: string) {
  this.package = await this.stage.backstage.packageIn('PREPARE');
  await this.device(who).user.openMaterials(this.package);
});

Given('the platform shows no marks', async function (this: ScenarioWorld) {
  await this.stage.backstage.showMarks(false);
});

When(new RegExp(`^${person} opens the same package$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openMaterials(this.package);
});

Then(
  new RegExp(`^(\\d+) marks are shown to ${person}$`),
  async function (this: ScenarioWorld, count: string, who: string) {
    assert.equal((await this.device(who).user.marks()).length, Number(count));
  },
);

Then(
  new RegExp(`^mark (\\d+) says to ${person} "([^"]+)"$`),
  async function (this: ScenarioWorld, number: string, who: string, remark: string) {
    assert.equal((await this.device(who).user.marks())[Number(number) - 1]?.remark, remark);
  },
);

When(
  new RegExp(`^${person} finds mark (\\d+) (right|wrong) and mark (\\d+) (right|wrong)$`),
  async function (
    this: ScenarioWorld,
    who: string,
    one: string,
    first: 'right' | 'wrong',
    other: string,
    second: 'right' | 'wrong',
  ) {
    const { user } = this.device(who);
    await user.judgeMark(Number(one), first);
    await user.judgeMark(Number(other), second);
  },
);

When(
  new RegExp(`^the connection is lost, and ${person} finds mark (\\d+) right$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    const { user, weather } = this.device(who);
    assert.equal((await user.marks()).length, 3);
    weather.lost();
    await user.judgeMark(Number(number), 'right');
  },
);

Then(
  new RegExp(
    `^mark 1 is (right|wrong), mark 2 is (right|wrong) and mark 3 is open for ${person}, who opens the same package$`,
  ),
  async function (this: ScenarioWorld, first: string, second: string, who: string) {
    const { user } = this.device(who);
    await user.signIn(accountOf(who), 'Huiyu#2026');
    await user.openMaterials(this.package);
    assert.deepEqual(
      (await user.marks()).map(({ verdict }) => verdict),
      [first, second, undefined],
    );
  },
);

Then(
  new RegExp(`^mark (\\d+) is told not to be saved for ${person}$`),
  async function (this: ScenarioWorld, number: string, who: string) {
    const mark = (await this.device(who).user.marks())[Number(number) - 1];
    assert.deepEqual([mark?.failed, mark?.verdict], [true, undefined]);
  },
);
