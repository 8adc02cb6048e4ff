import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { CompanyToRegister } from '../support/abilities/registering.ts';
import { passwordOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

/** Invented data; region codes that end in 99 do not exist. */
const shi: CompanyToRegister = {
  companyName: '青屿传动设备有限公司',
  uscc: '91330299MAG4Y52T9T',
  legalRepresentative: '石清越',
  personName: '石清越',
  idNumber: '330299199003071235',
  userName: 'shiqingyue',
  password: passwordOf('Shi Qingyue'),
  mobile: '14000008801',
};
/** The other person registers a branch of a core enterprise of the demo world. */
const registrants: Readonly<Record<string, CompanyToRegister>> = {
  'Shi Qingyue': shi,
  'Tan Xiyue': {
    companyName: '北屿建设工程集团有限公司甬江分公司',
    uscc: '91330299MAH7R3K6T4',
    legalRepresentative: '谭启舟',
    personName: '谭溪月',
    idNumber: '33029919880912432X',
    userName: 'tanxiyue',
    password: passwordOf('Tan Xiyue'),
    mobile: '14000008802',
  },
};

function registrant(who: string): CompanyToRegister {
  const found = registrants[who];
  assert.ok(found, `${who} registers no company`);
  return found;
}

/** The code of a deregistered company of the demo world. */
const struckOff = '91320199MA7K2QW819';
const register = '/register/register';

async function askedFor(world: ScenarioWorld, who: string): Promise<string> {
  const { backstage } = world.stage;
  await world.device(who).user.askForRegistrationCode(() => backstage.pictureSaid());
  let code: string | undefined;
  await eventually(
    'the code is sent',
    async () => (code = await backstage.codeSentTo(registrant(who).mobile)) !== undefined,
  );
  return code ?? '';
}

async function registers(world: ScenarioWorld, who: string, wish: Partial<CompanyToRegister> = {}): Promise<void> {
  const { user } = world.device(who);
  await user.sayForRegistration({ ...registrant(who), ...wish });
  await user.register(await askedFor(world, who));
}

Given(new RegExp(`^${person} comes to register her company$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.comeToRegister(register);
});

Given(
  new RegExp(`^${person} comes to register at "(.*)"$`),
  async function (this: ScenarioWorld, who: string, place: string) {
    await this.device(who).user.comeToRegister(place);
  },
);

Given(new RegExp(`^${person} has registered her company$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.comeToRegister(register);
  await registers(this, who);
  assert.equal((await this.device(who).user.registeredAs())?.userName, registrant(who).userName);
});

Given(
  new RegExp(`^${person} has said which company it is and who she is$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.sayCompanyAndPerson(registrant(who));
  },
);

When(
  new RegExp(`^${person} says everything about her company and herself$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.sayForRegistration(registrant(who));
  },
);

When(
  new RegExp(`^${person} registers by the code to her telephone$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.register(await askedFor(this, who));
  },
);

When(new RegExp(`^${person} signs in with what she chose$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.signIn(registrant(who).userName, registrant(who).password);
});

When(new RegExp(`^${person} sends the same registration again$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.registerAgain();
});

When(
  new RegExp(`^${person} registers with the unified social credit code "(.*)"$`),
  async function (this: ScenarioWorld, who: string, uscc: string) {
    await registers(this, who, { uscc });
  },
);

When(
  new RegExp(`^${person} registers with the unified social credit code of a company that was struck off$`),
  async function (this: ScenarioWorld, who: string) {
    await registers(this, who, { uscc: struckOff });
  },
);

When(
  new RegExp(`^${person} registers with the company name "(.*)"$`),
  async function (this: ScenarioWorld, who: string, companyName: string) {
    await registers(this, who, { companyName });
  },
);

When(
  new RegExp(`^${person} registers with the user name "(.*)"$`),
  async function (this: ScenarioWorld, who: string, userName: string) {
    await registers(this, who, { userName });
  },
);

When(
  new RegExp(`^${person} guesses the code to register with the unified social credit code "(.*)"$`),
  async function (this: ScenarioWorld, who: string, uscc: string) {
    const { user } = this.device(who);
    await user.sayForRegistration({ ...registrant(who), uscc });
    const right = await askedFor(this, who);
    await user.register(right === '000000' ? '000001' : '000000');
  },
);

When(
  new RegExp(`^${person} fills in the registration with the (.*) "(.*)"$`),
  async function (this: ScenarioWorld, who: string, what: string, wrong: string) {
    const fields: Readonly<Record<string, keyof CompanyToRegister>> = {
      'unified social credit code': 'uscc',
      'identity card number': 'idNumber',
      'user name': 'userName',
      password: 'password',
    };
    const field = fields[what];
    if (!field) throw new Error(`Nobody knows what ${what} is`);
    await this.device(who).user.sayForRegistration({ ...registrant(who), [field]: wrong });
  },
);

When(new RegExp(`^${person} loads the registration again$`), async function (this: ScenarioWorld, who: string) {
  this.noted = JSON.stringify(await this.device(who).user.registrationReloaded());
});

Then('her company name, code and user name stand there again', function (this: ScenarioWorld) {
  const { companyName, uscc, userName } = JSON.parse(this.noted) as CompanyToRegister;
  assert.deepEqual(
    { companyName, uscc, userName },
    { companyName: shi.companyName, uscc: shi.uscc, userName: shi.userName },
  );
});

Then('neither her identity card number nor her password does', function (this: ScenarioWorld) {
  const { idNumber, password } = JSON.parse(this.noted) as CompanyToRegister;
  assert.deepEqual({ idNumber, password }, { idNumber: '', password: '' });
});

Then(
  new RegExp(`^${person} is told that "(.*)" is registered with the user name "(.*)"$`),
  async function (this: ScenarioWorld, who: string, companyName: string, userName: string) {
    const told = await this.device(who).user.registeredAs();
    assert.deepEqual(told && { companyName: told.companyName, userName: told.userName, repeated: told.repeated }, {
      companyName,
      userName,
      repeated: false,
    });
  },
);

Then(
  new RegExp(`^${person} is told that it had been registered before$`),
  async function (this: ScenarioWorld, who: string) {
    assert.equal((await this.device(who).user.registeredAs())?.repeated, true);
  },
);

Then('one company has the code {string}', async function (this: ScenarioWorld, uscc: string) {
  assert.equal(await this.stage.backstage.companiesCoded(uscc), 1);
});

Then(
  new RegExp(`^${person} is told of the registration "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.registrationSays(), words);
  },
);

Then(new RegExp(`^${person} registers for "(.*)"$`), async function (this: ScenarioWorld, who: string, what: string) {
  assert.equal(await this.device(who).user.registersFor(), what);
});

Then(
  new RegExp(`^the registration leads ${person} on to "(.*)"$`),
  async function (this: ScenarioWorld, who: string, path: string) {
    assert.equal((await this.device(who).user.registeredAs())?.leadsTo, path);
  },
);

Then(new RegExp(`^${person} begins at "(.*)"$`), async function (this: ScenarioWorld, who: string, path: string) {
  const { user } = this.device(who);
  await eventually('the portal has opened', async () => (await user.place()) === path);
});
