import { beforeEach, expect, it } from 'vitest';
import { TextsPresenter } from '../../src/sandbox/texts/texts-presenter.ts';
import { FakeSandbox } from './fake-sandbox.ts';

let sandbox: FakeSandbox;
let texts: TextsPresenter;
beforeEach(async () => {
  sandbox = new FakeSandbox();
  sandbox.questions = [{ key: 'k', userName: 'limin', personName: '李敏', text: 't', number: '42', until: 1 }];
  texts = new TextsPresenter(sandbox, () => () => undefined);
  await texts.load();
});

it('answers what a telephone asks, once', async () => {
  expect(texts.questions.map(({ number }) => number)).toEqual(['42']);
  await Promise.all([texts.answered('k', true), texts.answered('k', false)]);
  expect([sandbox.phoneAnswers, texts.questions, texts.busy]).toEqual([[['k', true]], [], undefined]);
});

it('looks again where what it answers is not asked any more', async () => {
  sandbox.answerPhone = async () => Promise.reject(new Error('over'));
  sandbox.questions = [];
  await texts.answered('k', false);
  expect([texts.questions, texts.busy]).toEqual([[], undefined]);
});
