import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { PortalUser } from '../support/portal-user.ts';
import { whileTimePasses } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName, invoiceFields } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';
const confirmPath = '/corp/mps/v1/certificate/doc/datum/confirm';
const needSubmitPath = '/corp/mps/v1/certificate/doc/datum/check/need/submit';
const submitCheckPath = '/corp/mps/v1/certificate/doc/datum/corp/submit/check';
const amountOf = (text: string): string => text.replaceAll(',', '');

/** Supplies everything that the standard asks for. The amount is split between two invoices. */
export async function complete(
  user: PortalUser,
  invoices = '642300.00',
  contract = '642300.00',
  withLetter = true,
): Promise<void> {
  const rest = (BigInt(invoices.replace('.', '')) - 9_630_000n).toString();
  await user.give('融资申请授权书', [{ kind: 'pdf', name: '授权书.pdf', kilobytes: 10 }]);
  if (withLetter) await user.give('收款账户变更函', [{ kind: 'pdf', name: '变更函.pdf', kilobytes: 10 }]);
  await user.give('贸易合同', [{ kind: 'pdf', name: contractName, kilobytes: 30 }]);
  await user.give('发票', [
    { kind: 'pdf', name: '01287734.pdf', kilobytes: 10 },
    { kind: 'png', name: '01287735.png', kilobytes: 1 },
  ]);
  await user.settled();
  await user.fillContract(contractName, { contractNumber: 'QH2026A0917', contractAmount: contract });
  await user.fillInvoice('01287734.pdf', invoiceFields('01287734', '96300.00'));
  await user.fillInvoice('01287735.png', invoiceFields('01287735', `${rest.slice(0, -2)}.${rest.slice(-2)}`));
}

async function check(world: ScenarioWorld, who = zhou): Promise<void> {
  await world.device(who).user.openCheck(world.package);
}

Given('the package is complete', async function (this: ScenarioWorld) {
  await complete(await this.arranger(zhou));
});

Given(/^the package is complete with invoices for ¥([\d.,]+)$/, async function (this: ScenarioWorld, amount: string) {
  await complete(await this.arranger(zhou), amountOf(amount));
});

Given(
  new RegExp(`^${person} has given everything( but the letter)?, with invoices for ¥([\\d.,]+)$`),
  async function (this: ScenarioWorld, who: string, without: string | null, amount: string) {
    await complete(await this.arranger(who), amountOf(amount), amountOf(amount), without === null);
  },
);

Given(/^the package is complete with a contract for ¥([\d.,]+)$/, async function (this: ScenarioWorld, amount: string) {
  await complete(await this.arranger(zhou), undefined, amountOf(amount));
});

Given(
  new RegExp(`^${person} has added an invoice with the number of another$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.give('发票', [{ kind: 'pdf', name: '又一张.pdf', kilobytes: 10 }]);
    await user.settled();
    await user.fillInvoice('又一张.pdf', invoiceFields('01287735', '100.00'));
  },
);

When(new RegExp(`^${person} checks the package$`), async function (this: ScenarioWorld, who: string) {
  await check(this, who);
});

Given(new RegExp(`^${person} has checked the package$`), async function (this: ScenarioWorld, who: string) {
  await check(this, who);
});

Then(/^it cannot be submitted, because these are missing: (.*)$/, async function (this: ScenarioWorld, names: string) {
  const answer = await this.device(zhou).user.check();
  assert.deepEqual(
    answer.blockers,
    [...names.matchAll(/"([^"]+)"/g)].map((match) => `missing: ${match[1]}`),
  );
  assert.equal(answer.maySubmit, false);
});

const blocked: Readonly<Record<string, string>> = {
  'the invoice is not filled in': 'item-incomplete: 发票',
  'an invoice appears twice': 'same-invoice-twice: 发票',
  'the invoice has not been corrected': 'still-returned: 发票',
  'what the invoice says was not compared with its new file': 'to-compare: 发票',
};

Then(
  /^it cannot be submitted, because (the invoice is not filled in|an invoice appears twice|the invoice has not been corrected|what the invoice says was not compared with its new file)$/,
  async function (this: ScenarioWorld, reason: string) {
    const answer = await this.device(zhou).user.check();
    assert.ok(answer.blockers.includes(blocked[reason] ?? ''), answer.blockers.join());
    assert.equal(answer.maySubmit, false);
  },
);

Then(/^a tip says that the invoices come to ¥([\d.,]+)$/, async function (this: ScenarioWorld, amount: string) {
  assert.deepEqual((await this.device(zhou).user.check()).warnings, [`invoices-below-financing: ${amountOf(amount)}`]);
});

Then(new RegExp(`^${person} can submit it$`), async function (this: ScenarioWorld, who: string) {
  assert.equal((await this.device(who).user.check()).maySubmit, true);
});

When(new RegExp(`^${person} submits the package$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  // The obstacle may have been removed meanwhile, so the check runs again.
  if (!(await user.isChecking()) || !(await user.check()).maySubmit) await check(this, who);
  this.noted = (await user.check()).expected ?? '';
  await user.submit();
});

Then(
  new RegExp(`^${person} is asked whether to go on with contracts for ¥([\\d.,]+)$`),
  async function (this: ScenarioWorld, who: string, amount: string) {
    assert.equal(await this.device(who).user.question(), `contracts-below-financing: ${amountOf(amount)}`);
    assert.equal(await this.stage.backstage.stateOf(this.package), 'PREPARE');
  },
);

When(new RegExp(`^${person} goes on$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.goOn();
});

Then('the package is with the platform', async function (this: ScenarioWorld) {
  assert.equal(await this.stage.backstage.stateOf(this.package), 'UN_AUDIT');
});

Then(new RegExp(`^${person} sees by when the platform answers$`), function (this: ScenarioWorld, _who: string) {
  // Submitted on a Saturday morning: two working days from Monday on.
  assert.equal(this.noted, '2026-11-24');
});

Given(new RegExp(`^${person} has changed an invoice of it$`), async function (this: ScenarioWorld, who: string) {
  const { user } = await this.signedIn(who);
  await user.openMaterials(this.package);
  await user.fillInvoice('01287734.pdf', invoiceFields('01287734', '96300.01'));
});

Given(new RegExp(`^${person} has submitted it$`), async function (this: ScenarioWorld, who: string) {
  const { user } = await this.signedIn(who);
  await user.openCheck(this.package);
  await user.submit();
  assert.equal(await this.stage.backstage.stateOf(this.package), 'UN_AUDIT');
});

Then(
  new RegExp(`^${person} is told that "(.*)" changed something since$`),
  async function (this: ScenarioWorld, who: string, by: string) {
    assert.equal(await this.device(who).user.submitTrouble(), `items-unseen: ${by}`);
  },
);

Then(
  new RegExp(`^${person} is told that "(.*)" was faster or that it can no longer be submitted$`),
  async function (this: ScenarioWorld, who: string, _by: string) {
    assert.match(await this.device(who).user.submitTrouble(), /^(package-moved: .+|not-in-this-state)$/);
  },
);

Then('the package is still being assembled', async function (this: ScenarioWorld) {
  assert.equal(await this.stage.backstage.stateOf(this.package), 'PREPARE');
});

When(
  new RegExp(`^${person} submits the package, and again before the answer comes$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await check(this, who);
    await Promise.all([user.submit(), user.submit()]);
  },
);

Given('the platform does not remember what it was asked for', function (this: ScenarioWorld) {
  this.device(zhou).weather.forgetsKeys = true;
});

async function submitWhileTimePasses(world: ScenarioWorld, who: string, trouble: () => void): Promise<void> {
  const { user } = world.device(who);
  await check(world, who);
  trouble();
  await whileTimePasses(world.stage.clock, user.submit());
}

When(new RegExp(`^the answer to ${person}'s submission is lost$`), async function (this: ScenarioWorld, who: string) {
  await submitWhileTimePasses(this, who, () => this.device(who).weather.loseAnswerOf(confirmPath));
});

When(new RegExp(`^every answer to ${person}'s submission is lost$`), async function (this: ScenarioWorld, who: string) {
  await submitWhileTimePasses(this, who, () => this.device(who).weather.loseAnswerOf(confirmPath, 100));
});

When(new RegExp(`^the connection is lost while ${person} submits$`), async function (this: ScenarioWorld, who: string) {
  await submitWhileTimePasses(this, who, () => this.device(who).weather.lost());
});

When(
  new RegExp(`^the connection is lost for good with ${person}'s submission on its way$`),
  async function (this: ScenarioWorld, who: string) {
    const { weather } = this.device(who);
    const loses = (): never => {
      weather.lost();
      throw new PortFault('offline');
    };
    await submitWhileTimePasses(this, who, () => weather.answerInstead(confirmPath, loses));
  },
);

Given('the platform says that the package need not be submitted', function (this: ScenarioWorld) {
  this.device(zhou).weather.answerInstead(needSubmitPath, () => ({
    status: 200,
    body: { code: '0', message: '', data: false },
    traceId: undefined,
  }));
});

Then('it cannot be submitted, because the platform does not wait for it', async function (this: ScenarioWorld) {
  const { maySubmit, doubts } = await this.device(zhou).user.check();
  assert.equal(maySubmit, false);
  assert.deepEqual(doubts, [
    'The platform says that this package need not be submitted now: a colleague may have submitted it, or it is no longer needed. Please look at the list, and ask online service (24/7) if in doubt.',
  ]);
});

Given(
  /^the platform says that "(.*)" when it is asked what is missing$/,
  function (this: ScenarioWorld, words: string) {
    const data = { missing: [{ docMaterialId: 'DM-UNKNOWN', message: words }] };
    this.device(zhou).weather.answerInstead(submitCheckPath, () => ({
      status: 200,
      body: { code: '0', message: '', data },
      traceId: undefined,
    }));
  },
);

Then(
  new RegExp(`^${person} reads that the platform says "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.deepEqual((await this.device(who).user.check()).platformMisses, [words]);
  },
);

Then(new RegExp(`^${person} reads that it could not be checked$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.submitTrouble(), 'not-checked');
});

Then(new RegExp(`^${person} reads that the package was submitted$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.submitTrouble(), '');
});

Then(
  new RegExp(`^${person} reads that it could not be found out whether the package was submitted$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal(await this.device(who).user.submitTrouble(), 'unknown');
  },
);

Then('the package was submitted once', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  await user.openDetail(this.package);
  assert.equal((await user.detail()).submissions, 1);
  assert.equal(await this.stage.backstage.stateOf(this.package), 'UN_AUDIT');
});
