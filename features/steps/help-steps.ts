import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';
const questions = new WeakMap<ScenarioWorld, readonly string[]>();
const answers = new WeakMap<
  ScenarioWorld,
  { readonly answer: string; readonly related: readonly string[] } | undefined
>();

When(
  new RegExp(`^${person} asks for help at "(.*)"$`),
  async function (this: ScenarioWorld, who: string, path: string) {
    questions.set(this, await this.device(who).user.helpAt(path));
  },
);

When(
  new RegExp(`^${person} searches help for "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    questions.set(this, await this.device(who).user.searchHelp(words));
  },
);

When(
  new RegExp(`^${person}, who is not signed in, looks for help about "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    questions.set(this, await this.device(who).user.searchOpenHelp(words));
  },
);

Then(/^the first question is "(.*)"$/, function (this: ScenarioWorld, question: string) {
  assert.equal(questions.get(this)?.[0], question);
});

Then(/^the question "(.*)" is among those that were found$/, function (this: ScenarioWorld, question: string) {
  const found = questions.get(this) ?? [];
  assert.ok(found.includes(question) && found.length < 40, found.join(' '));
});

Then('there are no questions', function (this: ScenarioWorld) {
  assert.deepEqual(questions.get(this), []);
});

When(
  new RegExp(`^${person} opens the question "(.*)"$`),
  async function (this: ScenarioWorld, who: string, id: string) {
    answers.set(this, await this.device(who).user.openQuestion(id));
  },
);

Then(/^the answer says "(.*)"$/, function (this: ScenarioWorld, words: string) {
  assert.ok(answers.get(this)?.answer.includes(words));
});

Then(/^it is related to "(.*)"$/, function (this: ScenarioWorld, question: string) {
  assert.ok(answers.get(this)?.related.includes(question));
});

Then('there is no such question', function (this: ScenarioWorld) {
  assert.equal(answers.get(this), undefined);
});

When(
  new RegExp(`^${person} says that it (helped|did not help)$`),
  async function (this: ScenarioWorld, who: string, said: string) {
    await this.device(who).user.judgeAnswer(said === 'helped');
  },
);

Then(
  new RegExp(`^${person} has said (that it helped|that it did not help|nothing of it)$`),
  async function (this: ScenarioWorld, who: string, said: string) {
    const expected = said === 'nothing of it' ? undefined : said === 'that it helped';
    assert.equal(this.device(who).user.saidOfAnswer(), expected);
  },
);
