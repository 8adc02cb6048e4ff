import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

async function expedite(world: ScenarioWorld, who: string, reason: string): Promise<void> {
  const { user } = world.device(who);
  await user.openDetail(world.package);
  world.noted = await user.expedite(reason);
}

When(
  new RegExp(`^${person} asks the platform to hurry because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await expedite(this, who, reason);
  },
);

Given(
  new RegExp(`^${person} has asked the platform to hurry because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    await expedite(this, who, reason);
    assert.equal(this.noted, '');
  },
);

Then(new RegExp(`^${person} reads the note "(.*)"$`), async function (this: ScenarioWorld, who: string, note: string) {
  const { user } = this.device(who);
  await user.openDetail(this.package);
  const { notices } = await user.detail();
  assert.ok(notices.includes(note), `“${note}” is not among “${notices.join('”, “')}”`);
});

Then(new RegExp(`^${person} hears "(.*)"$`), function (this: ScenarioWorld, _who: string, words: string) {
  assert.equal(this.noted, words);
});

Then(new RegExp(`^${person} cannot ask the platform to hurry$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openDetail(this.package);
  await assert.rejects(user.expedite('月底前要放款'), /cannot be asked to hurry/);
});

When(new RegExp(`^${person} withdraws the package$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openDetail(this.package);
  assert.equal(await user.withdraw(), '');
});

When(new RegExp(`^${person} withdraws what stands on the page$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.withdraw();
});

Then('nothing is withdrawn, because the package has moved', function (this: ScenarioWorld) {
  assert.equal(this.noted, 'package-moved');
});

Then(new RegExp(`^${person} cannot withdraw the package$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openDetail(this.package);
  await assert.rejects(user.withdraw(), /cannot be withdrawn/);
});

Then('the package still holds every document', async function (this: ScenarioWorld) {
  assert.deepEqual(
    (await this.stage.backstage.itemsOf(this.package)).map(({ name }) => name).toSorted(),
    ['01287734.pdf', '01287735.png', contractName, '变更函.pdf', '授权书.pdf'].toSorted(),
  );
});

When(new RegExp(`^${person} submits it again$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openCheck(this.package);
  await user.submit();
});

When(
  new RegExp(`^${person} asks for a change because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    const { user } = this.device(who);
    await user.openDetail(this.package);
    assert.equal(await user.askForChange(reason), '');
  },
);

When(
  new RegExp(`^${person} asks for a change on the same page because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, reason: string) {
    this.noted = await this.device(who).user.askForChange(reason);
  },
);

Then(new RegExp(`^${person} cannot ask for a change$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openDetail(this.package);
  await assert.rejects(user.askForChange('发票开错了'), /cannot be asked for/);
});

When('the platform agrees to the change', async function (this: ScenarioWorld) {
  assert.equal(
    await this.stage.backstage.applyAction(this.package, {
      action: 'grant-change',
      by: 'shen-ruoxi',
      reason: '',
      corrections: [],
    }),
    undefined,
  );
});

When(
  /^the platform does not agree to the change because "(.*)"$/,
  async function (this: ScenarioWorld, reason: string) {
    assert.equal(
      await this.stage.backstage.applyAction(this.package, {
        action: 'refuse-change',
        by: 'shen-ruoxi',
        reason,
        corrections: [],
      }),
      undefined,
    );
  },
);

When(
  new RegExp(`^${person} asks for the document "(.*)" to be taken out because "(.*)"$`),
  async function (this: ScenarioWorld, who: string, title: string, reason: string) {
    const { user } = this.device(who);
    await user.openDetail(this.package);
    assert.equal(await user.askForRemoval(title, reason), '');
  },
);

Then(
  new RegExp(`^${person} cannot ask for the document "(.*)" to be taken out$`),
  async function (this: ScenarioWorld, who: string, title: string) {
    const { user } = this.device(who);
    await user.openDetail(this.package);
    assert.ok(
      (await user.detail()).lines.some((line) => line.title === title),
      `There is no ${title}`,
    );
    await assert.rejects(user.askForRemoval(title, '传错了'), /cannot be asked for/);
  },
);

When('the platform agrees to the removal', async function (this: ScenarioWorld) {
  assert.equal(
    await this.stage.backstage.applyAction(this.package, {
      action: 'approve-removal',
      by: 'shen-ruoxi',
      reason: '',
      corrections: [],
    }),
    undefined,
  );
});

When(
  /^the platform does not agree to the removal because "(.*)"$/,
  async function (this: ScenarioWorld, reason: string) {
    assert.equal(
      await this.stage.backstage.applyAction(this.package, {
        action: 'refuse-removal',
        by: 'shen-ruoxi',
        reason,
        corrections: [],
      }),
      undefined,
    );
  },
);

Then(
  /^the package (holds|does not hold) the document "(.*)"$/,
  async function (this: ScenarioWorld, holds: string, title: string) {
    const { user } = this.device('Zhou Siyuan');
    await user.openDetail(this.package);
    assert.equal(
      (await user.detail()).lines.some((line) => line.title === title),
      holds === 'holds',
    );
  },
);

When(
  new RegExp(`^${person} replaces the file of the invoice "(.*)" in the package$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    const { user } = this.device(who);
    await user.openMaterials(this.package);
    this.noted = `${number}-改.pdf`;
    await user.replaceFile(number, { kind: 'pdf', name: this.noted, kilobytes: 12 });
  },
);

When(new RegExp(`^${person} looks at what may be related$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openDetail(this.package);
  this.noted = (await user.relatable()).join();
});

Then(/^"(.*)" may be related, and "(.*)" may not$/, function (this: ScenarioWorld, one: string, other: string) {
  const offered = this.noted.split(',');
  assert.deepEqual([offered.includes(one), offered.includes(other)], [true, false], this.noted);
});

When(new RegExp(`^${person} relates "(.*)"$`), async function (this: ScenarioWorld, who: string, number: string) {
  assert.equal(await this.device(who).user.relate([number]), true);
});

When(
  new RegExp(`^${person} tries to relate "(.*)"$`),
  async function (this: ScenarioWorld, who: string, number: string) {
    this.noted = (await this.device(who).user.relate([number])) ? 'related' : 'failed';
  },
);

Then('the relation fails, and may be tried again', function (this: ScenarioWorld) {
  assert.equal(this.noted, 'failed');
});

Then(
  /^the package is for "(.*)", "(.*)" and "(.*)"$/,
  async function (this: ScenarioWorld, one: string, two: string, three: string) {
    const { user } = this.device('Zhou Siyuan');
    await user.openDetail(this.package);
    assert.deepEqual([...(await user.detail()).businesses].toSorted(), [one, two, three].toSorted());
  },
);

Then('nothing can be related to it', async function (this: ScenarioWorld) {
  const { user } = this.device('Zhou Siyuan');
  await user.openDetail(this.package);
  await assert.rejects(user.relatable(), /Nothing can be related/);
});
