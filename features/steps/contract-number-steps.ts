import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';
import { contractName } from './assembling-steps.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

When(new RegExp(`^${person} has its separators removed$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.removeSeparators(contractName);
});

Then(
  new RegExp(`^${person} sees the contract "(.*)", which is "(.*)" on paper$`),
  async function (this: ScenarioWorld, who: string, number: string, onPaper: string) {
    const { user } = await this.signedIn(who);
    await user.openMaterials(this.package);
    const contract = (await user.materials())
      .flatMap((material) => material.items)
      .find((item) => item.fileName === contractName);
    assert.deepEqual([contract?.fields['contractNumber'], contract?.onPaper], [number, onPaper]);
  },
);
