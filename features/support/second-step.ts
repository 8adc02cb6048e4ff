import { strict as assert } from 'node:assert';
import { accountOf } from './people.ts';
import { eventually } from './until.ts';
import type { ScenarioWorld } from './world.ts';

/** The code of the second step that was sent to a person's telephone. */
export async function codeSentTo(world: ScenarioWorld, who: string): Promise<string> {
  const { backstage } = world.stage;
  const mobile = await backstage.mobileOf(accountOf(who));
  let code: string | undefined;
  await eventually('the code is sent', async () => (code = await backstage.codeSentTo(mobile)) !== undefined);
  return code ?? '';
}

/** Signs a person in with the password of the demo world and a code, and trusts the browser or not. */
export async function signInByTwoSteps(world: ScenarioWorld, who: string, trust: boolean): Promise<void> {
  const { user } = world.device(who);
  await user.signIn(accountOf(who), 'Huiyu#2026');
  await user.askSecondCode();
  await user.giveSecondCode(await codeSentTo(world, who), trust);
  assert.notEqual(await user.role(), '');
}
