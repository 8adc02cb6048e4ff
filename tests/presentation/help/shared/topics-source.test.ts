import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { HelpTopic } from '../../../../src/domain/help/shared/help-topic.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { TopicsSource } from '../../../../src/presentation/help/shared/topics-source.ts';

let topics: readonly HelpTopic[];
let fault: PortFault | undefined;
let asked: number;
let faults: unknown[];
let hasHelpCentre: boolean;
let source: TopicsSource;

const named = (count: number, title: string): readonly HelpTopic[] =>
  Array.from({ length: count }, (_each, index) => ({
    id: `${index}`,
    title: `${title} ${index}`,
    category: undefined,
    content: '',
    related: [],
  }));
const found = async (text: string): Promise<readonly string[]> =>
  (await source.find(text)).flatMap(({ entries }) => entries.map(({ path }) => path));

beforeEach(() => {
  [topics, fault, asked, faults, hasHelpCentre] = [named(1, 'a&b'), undefined, 0, [], true];
  source = new TopicsSource(
    {
      allTopics: async () => {
        asked += 1;
        if (fault) throw fault;
        return topics;
      },
    },
    {
      get pageConfig() {
        return { ...neutralPageConfig, rightBar: { ...neutralPageConfig.rightBar, hasHelpCentre } };
      },
      faultSeen: (thrown) => void faults.push(thrown),
    },
  );
});

describe('questions in the search', () => {
  it.each([
    [4, true, 4],
    [5, true, 5],
    [4, false, 4],
    [5, false, 4],
  ])('of %i, with a help centre that shows all: %s, %i are listed', async (count, hasCentre, shown) => {
    [topics, hasHelpCentre] = [named(count, 'a&b'), hasCentre];
    const paths = await found('a&b');
    expect([paths.length, paths.includes('/help-center-new/index?q=a%26b')]).toEqual([shown, shown > 4]);
  });

  it('are loaded once per search, and again for the next, maybe in another language', async () => {
    await found('a');
    expect([await found('b'), asked]).toEqual([['/help/index?id=0'], 1]);
    topics = named(1, '验证码');
    source.reset();
    expect([await found('验证码'), await found('a&b'), asked]).toEqual([['/help/index?id=0'], [], 2]);
  });

  it('are empty after a failure, which is reported, and loaded again at the next letter', async () => {
    fault = new PortFault('not-signed-in');
    expect([await found('a'), faults]).toEqual([[], [fault]]);
    fault = undefined;
    expect(await found('a&')).toEqual(['/help/index?id=0']);
  });
});
