import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { appCode } from '../support/app-code.ts';
import { accountOf } from '../support/people.ts';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const password = 'Huiyu#2026';

interface App {
  readonly secret: string;
  readonly codes: readonly string[];
  /** The code that the app showed last. */
  shown: string;
}
/** The app of the only person who adds one. */
const apps = new WeakMap<ScenarioWorld, App>();

function appOf(world: ScenarioWorld): App {
  const app = apps.get(world);
  if (!app) throw new Error('Nobody has added an app');
  return app;
}

async function shownCode(world: ScenarioWorld): Promise<string> {
  const app = appOf(world);
  app.shown = await appCode(app.secret, world.stage.clock.now());
  return app.shown;
}

const recoveryCode = (world: ScenarioWorld): string => appOf(world).codes[0] ?? '';

Given(new RegExp(`^${person} has added an authenticator app$`), async function (this: ScenarioWorld, who: string) {
  const { secret, codes } = await this.device(who).user.addApp(password);
  assert.equal(codes.length, 10);
  apps.set(this, { secret, codes, shown: '' });
  // The code that added the app is no longer valid.
  this.stage.clock.advance(60_000);
});

Given('{int} hours go by', function (this: ScenarioWorld, hours: number) {
  this.stage.clock.advance(hours * 3_600_000);
});

When(
  new RegExp(`^${person} gives (the code that the app shows|the same code once more|a recovery code)$`),
  async function (this: ScenarioWorld, who: string, what: string) {
    const code =
      what === 'a recovery code'
        ? recoveryCode(this)
        : what === 'the same code once more'
          ? appOf(this).shown
          : await shownCode(this);
    await this.device(who).user.giveAppCode(code);
  },
);

When(
  new RegExp(`^${person} takes the new password "(.*)" with (the code that the app shows|a recovery code)$`),
  async function (this: ScenarioWorld, who: string, next: string, what: string) {
    const code = what === 'a recovery code' ? recoveryCode(this) : await shownCode(this);
    await this.device(who).user.takeNewPasswordWith(next, code);
  },
);

When(new RegExp(`^${person} has the reset wait$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.waitForReset(), 'waiting');
});

Then(new RegExp(`^${person} cannot have a reset wait$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.waitForReset(), 'stopped');
});

When(
  new RegExp(`^${person} signs in at the office and stops the reset$`),
  async function (this: ScenarioWorld, who: string) {
    const { backstage } = this.stage;
    const { user } = this.device(`${who} at the office`);
    const mobile = await backstage.mobileOf(accountOf(who));
    const before = await backstage.codeSentTo(mobile);
    await user.signIn(accountOf(who), password);
    await user.askSecondCode();
    let code: string | undefined;
    await eventually('the code is sent', async () => (code = await backstage.codeSentTo(mobile)) !== before);
    await user.giveSecondCode(code ?? '', false);
    this.noted = await user.stopReset();
  },
);

When(
  new RegExp(`^${person} confirms the password reset of ${person}( with a wrong password)?$`),
  async function (this: ScenarioWorld, who: string, whose: string, wrong: string | null) {
    const given = wrong === null ? password : 'not the password';
    this.noted = await this.device(who).user.confirmReset(accountOf(whose), given);
  },
);

Then(
  new RegExp(`^${person} is told of the reset "(.*)"$`),
  function (this: ScenarioWorld, _who: string, words: string) {
    assert.equal(this.noted, words);
  },
);

Given(new RegExp(`^${person} is signed in at the workbench too$`), async function (this: ScenarioWorld, who: string) {
  const { backstage } = this.stage;
  const workbench = backstage.atWorkbench();
  assert.equal(await workbench.askCode(accountOf(who)), undefined);
  const mobile = await backstage.mobileOf(accountOf(who));
  let code: string | undefined;
  await eventually('the code is sent', async () => (code = await backstage.codeSentTo(mobile)) !== undefined);
  assert.equal(await workbench.enter(accountOf(who), code ?? ''), undefined);
});

Then(
  new RegExp(`^${person} ends that session only by the right password$`),
  async function (this: ScenarioWorld, who: string) {
    assert.deepEqual(await this.device(who).user.endOtherSession(password), {
      asked: true,
      wrong: 'Incorrect password',
      left: 0,
    });
  },
);
