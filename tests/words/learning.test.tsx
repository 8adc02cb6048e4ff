// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../src/words/load-catalogue.ts';
import { WordsProvider } from '../../src/words/WordsProvider.tsx';
import { useLearning, useWords } from '../../src/words/use-words.ts';
import { evidenceWords } from '../../src/words/areas/evidence.ts';

let heard: { readonly words: ReturnType<typeof useWords>; readonly learn: ReturnType<typeof useLearning> };
const words = () => heard.words;
const learn: ReturnType<typeof useLearning> = async (areas) => heard.learn(areas);
const hear = (now: typeof heard): void => {
  heard = now;
};

function Listener() {
  const now = { words: useWords(), learn: useLearning() };
  useEffect(() => hear(now));
  return null;
}

async function opened(load?: typeof loadCatalogue) {
  render(
    <WordsProvider locale="zh-CN" catalogue={await loadCatalogue('zh-CN')} {...(load ? { load } : {})}>
      <Listener />
    </WordsProvider>,
  );
}

it('the words of an area are said once they are learnt, and in another language too', async () => {
  await opened();
  expect(words().say('packages.title')).toBe('packages.title');
  await act(async () => learn([evidenceWords]));
  expect(words().say('packages.title')).toBe('融资资料管理');
  await act(async () => words().chooseLocale('en'));
  expect(words().say('packages.title')).toBe('Financing documents');
});

it('an area that is learnt while the language changes is said in the new one', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await opened(async (locale, areas) => {
    await held;
    return loadCatalogue(locale, areas);
  });
  await act(async () => {
    const chosen = words().chooseLocale('en');
    const learnt = learn([evidenceWords]);
    release();
    await Promise.all([chosen, learnt]);
  });
  await act(async () => learn([evidenceWords]));
  expect([words().locale, words().say('packages.title')]).toEqual(['en', 'Financing documents']);
});
