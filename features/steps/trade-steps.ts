import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { money, moneyToText } from '../../src/domain/money/money.ts';
import { accountOf } from '../support/people.ts';
import type { AtToken } from '../support/scenario-token.ts';
import { signInByTwoSteps } from '../support/second-step.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const amount = '(\\d+\\.\\d\\d)';

/** Directors, who sign what they approve. */
const directors: readonly string[] = ['Song Beichen', 'Gu Yunzhou', 'Duan Qingge', 'Ji Yuanzhou'];

async function plugIn(world: ScenarioWorld, who: string, days: number): Promise<void> {
  await world
    .device(who)
    .user.plugInKey(async (publicKey) => world.stage.backstage.issueKey(accountOf(who), publicKey, days));
}

/** People whose company requires two-step verification. */
const byTwoSteps: readonly string[] = ['Fang Wanqiu', 'Duan Qingge'];

export async function arrive(world: ScenarioWorld, who: string): Promise<void> {
  if (byTwoSteps.includes(who)) await signInByTwoSteps(world, who, false);
  else await world.device(who).user.signIn(accountOf(who), 'Huiyu#2026');
  if (directors.includes(who)) await plugIn(world, who, 365);
}

const owners: Readonly<Record<string, AtToken>> = { '': 'confirms', ', and cancels at the token': 'cancelled' };

Given(/^(\w+ \w+) has come without a token$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.signIn(accountOf(who), 'Huiyu#2026');
});

Given(
  /^the certificate in the token of (\w+ \w+) ends in (\d+) minutes$/,
  async function (this: ScenarioWorld, who: string, minutes: string) {
    await plugIn(this, who, Number(minutes) / (24 * 60));
  },
);

When(/^(\w+ \w+) reads what waits, to sign it$/, async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.beginApproval(), true);
});

When(/^(\w+ \w+) presses to approve what waits$/, async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.beginApproval(), false);
});

When(/^(\d+) minutes go by in the trade$/, function (this: ScenarioWorld, minutes: string) {
  this.stage.clock.advance(Number(minutes) * 60_000);
});

When(
  /^(\w+ \w+) signs what was read(, and cancels at the token)?$/,
  async function (this: ScenarioWorld, who: string, how: string | null) {
    this.noted = await this.device(who).user.signApproval(owners[how ?? ''] ?? 'confirms');
  },
);

Then(/^the signature is refused: "(.*)"$/, function (this: ScenarioWorld, words: string) {
  assert.equal(this.noted, words);
});

Then(/^the signature of (\w+ \w+) holds$/, async function (this: ScenarioWorld, who: string) {
  assert.equal(this.noted, '');
  assert.equal((await this.device(who).user.signaturesOfDecided()).length, 1);
});

Then(
  /^the history shows (\w+ \w+) the signatures? "(.*)"$/,
  async function (this: ScenarioWorld, who: string, lines: string) {
    assert.equal((await this.device(who).user.signaturesOfDecided()).join('; '), lines);
  },
);

Then(
  /^(\w+ \w+) has no certificate to sign it with, and "(.*)" could$/,
  function (this: ScenarioWorld, who: string, names: string) {
    const told = this.device(who).user.unsignableApproval();
    assert.deepEqual([told?.certificates, told?.colleagues.join(', ')], [[], names]);
  },
);

Given(
  /^(\w+ \w+(?:, \w+ \w+)*(?: and \w+ \w+)?) (?:is|are) at work$/,
  async function (this: ScenarioWorld, all: string) {
    for (const who of all.split(/, | and /)) await arrive(this, who);
  },
);

async function issue(world: ScenarioWorld, who: string, sum: string, payee: string, months: string): Promise<void> {
  await world.device(who).user.fillInIssue(sum, payee, Number(months));
  await world.device(who).user.submitIssue();
}

When(
  new RegExp(`^${person} (?:issues|has issued) ${amount} to "(.*)" due in (\\d+) months$`),
  async function (this: ScenarioWorld, who: string, sum: string, payee: string, months: string) {
    await issue(this, who, sum, payee, months);
  },
);

When(
  new RegExp(`^${person} fills in ${amount} to "(.*)" due in (\\d+) months$`),
  async function (this: ScenarioWorld, who: string, sum: string, payee: string, months: string) {
    await this.device(who).user.fillInIssue(sum, payee, Number(months));
  },
);

Given(
  new RegExp(`^a credit of ${amount} is on its way to Zhou Siyuan$`),
  async function (this: ScenarioWorld, sum: string) {
    for (const who of ['Luo Qiubai', 'Shen Nanzhi', 'Song Beichen', 'Zhou Siyuan']) await arrive(this, who);
    await issue(this, 'Luo Qiubai', sum, '宁波砚舟', '3');
    for (const who of ['Shen Nanzhi', 'Song Beichen']) await this.device(who).user.decideFirst('approve');
  },
);

When(new RegExp(`^${person} approves what waits$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.decideFirst('approve');
});

When(
  new RegExp(`^${person} returns what waits because of "(.*)": "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string, words: string) {
    await this.device(who).user.decideFirst('return', reason, words);
  },
);

When(
  new RegExp(`^${person} corrects the amount to ${amount}$`),
  async function (this: ScenarioWorld, who: string, sum: string) {
    await this.device(who).user.correctAmount(sum);
  },
);

When(/^(\w+ \w+) chooses all that waits$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.chooseAllWaiting();
});

When(
  /^(\w+ \w+) approves (?:all that waits|what is chosen) together$/,
  async function (this: ScenarioWorld, who: string) {
    this.noted = (await this.device(who).user.approveTogether()).join(', ');
  },
);

Then(/^the results are "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.equal(this.noted, expected);
});

When(/^the company of (\w+ \w+) is barred from accepting$/, async function (this: ScenarioWorld, who: string) {
  await this.stage.backstage.member(accountOf(who), { barred: ['accept'] });
});

When(/^(\w+ \w+) asks to recall what was passed on$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askToUndo('transfer-recall');
});

When(/^(\w+ \w+) asks to cancel what was issued last$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askToCancelIssued();
});

When(/^(\w+ \w+) asks to cancel the newest credit$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.askToUndo('cancellation');
});

When(
  new RegExp(`^${person} issues ${amount} to "(.*)" due on (\\d{4}-\\d\\d-\\d\\d), because the contract says "(.*)"$`),
  async function (this: ScenarioWorld, who: string, sum: string, payee: string, dueOn: string, reason: string) {
    await this.device(who).user.fillInByContract(sum, payee, dueOn, reason);
    await this.device(who).user.submitIssue();
  },
);

When(/^(\w+ \w+) keeps the form as a draft$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.keepDraft();
});

When(/^(\w+ \w+) deletes the draft$/, async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.deleteDraft();
});

Then(
  /^the (newest application|handled applications) of (\w+ \w+) (?:is|are) "(.*)"$/,
  async function (this: ScenarioWorld, which: string, who: string, expected: string) {
    const lines = await this.device(who).user.applications(which === 'handled applications' ? 'handled' : 'all');
    assert.equal((which === 'newest application' ? lines.slice(0, 1) : lines).join('; '), expected);
  },
);

Then(
  /^the newest application of (\w+ \w+) is not "(.*)"$/,
  async function (this: ScenarioWorld, who: string, unexpected: string) {
    const lines = await this.device(who).user.applications('all');
    assert.notEqual(lines[0], unexpected);
  },
);

Then(
  /^a copy of the application of (\w+ \w+) reads "(.*)"$/,
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.copySubmitted(), expected);
  },
);

When(new RegExp(`^${person} accepts what came$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.acceptFirst();
});

When(
  new RegExp(`^${person} refuses what came because of "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await this.device(who).user.refuseFirst(reason);
  },
);

When(
  new RegExp(`^${person} transfers ${amount} to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, sum: string, payee: string) {
    await this.device(who).user.transferFromNewest(sum, payee);
  },
);

When(/^(\d+) days go by in the trade$/, async function (this: ScenarioWorld, days: string) {
  await this.stage.backstage.daysPass(Number(days));
  for (const who of ['Luo Qiubai', 'Zhou Siyuan']) await arrive(this, who);
});

Then(
  new RegExp(`^the application of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, standing: string) {
    const names: Readonly<Record<string, string>> = {
      'Shen Nanzhi': '沈南枝',
      'Song Beichen': '宋北辰',
      'Fu Mingheng': '傅明衡',
    };
    const expected = Object.entries(names).reduce((text, [name, shown]) => text.replace(name, shown), standing);
    assert.equal(await this.device(who).user.submittedApplication(), expected);
  },
);

Then(
  new RegExp(`^${person} cannot decide it because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, because: string) {
    assert.equal(await this.device(who).user.decisionBarOfSubmitted(), because);
  },
);

Then(new RegExp(`^nothing waits for ${person}$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.countWaiting(), 0);
});

Then(
  new RegExp(`^(\\d+) applications? waits? for ${person}$`),
  async function (this: ScenarioWorld, count: string, who: string) {
    assert.equal(await this.device(who).user.countWaiting(), Number(count));
  },
);

Then(new RegExp(`^"(.*)" comes back to ${person}$`), async function (this: ScenarioWorld, words: string, who: string) {
  assert.equal(await this.device(who).user.returnedWords(), words);
});

Then(
  new RegExp(`^${person} has to accept "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal((await this.device(who).user.amountsToAccept()).join('; '), expected);
  },
);

Then(new RegExp(`^${person} has nothing to accept$`), async function (this: ScenarioWorld, who: string) {
  assert.deepEqual(await this.device(who).user.amountsToAccept(), []);
});

Then(
  new RegExp(`^the newest holding of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.newestHolding(), expected);
  },
);

Then(
  new RegExp(`^this month of ${person} counts$`),
  async function (this: ScenarioWorld, who: string, table: DataTable) {
    const expected = table.raw().flat();
    const flows = expected.map((each) => each.split(' ')[0]);
    const found = await this.device(who).user.statisticsOfMonth();
    assert.deepEqual(
      found.filter((each) => flows.includes(each.split(' ')[0])),
      expected,
    );
  },
);

Then(
  new RegExp(`^the reviews of this month are for ${person}$`),
  async function (this: ScenarioWorld, who: string, table: DataTable) {
    assert.deepEqual(await this.device(who).user.reviewsOfMonth(), table.raw().flat());
  },
);

Then(
  new RegExp(`^today ${amount} came into the ledger of ${person}, and ${amount} went out$`),
  async function (this: ScenarioWorld, sumIn: string, who: string, sumOut: string) {
    assert.deepEqual(await this.device(who).user.ledgerOfToday(), { in: sumIn, out: sumOut });
  },
);

Then(
  new RegExp(`^the exported ledger of ${person} for today runs from its opening to its closing balance$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    const [, opening = [], ...rest] = await user.exportLedger();
    const [total = [], closing = []] = rest.slice(-2);
    const sums = await user.ledgerOfToday();
    assert.deepEqual({ in: total[4], out: total[5] }, sums);
    let balance = money(opening[6] ?? '').fen;
    for (const [, , , , into, out, after] of rest.slice(0, -2)) {
      balance += into === '' ? -money(out ?? '').fen : money(into ?? '').fen;
      assert.equal(moneyToText({ fen: balance }), after);
    }
    assert.equal(moneyToText({ fen: balance }), closing[6]);
  },
);

Then(
  /^the exported (held|instruments|applications) of (\w+ \w+) have (\d+) rows? with "(.*)"$/,
  async function (
    this: ScenarioWorld,
    list: 'held' | 'instruments' | 'applications',
    who: string,
    rows: string,
    words: string,
  ) {
    const [, ...found] = await this.device(who).user.exportList(list);
    assert.equal(found.filter((cells) => cells.includes(words)).length, Number(rows));
  },
);

Then(
  new RegExp(`^the newest instrument of ${person} is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.newestInstrument(), expected);
  },
);

Then(
  new RegExp(`^the overview of ${person} reads "(.*)"$`),
  async function (this: ScenarioWorld, who: string, expected: string) {
    assert.equal(await this.device(who).user.overview(), expected);
  },
);

When(
  new RegExp(`^${person} looks for the payee "(.*)"$`),
  async function (this: ScenarioWorld, who: string, typed: string) {
    const names = await this.device(who).user.payeesNamed(typed);
    this.noted = names === undefined ? 'too short' : names.join(', ');
  },
);

Then(/^the payees are "(.*)"$/, function (this: ScenarioWorld, names: string) {
  assert.equal(this.noted, names);
});

Then(new RegExp(`^${person} is warned of "(.*)"$`), async function (this: ScenarioWorld, who: string, gap: string) {
  assert.equal(await this.device(who).user.payeeWarning(), gap);
});

When(
  /^the platform puts transfers to several payees on trial with "(.*)"$/,
  async function (this: ScenarioWorld, userName: string) {
    await this.stage.backstage.tryWith('several-payees', userName);
  },
);

When(/^the platform ends the trial$/, async function (this: ScenarioWorld) {
  await this.stage.backstage.tryWith('several-payees', undefined);
});

Then(
  new RegExp(`^${person} may transfer to (\\d+) payees? at once$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    await arrive(this, who);
    assert.equal(await this.device(who).user.payeesOfTransfer(), Number(count));
  },
);

Then(
  new RegExp(`^${person} holds credits of "(.*)", and finds them by it$`),
  async function (this: ScenarioWorld, who: string, names: string) {
    const { counts, all } = await this.device(who).user.holdingsByIssuer();
    assert.equal(Object.keys(counts).join(', '), names);
    assert.equal(
      Object.values(counts).reduce((sum, count) => sum + count, 0),
      all,
    );
  },
);

Then(
  new RegExp(`^the overview of ${person} leads to "(.*)", to (act|look at)$`),
  async function (this: ScenarioWorld, who: string, ways: string, how: string) {
    const found = await this.device(who).user.waysOfOverview();
    assert.deepEqual([found.ways.join(', '), found.acts], [ways, how === 'act']);
  },
);

Then(/^the steps of the issue are "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.equal(this.device('Luo Qiubai').user.announcedSteps().join(', '), expected);
});

Then(/^the final review is called for by "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.equal(this.device('Luo Qiubai').user.reviewingRules().join(', '), expected);
});

Then(/^the issue is refused because "(.*)"$/, function (this: ScenarioWorld, expected: string) {
  assert.deepEqual(this.device('Luo Qiubai').user.forbiddingRules(), [expected]);
});

When(new RegExp(`^${person} opens the newest credit$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.openCredit();
});

When(new RegExp(`^${person} opens the same credit by its address$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openCredit(this.noted);
});

Then(new RegExp(`^the credit reads to ${person}$`), function (this: ScenarioWorld, who: string, expected: DataTable) {
  const shown = this.device(who).user.openedCredit();
  const asked = expected.rowsHash();
  assert.deepEqual(Object.fromEntries(Object.keys(asked).map((part) => [part, shown?.[part]])), asked);
});

Then(new RegExp(`^there is no such credit for ${person}$`), function (this: ScenarioWorld, who: string) {
  assert.equal(this.device(who).user.openedCredit(), undefined);
});
