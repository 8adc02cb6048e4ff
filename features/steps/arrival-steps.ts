import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';

Given(
  new RegExp(`^the platform has published its agreements again for the company of ${person}$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { signAgain: true });
  },
);

Given(
  new RegExp(`^the company of ${person} was issued paper invoices before$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { paperType: 'SPECIAL_VAT' });
  },
);

Given(
  new RegExp(`^the invoicing information of the company of ${person} is missing$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { invoicingEmptied: true });
  },
);

Given(
  new RegExp(`^the company of ${person} is a (watch-listed|violating) member$`),
  async function (this: ScenarioWorld, who: string, standing: string) {
    await this.stage.backstage.member(accountOf(who), {
      standing: standing === 'violating' ? 'violating' : 'watch-listed',
    });
  },
);

Given(
  new RegExp(`^the platform has changed its agreements since the company of ${person} signed them$`),
  async function (this: ScenarioWorld, who: string) {
    await this.stage.backstage.member(accountOf(who), { signChanged: true });
  },
);

Then(
  new RegExp(`^of the agreements ${person} sees a change in (only the privacy policy|none)$`),
  async function (this: ScenarioWorld, who: string, where: string) {
    assert.deepEqual(
      await this.device(who).user.agreementsChanged(),
      where === 'none' ? [] : ['CORP_PRIVACY_AGREEMENT'],
    );
  },
);

When(
  new RegExp(`^${person} arrives(?: at "(.*)")?$`),
  async function (this: ScenarioWorld, who: string, path: string | null) {
    await this.device(who).user.arrive(path ?? undefined);
  },
);

When(
  new RegExp(
    `^${person} (agrees to the agreements|does not agree and leaves|knows of the change|goes to complete it|has read of the standing)$`,
  ),
  async function (this: ScenarioWorld, who: string, how: string) {
    const answers = new Map([
      ['agrees to the agreements', 'agree'],
      ['does not agree and leaves', 'disagree'],
      ['knows of the change', 'know'],
      ['goes to complete it', 'complete'],
      ['has read of the standing', 'read'],
    ] as const);
    const answer = answers.get(how as 'agrees to the agreements');
    if (answer) await this.device(who).user.answer(answer);
  },
);

Then(
  new RegExp(`^${person} is asked about (the agreements|the change of invoices|invoicing information|its standing)$`),
  async function (this: ScenarioWorld, who: string, what: string) {
    assert.equal(await this.device(who).user.askedAtPresent(), what);
  },
);

Then(new RegExp(`^${person} is asked about nothing(?: more)?$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.askedAtPresent(), '');
});

Then(new RegExp(`^${person} may object for two days from today$`), async function (this: ScenarioWorld, who: string) {
  const deadline = await this.device(who).user.objectionDeadline();
  assert.equal(shanghaiDate((deadline ?? 0) - 2 * 86_400_000), shanghaiDate(this.stage.clock.now()));
});

When(new RegExp(`^${person} arrives on another device$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device('another device');
  await user.signIn(accountOf(who), 'Huiyu#2026');
  await user.arrive();
});

Then(new RegExp(`^${person} is asked about nothing there$`), async function (this: ScenarioWorld, _who: string) {
  assert.equal(await this.device('another device').user.askedAtPresent(), '');
});

When(
  new RegExp(`^${person} objects to the standing with "(.*)" and the proof "(.*)"$`),
  async function (this: ScenarioWorld, who: string, statement: string, proof: string) {
    this.noted = await this.device(who).user.objectToStanding(statement, proof === '' ? [] : [proof]);
  },
);

Then(
  new RegExp(`^${person} is told of the objection "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.match(this.noted, new RegExp(words));
  },
);

Then(
  new RegExp(`^${person} reads of the company's standing "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.match(await this.device(who).user.standingTold(), new RegExp(words));
  },
);

Then(
  new RegExp(`^the objections of ${person} stand as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, states: string) {
    assert.deepEqual(await this.device(who).user.objections(), states.split('; '));
  },
);
