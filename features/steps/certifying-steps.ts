import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { FormText } from '../../src/domain/certification/shared/certification-form.ts';
import { licenceSlots, type LicenceSlot } from '../../src/domain/certification/shared/licence-slots.ts';
import { paperFields } from '../../src/domain/certification/shared/paper-reading.ts';
import { scenes } from '../support/pictures.ts';
import { accountOf } from '../support/people.ts';
import type { PortalUser } from '../support/portal-user.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';

const slots: ReadonlyMap<string, LicenceSlot> = new Map([
  ['unified certificate', 'SOCIAL_CREDIT_FILE'],
  ['business licence', 'BUSI_LICENSE_FILE'],
  ['organisation code certificate', 'ORG_CERT_FILE'],
  ['tax registration', 'TAX_REGCERT_FILE'],
  ["representative's ID", 'LEGAL_PERSON'],
  ['commitment letter', 'CA_AUTH_FILE'],
  ['authorisation confirmation', 'CORP_AUTH_FILE'],
  ['entrustment letter', 'CORP_AUTH_ENTRUST_FILE'],
  ["agent's ID", 'AUTH_AGENT_PERSON'],
  ["upper entity's letter", 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE'],
]);
const texts: ReadonlyMap<string, FormText> = new Map([
  ['legal representative', 'legalName'],
  ["legal representative's ID number", 'legalIdNumber'],
  ['upper code', 'upperCode'],
  ['agent', 'agentName'],
  ["agent's ID number", 'agentIdNumber'],
  ["agent's mobile", 'agentMobile'],
  ['last day of the licence', 'licenceUntil'],
  ['last day of the entrustment letter', 'entrustUntil'],
]);

function known<Value>(among: ReadonlyMap<string, Value>, name: string): Value {
  const value = among.get(name);
  if (value === undefined) throw new Error(`Nothing is called ${name}`);
  return value;
}

/** Fills in all fields of a company's usual case, without its papers. */
async function fillIn(user: PortalUser, { three = false, branch = false, inPerson = false } = {}): Promise<void> {
  for (const [field, yes] of [
    ['isUnified', !three],
    ['isBranch', branch],
    ['isLegalApply', inPerson],
    ['opensCloud', true],
  ] as const)
    await user.chooseForCertification(field, yes);
  const values = {
    licenceUntil: '2030-01-31',
    legalName: '韩守山',
    legalIdNumber: '610199198003141026',
    legalIdUntil: 'LONG-TERM',
    agentName: '许昭宁',
    agentIdNumber: '33029919870922215X',
    agentMobile: '14000001011',
    agentIdUntil: '2030-05-01',
    entrustUntil: '2030-05-01',
    upperLetterUntil: 'LONG-TERM',
    upperName: '北屿建设工程集团有限公司',
    upperCode: '91110199MAYD4U493T',
    upperPerson: '屿北',
  } as const;
  for (const [field, value] of Object.entries(values)) await user.fillForCertification(field as FormText, value);
}

async function giveAll(user: PortalUser): Promise<void> {
  for (const slot of await user.papersAsked()) await user.givePaper(slot);
}

When(new RegExp(`^${person} opens the certification$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.openCertification();
});

Given(new RegExp(`^${person} changes what is certified$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openCertification();
  await user.beginChangingCertification();
});

When(
  new RegExp(
    `^${person} fills in the certification(?: as usual)?( of a branch)?( with three certificates)?( in person)?$`,
  ),
  async function (
    this: ScenarioWorld,
    who: string,
    branch: string | null,
    three: string | null,
    inPerson: string | null,
  ) {
    await fillIn(this.device(who).user, {
      branch: branch !== null,
      three: three !== null,
      inPerson: inPerson !== null,
    });
  },
);

When(new RegExp(`^${person} gives every paper$`), async function (this: ScenarioWorld, who: string) {
  await giveAll(this.device(who).user);
});

When(new RegExp(`^${person} gives the paper "(.*)"$`), async function (this: ScenarioWorld, who: string, name: string) {
  await this.device(who).user.givePaper(known(slots, name));
});

When(
  new RegExp(`^${person} writes "(.*)" as the (.*) of the certification$`),
  async function (this: ScenarioWorld, who: string, value: string, field: string) {
    await this.device(who).user.fillForCertification(known(texts, field), value);
  },
);

When(new RegExp(`^${person} saves the certification$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.saveCertification();
});

When(new RegExp(`^${person} keeps their own certification$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.keepOwnCertification();
});

When(new RegExp(`^${person} hands the certification in$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.handInCertification();
});

When(new RegExp(`^${person} is the agent of the certification$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.chooseForCertification('isLegalApply', false);
});

Then(
  new RegExp(`^the (.*) of the certification of ${person} is said to be as registered$`),
  async function (this: ScenarioWorld, field: string, who: string) {
    assert.equal(await this.device(who).user.isAsRegistered(known(texts, field)), true);
  },
);

When(
  new RegExp(`^${person} hands the certification in all the same$`),
  async function (this: ScenarioWorld, who: string) {
    this.noted = await this.device(who).user.answerBeforeHandIn('all the same');
  },
);

When(new RegExp(`^${person} goes back to mend the certification$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.answerBeforeHandIn('go back');
});

Then(
  new RegExp(`^${person} is asked about "(.*)" before the certification goes in$`),
  async function (this: ScenarioWorld, who: string, what: string) {
    assert.deepEqual(await this.device(who).user.askedBeforeHandIn(), what.split('; '));
  },
);

Then(
  new RegExp(`^the certification of ${person} is doubtful for "(.*)"$`),
  async function (this: ScenarioWorld, who: string, what: string) {
    assert.deepEqual(await this.device(who).user.certificationDoubts(), what === 'nothing' ? [] : what.split('; '));
  },
);

When(new RegExp(`^${person} takes the certification back$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.takeBackCertification();
});

Given(new RegExp(`^${person} has handed in a whole certification$`), async function (this: ScenarioWorld, who: string) {
  const { user } = this.device(who);
  await user.openCertification();
  if ((await user.certificationStage()) === 'certified') await user.beginChangingCertification();
  await fillIn(user);
  await giveAll(user);
  assert.equal(await user.handInCertification(), 'Submitted');
});

When(
  new RegExp(
    `^the platform (takes up|passes|returns|calls back) the certification of ${person}(?: in the (first review|second review|enterprise process))?(?: for the (.*), "(.*)")?$`,
  ),
  async function (
    this: ScenarioWorld,
    what: string,
    who: string,
    stage: string | undefined,
    paper: string | undefined,
    reason: string | undefined,
  ) {
    const event =
      what === 'takes up' ? 'take' : what === 'passes' ? 'pass' : what === 'returns' ? 'return' : 'leader-revoke';
    const by =
      event === 'leader-revoke'
        ? 'leader'
        : stage === 'second review'
          ? 'second-reviewer'
          : stage === 'enterprise process'
            ? 'process'
            : 'first-reviewer';
    const returned = paper === undefined || reason === undefined ? undefined : { slot: known(slots, paper), reason };
    assert.equal(await this.stage.backstage.certification(accountOf(who), { event, by, returned }), undefined);
  },
);

Then(
  new RegExp(`^${person} is told of the certification "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

Then(
  new RegExp(`^the certification of ${person} is shown as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, stage: string) {
    const { user } = this.device(who);
    await user.openCertification();
    assert.equal(await user.certificationStage(), stage);
  },
);

Then(
  new RegExp(`^the certification of ${person} (waits for a reviewer|is in a reviewer's hands)$`),
  async function (this: ScenarioWorld, who: string, how: string) {
    const { user } = this.device(who);
    await user.openCertification();
    assert.deepEqual(
      [await user.certificationStage(), await user.certificationWaits()],
      ['reviewing', how === 'waits for a reviewer'],
    );
  },
);

Then(
  new RegExp(`^${person} reads "(.*)" as the (.*) of what was entered, beside (\\d+) files$`),
  async function (this: ScenarioWorld, who: string, value: string, field: string, files: number) {
    const entered = await this.device(who).user.certificationEntered();
    assert.deepEqual([entered.texts[known(texts, field)], entered.files], [value, files]);
  },
);

Then(
  new RegExp(`^${person} cannot read the (.*) of what was entered$`),
  async function (this: ScenarioWorld, who: string, field: string) {
    const entered = await this.device(who).user.certificationEntered();
    assert.equal(Object.hasOwn(entered.texts, known(texts, field)), false);
  },
);

Then(
  new RegExp(`^${person} may (only read|write in) the certification$`),
  async function (this: ScenarioWorld, who: string, how: string) {
    assert.equal(await this.device(who).user.mayWriteCertification(), how === 'write in');
  },
);

Then(
  new RegExp(`^the certification of ${person} is expected by "(.*)"$`),
  async function (this: ScenarioWorld, who: string, day: string) {
    assert.equal(await this.device(who).user.certificationExpected(), day);
  },
);

Then(
  new RegExp(`^the certification of ${person} lacks "(.*)"$`),
  async function (this: ScenarioWorld, who: string, what: string) {
    assert.deepEqual(await this.device(who).user.missingForCertification(), what === 'nothing' ? [] : what.split('; '));
  },
);

Then(new RegExp(`^${person} is to mend "(.*)"$`), async function (this: ScenarioWorld, who: string, what: string) {
  assert.deepEqual(await this.device(who).user.returnedPapers(), what.split('; '));
});

Then(
  new RegExp(`^the (.*) of the certification of ${person} stands as "(.*)"$`),
  async function (this: ScenarioWorld, field: string, who: string, value: string) {
    assert.equal(await this.device(who).user.certificationField(known(texts, field)), value);
  },
);

Then(
  new RegExp(`^${person} is asked for (\\d+) papers, without "(.*)"$`),
  async function (this: ScenarioWorld, who: string, count: string, without: string) {
    const asked = await this.device(who).user.papersAsked();
    assert.equal(asked.length, Number(count));
    assert.deepEqual(
      licenceSlots.filter((slot) => !asked.includes(slot)),
      without.split(', ').map((name) => known(slots, name)),
    );
  },
);

Then(
  new RegExp(`^${person} can take home the letter "(.*)" as "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, file: string) {
    const slot = known(slots, name);
    assert.ok(
      slot === 'CA_AUTH_FILE' ||
        slot === 'CORP_AUTH_FILE' ||
        slot === 'CORP_AUTH_ENTRUST_FILE' ||
        slot === 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE',
    );
    assert.equal(await this.device(who).user.letterName(slot), file);
  },
);

When(
  new RegExp(`^${person} gives the (.*), which says "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, lines: string) {
    await this.device(who).user.givePaperWith(known(slots, name), lines.split('|'));
  },
);

When(
  new RegExp(`^${person} gives the (.*) as a picture that is "(.*)"$`),
  async function (this: ScenarioWorld, who: string, name: string, what: string) {
    const scene = scenes.find((each) => each === what);
    assert.ok(scene, `no such picture: ${what}`);
    await this.device(who).user.givePaperWith(known(slots, name), scene);
  },
);

Then(
  new RegExp(`^the (.*) of ${person} is read as "(.*)"$`),
  async function (this: ScenarioWorld, name: string, who: string, what: string) {
    assert.deepEqual(
      await this.device(who).user.paperSays(known(slots, name)),
      what === 'nothing' ? [] : what.split(', '),
    );
  },
);

Then(
  new RegExp(`^the pictures of the (.*) of ${person} are "(.*)"$`),
  async function (this: ScenarioWorld, name: string, who: string, what: string) {
    assert.deepEqual(
      await this.device(who).user.paperFlaws(known(slots, name)),
      what === 'clear' ? [] : what.split(', '),
    );
  },
);

When(
  new RegExp(`^${person} has what was read of the (.*) filled in$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    await this.device(who).user.fillFromPaper(known(slots, name));
  },
);

When(
  new RegExp(`^${person} (keeps the own|takes the read) "(.*)" of the (.*)$`),
  async function (this: ScenarioWorld, who: string, how: string, field: string, name: string) {
    const text = paperFields.find((each) => each === field);
    assert.ok(text, `no such field: ${field}`);
    await this.device(who).user.settlePaper(known(slots, name), text, how === 'takes the read');
  },
);

Then(
  new RegExp(`^${person} can give no paper but the (.*)$`),
  async function (this: ScenarioWorld, who: string, name: string) {
    assert.deepEqual(await this.device(who).user.papersOpen(), [known(slots, name)]);
  },
);
