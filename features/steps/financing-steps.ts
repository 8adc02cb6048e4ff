import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { shanghaiInstant } from '../../src/domain/calendar/plain-date.ts';
import type { FinancingDecision } from '../../server/core/trade/financing/funder-actions.ts';
import { accountOf } from '../support/people.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { arrive } from './trade-steps.ts';

const amount = '(\\d+\\.\\d\\d)';
const supplier = 'Zhou Siyuan';

/** Numbers of the credits of a scenario, in the order in which it made them. */
const numbersOf = (world: ScenarioWorld): readonly string[] => (world.noted === '' ? [] : world.noted.split(' '));

async function hold(world: ScenarioWorld, sums: readonly string[], days: string): Promise<void> {
  const numbers = [...numbersOf(world)];
  for (const sum of sums)
    numbers.push(await world.stage.backstage.creditIssued(accountOf(supplier), sum, Number(days)));
  world.noted = numbers.join(' ');
}

async function done(outcome: Promise<string | undefined>): Promise<void> {
  assert.equal(await outcome, undefined);
}

const decide = async (world: ScenarioWorld, action: FinancingDecision, words = ''): Promise<void> =>
  done(world.stage.backstage.funderDecides(accountOf(supplier), action, words));

Given(
  /^it is (\d\d):(\d\d) on (\S+)$/,
  async function (this: ScenarioWorld, hour: string, minute: string, day: string) {
    const { clock, backstage } = this.stage;
    const at = shanghaiInstant(day, Number(hour)) + Number(minute) * 60_000;
    clock.advance(at - clock.now());
    await backstage.maintainTrade();
  },
);

Given(
  new RegExp(`^Zhou Siyuan holds (?:a credit|credits) of ${amount}(?: and ${amount})? due in (\\d+) days$`),
  async function (this: ScenarioWorld, one: string, other: string | null, days: string) {
    await hold(this, other === null ? [one] : [one, other], days);
  },
);

Given(
  /^the demo world's credits "(.*)" and "(.*)" of Zhou Siyuan$/,
  function (this: ScenarioWorld, one: string, other: string) {
    this.noted = `${one} ${other}`;
  },
);

Given(/^the evidence of both (?:was|is) given to "(.*)"$/, async function (this: ScenarioWorld, funderId: string) {
  const { backstage } = this.stage;
  await backstage.evidenceGiven(accountOf(supplier), numbersOf(this), funderId);
  await backstage.maintainTrade();
});

Given(/^(\w+ \w+) comes back to work$/, async function (this: ScenarioWorld, who: string) {
  await arrive(this, who);
});

async function ask(world: ScenarioWorld, sum: string): Promise<void> {
  await world.device(supplier).user.askForOffers(numbersOf(world), sum);
}

When(
  new RegExp(`^Zhou Siyuan asks for offers for ${amount} of (?:both|all three)$`),
  async function (this: ScenarioWorld, sum: string) {
    await ask(this, sum);
  },
);

Then(/^the offers to (\w+ \w+) are$/, function (this: ScenarioWorld, who: string, table: DataTable) {
  assert.deepEqual(this.device(who).user.offersListed(), table.raw().flat());
});

Then(/^no offer is made to (\w+ \w+)$/, function (this: ScenarioWorld, who: string) {
  assert.deepEqual(this.device(who).user.offersListed(), []);
});

Then(/^(\d+) offers are made to (\w+ \w+)$/, function (this: ScenarioWorld, count: string, who: string) {
  assert.equal(this.device(who).user.offersListed().length, Number(count));
});

When(/^(\w+ \w+) takes what is left of the limit$/, async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.takeWhatIsLeft();
});

Then(new RegExp(`^${amount} would arrive$`), function (this: ScenarioWorld, net: string) {
  assert.equal(this.noted, net);
});

Then(
  /^the credits of (\w+ \w+) do not go together because of "(.*)", in groups of "(.*)"$/,
  function (this: ScenarioWorld, who: string, bar: string, groups: string) {
    const found = this.device(who).user.groupsOfChosen();
    assert.deepEqual({ bar: found.bar, groups: found.groups.join(', ') }, { bar, groups });
  },
);

When(/^(\w+ \w+) keeps only the first group$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.keepOnlyFirstGroup();
});

When(
  /^(\w+ \w+) applies to "(.*)" (with|without) recourse$/,
  async function (this: ScenarioWorld, who: string, funder: string, recourse: string) {
    await this.device(who).user.applyTo(funder, recourse === 'with');
  },
);

When(
  /^(\w+ \w+) goes on with "(.*)" (with|without) recourse$/,
  async function (this: ScenarioWorld, who: string, funder: string, recourse: string) {
    await this.device(who).user.goOnWith(funder, recourse === 'with');
  },
);

When(
  /^(\w+ \w+) reads the page of the form again(?: at the step "(.*)")?$/,
  async function (this: ScenarioWorld, who: string, step: string | null) {
    await this.device(who).user.reopenForm(step ?? undefined);
  },
);

Then(/^the form of (\w+ \w+) stands at "(.*)"$/, function (this: ScenarioWorld, who: string, standing: string) {
  assert.equal(this.device(who).user.formStanding(), standing);
});

Given(
  new RegExp(`^a financing of ${amount} of Zhou Siyuan is with the funder$`),
  async function (this: ScenarioWorld, sum: string) {
    const { backstage } = this.stage;
    for (const who of [supplier, 'Gu Yunzhou']) await arrive(this, who);
    await backstage.evidenceGiven(accountOf(supplier), numbersOf(this), 'F-CHANGYU');
    await ask(this, sum);
    await this.device(supplier).user.applyTo('长屿银行股份有限公司宁波分行', true);
    await this.device('Gu Yunzhou').user.decideFirst('approve');
  },
);

Then(/^the newest financing of (\w+ \w+) is "(.*)"$/, async function (this: ScenarioWorld, who: string, words: string) {
  assert.equal(await this.device(who).user.newestFinancing(), words);
});

Then(/^(\w+ \w+) reads of the financing "(.*)"$/, async function (this: ScenarioWorld, who: string, words: string) {
  const said = await this.device(who).user.financingStanding();
  assert.ok(said.includes(words), said);
});

Then(/^the financing went through "(.*)"$/, async function (this: ScenarioWorld, events: string) {
  assert.equal((await this.device(supplier).user.financingHistory()).join(', '), events);
});

Then(/^(\d+) financings? waits? for (\w+ \w+)$/, async function (this: ScenarioWorld, count: string, who: string) {
  assert.equal(await this.device(who).user.countFinancingsWaiting(), Number(count));
});

When(/^the funder searches earlier registrations and approves$/, async function (this: ScenarioWorld) {
  await decide(this, 'search');
  await decide(this, 'approve');
});

When(/^the funder seals and registers it$/, async function (this: ScenarioWorld) {
  await decide(this, 'seal');
  await decide(this, 'register');
});

When(
  /^the funder decides "(ask|reject|withdraw-offer|ask-repurchase)"(?:: "(.*)")?$/,
  async function (this: ScenarioWorld, action: FinancingDecision, words: string | null) {
    await decide(this, action, words ?? '');
  },
);

When(
  /^the funder pays out, and the bank (?:(fails)|confirms "(.*)")$/,
  async function (this: ScenarioWorld, fails: string | null, reference: string | null) {
    await decide(this, 'disburse');
    const word = fails === null ? 'confirm' : 'fail';
    await done(this.stage.backstage.bankSays(accountOf(supplier), word, reference ?? ''));
  },
);

When(/^(\w+ \w+) asks for the contract to be signed$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askToSignContract();
});

When(/^(\w+ \w+) answers the funder "(.*)"$/, async function (this: ScenarioWorld, who: string, answer: string) {
  await this.device(who).user.answerFunder(answer);
});

When(/^(\w+ \w+) cancels the financing: "(.*)"$/, async function (this: ScenarioWorld, who: string, words: string) {
  await this.device(who).user.cancelFinancing(words);
});

When(
  new RegExp(`^the core enterprise pays ${amount} of the (first|second) with "(.*)"$`),
  async function (this: ScenarioWorld, sum: string, which: string, reference: string) {
    const number = numbersOf(this)[which === 'first' ? 0 : 1] ?? '';
    await done(this.stage.backstage.statementEntered(number, sum, reference));
  },
);

Given(
  new RegExp(`^a financing of ${amount} of Zhou Siyuan was paid out on (\\S+)$`),
  async function (this: ScenarioWorld, sum: string, day: string) {
    const { clock, backstage } = this.stage;
    for (const who of [supplier, 'Gu Yunzhou']) await arrive(this, who);
    await backstage.evidenceGiven(accountOf(supplier), numbersOf(this), 'F-CHANGYU');
    await ask(this, sum);
    await this.device(supplier).user.applyTo('长屿银行股份有限公司宁波分行', true);
    await this.device('Gu Yunzhou').user.decideFirst('approve');
    for (const action of ['search', 'approve'] as const) await decide(this, action);
    await this.device(supplier).user.askToSignContract();
    await this.device('Gu Yunzhou').user.decideFirst('approve');
    for (const action of ['seal', 'register'] as const) await decide(this, action);
    clock.advance(shanghaiInstant(day, 10) - clock.now());
    await decide(this, 'disburse');
    await done(backstage.bankSays(accountOf(supplier), 'confirm', 'BK-PAID'));
  },
);

When(/^the bank returns the disbursement with "(.*)"$/, async function (this: ScenarioWorld, reference: string) {
  await done(this.stage.backstage.bankSays(accountOf(supplier), 'return', reference));
});

When(
  new RegExp(`^somebody pays ${amount} for (?:the financing|"(.*)") with "(.*)"$`),
  async function (this: ScenarioWorld, sum: string, named: string | null, reference: string) {
    const number = named ?? (await this.stage.backstage.newestFinancingNumber(accountOf(supplier)));
    await done(this.stage.backstage.statementEntered(number, sum, reference));
  },
);

Then(/^the lines that match nothing are "(.*)"$/, async function (this: ScenarioWorld, expected: string) {
  const listed = (await this.stage.backstage.linesListed()).filter(({ state }) => state === 'unmatched');
  const lines = listed.map(({ reference, bar }) => `${reference}: ${bar}`);
  assert.equal(lines.toSorted().join(', '), expected);
});

When(/^an officer explains "(.*)": "(.*)"$/, async function (this: ScenarioWorld, reference: string, words: string) {
  await done(this.stage.backstage.lineSettled({ reference, number: '', words, officer: '苏立行' }));
});

Given(
  new RegExp(`^the bank tells of the core enterprise a balance of ${amount}$`),
  async function (this: ScenarioWorld, balance: string) {
    await this.stage.backstage.balanceTold('C-QIHENG', balance);
  },
);

Then(
  /^the payments of (\w+ \w+) in (\S+) are "(.*)"$/,
  async function (this: ScenarioWorld, who: string, month: string, payments: string) {
    assert.equal((await this.device(who).user.paymentsOfMonth(month)).join('; '), payments);
  },
);

Then(
  /^the receipts of (\w+ \w+) in (\S+) are "(.*)"$/,
  async function (this: ScenarioWorld, who: string, month: string, receipts: string) {
    assert.equal((await this.device(who).user.receiptsOfMonth(month)).join('; '), receipts);
  },
);

When(
  /^the bank tells that the core enterprise pays (ONLINE|OFFLINE)(?: without a (.*))?$/,
  async function (this: ScenarioWorld, collectMode: 'ONLINE' | 'OFFLINE', missing: string | null) {
    await this.stage.backstage.collectionTold('C-QIHENG', {
      collectMode,
      authFlag: missing !== 'debit agreement',
      collectFlag: missing !== 'partner account',
      contractFlag: missing !== 'collection contract',
    });
  },
);

Then(
  /^the payments of (\w+ \w+) are collected "(.*)"$/,
  async function (this: ScenarioWorld, who: string, how: string) {
    assert.equal(await this.device(who).user.collectionSaid(), how);
  },
);

Then(
  /^(\w+ \w+) reads that the credit is collected "(.*)"$/,
  async function (this: ScenarioWorld, who: string, how: string) {
    assert.equal(await this.device(who).user.collectionOfInstrument(numbersOf(this)[0] ?? ''), how);
  },
);

Then(/^the next payment of (\w+ \w+) is "(.*)"$/, async function (this: ScenarioWorld, who: string, payment: string) {
  assert.equal(await this.device(who).user.nextPayment(), payment);
});

Then(
  /^the overview of (\w+ \w+) says of financings "(.*)"$/,
  async function (this: ScenarioWorld, who: string, stages: string) {
    assert.equal((await this.device(who).user.stagesOfFinancings()).join(', '), stages);
  },
);

Then(
  /^(\w+ \w+) finds the financings at "(.*)", on the page and in the sheet$/,
  async function (this: ScenarioWorld, who: string, search: string, table: DataTable) {
    const { user } = this.device(who);
    assert.deepEqual(await user.financingsAt(search), table.raw().flat());
    assert.deepEqual(await user.exportFinancings(search), table.raw().flat());
  },
);

Then(/^(\w+ \w+) sees the financings$/, async function (this: ScenarioWorld, who: string, table: DataTable) {
  assert.deepEqual(await this.device(who).user.financingsOfSuppliers(), table.raw().flat());
});
