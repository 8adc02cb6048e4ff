import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName, invoiceFile } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const halfAMinute = 30_000;

async function types(world: ScenarioWorld, who: string, field: string, value: string, name: string): Promise<void> {
  const { user } = world.device(who);
  await user.type(`${name}.pdf`, { [field]: value });
  await user.settled();
}

async function laterSeen(world: ScenarioWorld, what: string, isSo: () => Promise<boolean>): Promise<void> {
  world.stage.clock.advance(halfAMinute);
  await eventually(what, isSo);
}

Given(
  new RegExp(`^${person} has typed the (code|number) "(.*)" into the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, field: string, value: string, name: string) {
    await types(this, who, field, value, name);
  },
);

When(
  new RegExp(`^${person} types the (code|number) "(.*)" into the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, field: string, value: string, name: string) {
    await types(this, who, field, value, name);
  },
);

When(new RegExp(`^${person} takes the other version$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.takeOther('01287734.pdf');
});

Then(
  /^the invoice "(.*)" has been saved with the code "(.*)" and the number "(.*)"$/,
  async function (this: ScenarioWorld, name: string, code: string, number: string) {
    const again = this.stage.device();
    await again.user.signIn('limin', 'Huiyu#2026');
    await again.user.openMaterials(this.package);
    const seen = (await again.user.materials())
      .flatMap((each) => each.items)
      .find((each) => each.fileName === `${name}.pdf`);
    assert.deepEqual([seen?.fields['code'], seen?.fields['number']], [code, number]);
  },
);

When(
  new RegExp(`^${person} uploads the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    const { user } = this.device(who);
    await user.give('发票', [invoiceFile(name)]);
    await user.settled();
  },
);

Then(
  new RegExp(`^half a minute later ${person} sees the invoice "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    const { user } = this.device(who);
    await laterSeen(this, `${name} is seen`, async () =>
      (await user.materials()).some((material) => material.items.some((item) => item.fileName === `${name}.pdf`)),
    );
  },
);

Given(new RegExp(`^${person} is following the package$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openDetail(this.package);
});

Given(
  new RegExp(`^${person} has submitted it and is following the package$`),
  async function (this: ScenarioWorld, who: string) {
    const { user } = this.device(who);
    await user.openCheck(this.package);
    await user.submit();
    await user.openDetail(this.package);
  },
);

When(new RegExp(`^${person} submits the package as it is$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openCheck(this.package);
  await user.submit();
});

Then(
  new RegExp(`^half a minute later ${person} sees it as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, state: string) {
    const { user } = this.device(who);
    await laterSeen(this, `the package shows as ${state}`, async () => (await user.detail()).state === state);
  },
);

When(new RegExp(`^${person} changes the contract of it$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openMaterials(this.package);
  await user.fillContract(contractName, { contractNumber: 'QH2026A0918' });
});

Then(
  new RegExp(`^half a minute later ${person} is told that something has changed since$`),
  async function (this: ScenarioWorld, who: string) {
    await laterSeen(this, 'a change is told of', async () => this.device(who).user.isOutdated());
  },
);

When(
  new RegExp(`^${person} takes the invoice "(.*)" out of the package$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    const { user } = this.device(who);
    await user.openMaterials(this.package);
    await user.remove(`${name}.pdf`);
  },
);

Then(
  new RegExp(`^half a minute later ${person} is told that "(.*)" removed it, and still has the number "(.*)"$`),
  async function (this: ScenarioWorld, who: string, by: string, number: string) {
    const { user } = this.device(who);
    await laterSeen(this, 'the removal is told of', async () =>
      (await user.removedByOthers()).some((each) => each.by === by && each.typed.includes(number)),
    );
  },
);

Then(
  new RegExp(`^the invoice "(.*)" is there again with the number "(.*)" once ${person} adds it again$`),
  async function (this: ScenarioWorld, name: string, number: string, who: string) {
    const { user } = this.device(who);
    await user.addAgain(`${name}.pdf`);
    const items = (await user.materials()).flatMap((each) => each.items);
    assert.deepEqual(
      items.map((each) => [each.fileName, each.fields['number']]),
      [[`${name}.pdf`, number]],
    );
  },
);
