import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

Given(
  new RegExp(`^the platform has barred the company of ${person} from financing$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { barred: ['finance'] });
  },
);

When(new RegExp(`^the company of ${person} stands well again$`), async function (this: ScenarioWorld, who: string) {
  await this.stage.backstage.member(accountOf(who), { standing: 'normal' });
});

Then(
  new RegExp(
    `^new packages of ${person} are kept back, because (the company is a violating member|the platform has barred the company)$`,
  ),
  async function (this: ScenarioWorld, who: string, why: string) {
    assert.equal(
      await this.device(who).user.heldBackBy(),
      why.startsWith('the company') ? 'violating CREDIT' : 'barred CREDIT',
    );
  },
);

Then(
  new RegExp(`^${person} reads that "(.*)" can object$`),
  async function (this: ScenarioWorld, who: string, objector: string) {
    assert.deepEqual(await this.device(who).user.objectorsTold(), [objector]);
  },
);

Then(
  new RegExp(`^${person} is told that the company is a violating member$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal(await this.device(who).user.submitTrouble(), 'violating');
  },
);

Then(
  new RegExp(`^home tells ${person} that the company is a violating member, and that "(.*)" can object$`),
  async function (this: ScenarioWorld, who: string, objector: string) {
    assert.ok((await this.device(who).user.homeWarnings()).includes(`violating 2026-11-21 ${objector}`));
  },
);

Then(
  new RegExp(`^home tells ${person} that the platform has barred the company$`),
  async function (this: ScenarioWorld, who: string) {
    assert.ok((await this.device(who).user.homeWarnings()).some((warning) => warning.startsWith('barred')));
  },
);
