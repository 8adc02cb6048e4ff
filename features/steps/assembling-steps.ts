import { strict as assert } from 'node:assert';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { GivenFile, ShownItem, ShownMaterial } from '../support/abilities/assembling.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { until } from '../support/until.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const zhou = 'Zhou Siyuan';
const amountOf = (text: string): string => text.replaceAll(',', '');
export const invoiceFile = (name: string): GivenFile => ({ kind: 'pdf', name: `${name}.pdf`, kilobytes: 20 });
export const contractName = '采购合同.pdf';

/** The fields of a general electronic invoice with a correct total, for a number of eight digits. */
export function invoiceFields(
  number: string,
  total: string,
  type = 'GENERAL_VAT_ELEC',
): Readonly<Record<string, string>> {
  return {
    type,
    code: '033992400111',
    number,
    checkCode: '61234567890123456789',
    date: '2026-11-02',
    amountExcludingTax: total,
    tax: '0.00',
    total,
  };
}

async function material(world: ScenarioWorld, who: string, name: string): Promise<ShownMaterial> {
  const found = (await world.device(who).user.materials()).find((each) => each.name === name);
  assert.ok(found, `the package asks for ${name}`);
  return found;
}

async function item(world: ScenarioWorld, who: string, fileName: string): Promise<ShownItem> {
  const found = (await world.device(who).user.materials())
    .flatMap((each) => each.items)
    .find((each) => each.fileName === fileName || each.fields['number'] === fileName.replace('.pdf', ''));
  assert.ok(found, `${fileName} is in the package`);
  return found;
}

Then('the package asks for:', async function (this: ScenarioWorld, table: DataTable) {
  const asked = (await this.device(zhou).user.materials()).map((each) => [
    each.stage,
    each.name,
    each.required ? 'required' : 'optional',
  ]);
  assert.deepEqual(asked, table.rows());
});

When(
  new RegExp(`^${person} uploads an? (.+) file "(.*)" of (\\d+) KB as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, kind: string, name: string, kilobytes: string, as: string) {
    const { user } = this.device(who);
    await user.give(as, [{ kind, name, kilobytes: Number(kilobytes) }]);
    await user.settled();
  },
);

Then(/^"(.*)" is refused with "(.*)"$/, async function (this: ScenarioWorld, name: string, reason: string) {
  const tasks = (await this.device(zhou).user.materials()).flatMap((each) => each.tasks);
  assert.deepEqual(
    tasks.filter((task) => task.fileName === name).map((task) => [task.state, task.trouble]),
    [['failed', reason]],
  );
});

Then(/^"(.*)" has arrived$/, async function (this: ScenarioWorld, name: string) {
  assert.equal((await item(this, zhou, name)).fileName, name);
});

When(
  new RegExp(`^${person} drops (\\d+) invoices while nothing gets through$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    const { user, weather } = this.device(who);
    weather.hold();
    await user.give(
      '发票',
      Array.from({ length: Number(count) }, (_unused, index) => invoiceFile(`F${index}`)),
    );
  },
);

Then(
  /^(\d+) of them are on their way and (\d+) are waiting$/,
  async function (this: ScenarioWorld, running: string, waiting: string) {
    const states = this.device(zhou).uploads();
    assert.equal(states.filter((state) => state === 'uploading').length, Number(running));
    assert.equal(states.filter((state) => state === 'waiting').length, Number(waiting));
  },
);

When('everything gets through again', async function (this: ScenarioWorld) {
  this.device(zhou).weather.release();
  await this.device(zhou).user.settled();
});

Then(/^(?:all )?(\d+) invoices have arrived(?:, each once)?$/, async function (this: ScenarioWorld, count: string) {
  const names = (await material(this, zhou, '发票')).items.map((each) => each.fileName);
  assert.equal(names.length, Number(count));
  assert.equal(new Set(names).size, Number(count));
});

Given(
  new RegExp(`^${person} has uploaded the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    const { user } = this.device(who);
    await user.give('发票', [invoiceFile(name)]);
    await user.settled();
  },
);

Given(new RegExp(`^${person} has uploaded a contract$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.give('贸易合同', [{ kind: 'pdf', name: contractName, kilobytes: 30 }]);
  await user.settled();
});

When(
  new RegExp(`^the connection is lost and ${person} drops (\\d+) invoices$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    const { user, weather } = this.device(who);
    weather.lost();
    await user.give(
      '发票',
      Array.from({ length: Number(count) }, (_unused, index) => invoiceFile(`L${index}`)),
    );
    await until(
      'the queue is paused',
      () =>
        this.device(who)
          .uploads()
          .filter((state) => state === 'paused').length === Number(count),
    );
  },
);

Then('both are paused until the connection is back', function (this: ScenarioWorld) {
  assert.deepEqual(this.device(zhou).uploads(), ['paused', 'paused']);
});

When('the connection is back', async function (this: ScenarioWorld) {
  this.device(zhou).weather.back();
  await this.device(zhou).user.settled();
});

When(new RegExp(`^${person} closes the portal and comes back$`), async function (this: ScenarioWorld, who: string) {
  const { user, weather } = this.device(who);
  user.close();
  weather.portalClosed();
  weather.back();
  await user.comeBack();
});

Then('the two files are named as not having arrived', async function (this: ScenarioWorld) {
  assert.deepEqual((await material(this, zhou, '发票')).unarrived, ['L0.pdf', 'L1.pdf']);
});

When('Zhou Siyuan picks both again', async function (this: ScenarioWorld) {
  const { user } = this.device(zhou);
  for (const name of ['L0', 'L1']) await user.pickAgain(`${name}.pdf`, invoiceFile(name));
  await user.settled();
});

When(
  new RegExp(`^${person} fills in the invoice "(.*)" as a "(.*)" for ¥([\\d.,]+)$`),
  async function (this: ScenarioWorld, who: string, name: string, type: string, amount: string) {
    await this.device(who).user.fillInvoice(`${name}.pdf`, invoiceFields(name, amountOf(amount), type));
  },
);

Then(/^the invoice "(.*)" is for ¥([\d.,]+)$/, async function (this: ScenarioWorld, name: string, amount: string) {
  assert.equal((await item(this, zhou, `${name}.pdf`)).fields['total'], amountOf(amount));
  const again = this.stage.device();
  await again.user.signIn('limin', 'Huiyu#2026');
  await again.user.openMaterials(this.package);
  const seen = (await again.user.materials())
    .flatMap((each) => each.items)
    .find((each) => each.fileName === `${name}.pdf`);
  assert.equal(seen?.fields['total'], amountOf(amount));
});

Given(
  new RegExp(`^${person} is signed in and has the package open$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = await this.signedIn(who);
    await user.openMaterials(this.package);
  },
);

Then(
  new RegExp(`^${person} is told that "(.*)" has just changed it$`),
  async function (this: ScenarioWorld, who: string, by: string) {
    const conflicts = (await this.device(who).user.materials())
      .flatMap((each) => each.items)
      .map((each) => each.conflict);
    assert.ok(conflicts.includes(by), `told of ${by}`);
  },
);

When(new RegExp(`^${person} keeps the own version$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.keepOwn('01287734.pdf');
});

When(
  new RegExp(`^${person} and ${person} each upload (\\d+) invoices at the same time$`),
  async function (this: ScenarioWorld, one: string, other: string, count: string) {
    const files = (prefix: string): readonly GivenFile[] =>
      Array.from({ length: Number(count) }, (_unused, index) => invoiceFile(`${prefix}${index}`));
    await Promise.all([
      this.device(one).user.give('发票', files('A')),
      this.device(other).user.give('发票', files('B')),
    ]);
    await Promise.all([this.device(one).user.settled(), this.device(other).user.settled()]);
  },
);

Then(/^the package holds (\d+) invoices$/, async function (this: ScenarioWorld, count: string) {
  await this.device(zhou).user.openMaterials(this.package);
  assert.equal((await material(this, zhou, '发票')).items.length, Number(count));
});

When(
  new RegExp(`^${person} fills in the check code of the invoice "(.*)" and then chooses the type "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, type: string) {
    const { user } = this.device(who);
    await user.fillInvoice(`${name}.pdf`, { checkCode: '61234567890123456789' });
    await user.fillInvoice(`${name}.pdf`, { type });
  },
);

Then(/^its check code is (kept|cleared)$/, async function (this: ScenarioWorld, fate: string) {
  const fields = (await item(this, zhou, '01287734.pdf')).fields;
  assert.equal(fields['checkCode'] ?? '', fate === 'kept' ? '61234567890123456789' : '');
});

When(
  new RegExp(`^${person} gives the contract the number "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    await this.device(who).user.fillContract(contractName, { contractNumber: number });
  },
);

Then(
  /^the contract number is (?:accepted|refused with "(.*)")$/,
  async function (this: ScenarioWorld, reason: string | null) {
    const problem = (await item(this, zhou, contractName)).problems['contractNumber'] ?? '';
    assert.equal(problem, reason ?? '');
  },
);

When(
  new RegExp(`^${person} gives the contract a number of (\\d+) letters and the amount ¥([\\d.,]+)$`),
  async function (this: ScenarioWorld, who: string, letters: string, amount: string) {
    await this.device(who).user.fillContract(contractName, {
      contractNumber: 'A'.repeat(Number(letters)),
      contractAmount: amountOf(amount),
    });
  },
);

Then(
  new RegExp(`^${person} still sees the (\\d+) letters$`),
  async function (this: ScenarioWorld, who: string, letters: string) {
    assert.equal((await item(this, who, contractName)).fields['contractNumber'], 'A'.repeat(Number(letters)));
  },
);

Then(
  new RegExp(`^${person} sees the contract for ¥([\\d.,]+) without a number$`),
  async function (this: ScenarioWorld, who: string, amount: string) {
    const { user } = await this.signedIn(who);
    await user.openMaterials(this.package);
    const { fields } = await item(this, who, contractName);
    assert.deepEqual([fields['contractNumber'], fields['contractAmount']], ['', amountOf(amount)]);
  },
);

When(new RegExp(`^${person} opens the package$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openMaterials(this.package);
});

Then(new RegExp(`^${person} is told that it does not exist$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.materialsRefusal(), 'not-found');
});

Given(new RegExp(`^${person} has lost the connection$`), function (this: ScenarioWorld, who: string) {
  this.device(who).weather.lost();
});
