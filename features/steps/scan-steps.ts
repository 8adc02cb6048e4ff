import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventually } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
/** Messages about the clarity of a picture begin with one of these texts. */
const ofClarity = [
  'Invoice blurry, please re-upload',
  'Contract blurry, please re-upload',
  'The check of clarity timed out or was cancelled; the upload is not affected',
];

Given('reading takes its time', function (this: ScenarioWorld) {
  this.stage.backstage.holdReading();
});

When('reading goes on', function (this: ScenarioWorld) {
  this.stage.backstage.letReadingGo();
});

Given('the platform flags no pictures', async function (this: ScenarioWorld) {
  await this.stage.backstage.flagPictures(false);
});

Given('the platform has switched its machines off', async function (this: ScenarioWorld) {
  await this.stage.backstage.switchMachines(false);
});

When('the platform switches its machines on again', async function (this: ScenarioWorld) {
  await this.stage.backstage.switchMachines(true);
});

Then(
  /^no machine is at work on "([^"]+)", and nothing is said of it$/,
  async function (this: ScenarioWorld, fileName: string) {
    const { user } = this.device('Zhou Siyuan');
    await user.settled();
    const item = (await user.materials())
      .flatMap((material) => material.items)
      .find((each) => each.fileName === fileName);
    assert.deepEqual([item?.sources, item?.doubts], [[], []]);
    assert.deepEqual([await user.checks(), await user.saidOf(fileName)], [{}, []]);
  },
);

Then(
  new RegExp(`^"([^"]+)" is being read for ${person}$`),
  async function (this: ScenarioWorld, fileName: string, who: string) {
    await eventually(`${fileName} is being read`, async () => this.device(who).user.isBeingRead(fileName));
  },
);

Then(
  new RegExp(`^${person} is told of "([^"]+)" "([^"]+)"(?: and "([^"]+)")?$`),
  async function (this: ScenarioWorld, who: string, fileName: string, words: string, advice: string | null) {
    const told = await this.device(who).user.toldOfPicture(fileName);
    assert.deepEqual(told, [words, ...(advice === null ? [] : [advice])]);
  },
);

Then(/^"([^"]+)" is among what is not clear$/, async function (this: ScenarioWorld, fileName: string) {
  const { user } = this.device('Zhou Siyuan');
  await eventually(`${fileName} is said not to be clear`, async () => (await user.check()).unclear.includes(fileName));
});

Then(/^its document says "(Invoice blurry[^"]+)"$/, async function (this: ScenarioWorld, words: string) {
  const { user } = this.device('Zhou Siyuan');
  await eventually('the document says so', async () => (await user.unclearLines()).includes(words));
});

Then(new RegExp(`^nothing is said of how clear "([^"]+)" is$`), async function (this: ScenarioWorld, fileName: string) {
  const said = await this.device('Zhou Siyuan').user.saidOf(fileName);
  assert.deepEqual(
    said.filter((words) => ofClarity.includes(words)),
    [],
  );
});
