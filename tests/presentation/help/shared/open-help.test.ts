import { describe, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { OpenHelp } from '../../../../src/presentation/help/shared/open-help.ts';

const topic = (id: string, title: string, keywords: readonly string[] = []) => ({
  id,
  title,
  category: undefined,
  content: '',
  related: [],
  keywords,
});
const topics = [topic('a', '忘记密码，怎样重置？', ['找回密码']), topic('b', '收不到短信验证码怎么办？')];

describe('the help before sign-in', () => {
  it('finds a question by its words and its synonyms', async () => {
    const help = new OpenHelp({ hasVisitorTopics: true, visitorTopics: async () => topics });
    await help.opened();
    expect(help.found.map(({ id }) => id)).toEqual(['a', 'b']);
    help.queryTyped('找回密码');
    expect([help.found.map(({ id }) => id), help.isOnly('a'), help.isOnly('b')]).toEqual([['a'], true, false]);
    help.queryTyped('没有这个');
    expect(help.found).toEqual([]);
  });

  it('opens an answer automatically only when it is the single result', async () => {
    const help = new OpenHelp({ hasVisitorTopics: true, visitorTopics: async () => topics });
    await help.opened();
    for (const [query, only] of [
      ['', []],
      ['怎', []],
      ['短信', ['b']],
      ['  ', []],
    ] as const) {
      help.queryTyped(query);
      expect(topics.filter(({ id }) => help.isOnly(id)).map(({ id }) => id)).toEqual(only);
    }
    const alone = new OpenHelp({ hasVisitorTopics: true, visitorTopics: async () => topics.slice(0, 1) });
    await alone.opened();
    expect(alone.isOnly('a')).toBe(false);
    alone.queryTyped('密码');
    expect(alone.isOnly('a')).toBe(true);
  });

  it.each([
    ['comes', false],
    ['fails', true],
  ] as const)('ignores an answer that %s after it was left', async (_what, fails) => {
    const { promise, resolve, reject } = Promise.withResolvers<typeof topics>();
    const help = new OpenHelp({ hasVisitorTopics: true, visitorTopics: async () => promise });
    const opened = help.opened();
    help.left();
    if (fails) reject(new PortFault('offline'));
    else resolve(topics);
    await opened;
    expect([help.topics, help.failure]).toEqual([undefined, undefined]);
  });

  it('shows a failure, and can be loaded again', async () => {
    let fault: PortFault | undefined = new PortFault('offline');
    const help = new OpenHelp({
      hasVisitorTopics: true,
      visitorTopics: async () => {
        if (fault) throw fault;
        return topics;
      },
    });
    await help.opened();
    expect([help.failure !== undefined, help.topics]).toEqual([true, undefined]);
    fault = undefined;
    await help.opened();
    expect([help.failure, help.topics?.length]).toEqual([undefined, 2]);
  });
});
