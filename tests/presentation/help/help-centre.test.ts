import { beforeEach, describe, expect, it } from 'vitest';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { HelpTopic } from '../../../src/domain/help/shared/help-topic.ts';
import { defaultRightBar } from '../../../src/domain/platform/page-config.ts';
import { HelpCentre } from '../../../src/presentation/help/shared/help-centre.ts';
import { PageHelp } from '../../../src/presentation/help/shared/page-help.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { never, zhou } from '../../builders/message-boxes.ts';
import { huiyu } from '../../builders/huiyu.ts';

const topics: readonly HelpTopic[] = [
  { id: 'a', title: '怎样登录？', category: 'registration', content: '短信验证码', related: ['b', 'gone'] },
  {
    id: 'b',
    title: '收不到验证码？',
    category: 'registration',
    content: '等 60 秒\n![图](/help-pictures/a.webp)',
    related: [],
  },
  { id: 'c', title: '怎样上传？', category: 'materials', content: '选择文件', related: [] },
  { id: 'd', title: '其他', category: undefined, content: '', related: [] },
];

let fault: PortFault | undefined;
let said: Map<string, boolean>;
let asked: string[];
/** The promise for which answers wait. */
let held: Promise<void> | undefined;
let session: SessionStore;
let navigator: RecordingNavigator;
let centre: HelpCentre;

const desk = {
  takesOpinions: true,
  topicsOfPage: async (path: string) => {
    asked.push(path);
    await held;
    if (fault) throw fault;
    return topics.slice(0, 1);
  },
  allTopics: async () => {
    asked.push('all');
    await held;
    if (fault) throw fault;
    return topics;
  },
  topic: never,
  ownOpinion: async (id: string) => {
    asked.push(id);
    await held;
    if (fault) throw fault;
    return said.get(id);
  },
  saveOpinion: async (id: string, isHelpful: boolean) => {
    await held;
    if (fault) throw fault;
    said.set(id, isHelpful);
  },
};

beforeEach(async () => {
  [fault, held, said, asked, navigator] = [undefined, undefined, new Map([['b', false]]), [], new RecordingNavigator()];
  session = new SessionStore(
    { pageConfig: async () => huiyu },
    { current: async () => ({ ...zhou }), switchRole: never, stay: never, signOut: never },
  );
  await session.start();
  centre = new HelpCentre({ desk, session, navigator });
});

/** Waits until all pending work is done. */
const rest = async (): Promise<void> => new Promise((done) => setImmediate(done));

/** Holds answers back until the returned function is called. */
function holding(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return async () => {
    held = undefined;
    resolve();
    await rest();
  };
}

async function at(search: string, path = '/help/index'): Promise<void> {
  centre.addressChanged(path, search);
  await rest();
}

describe('the help pages', () => {
  it('show the non-empty categories with their number of questions', async () => {
    await at('');
    expect(centre.categories).toEqual([
      { category: 'registration', count: 2 },
      { category: 'materials', count: 1 },
    ]);
    expect([centre.total, centre.of('materials').map(({ id }) => id)]).toEqual([4, ['c']]);
  });
  it.each([
    ['?q=验证码', ['b', 'a']],
    ['?category=materials', ['c']],
    ['?category=nonsense', ['a', 'b', 'c', 'd']],
    ['?tab=college', ['b']],
    ['?category=registration&q=60', ['b']],
    ['?q=nothing', []],
  ])('find at %s the matching questions', async (search, found) => {
    await at(search);
    expect(centre.found.map(({ id }) => id)).toEqual(found);
  });
  it('keep the search in the address', async () => {
    await at('', '/help-center-new/index');
    centre.placeChosen({ query: '发票 a' });
    centre.placeChosen({ category: 'invoices' });
    centre.placeChosen({ isCollege: true });
    expect(navigator.current()).toBe('/help-center-new/index?tab=college&category=invoices&q=%E5%8F%91%E7%A5%A8+a');
    centre.placeChosen({ query: '', category: undefined, isCollege: false });
    expect(navigator.current()).toBe('/help-center-new/index');
  });
  it('open a question with its existing related ones', async () => {
    await at('?id=a');
    expect([centre.topic?.title, centre.related.map(({ id }) => id)]).toEqual(['怎样登录？', ['b']]);
    await at('?id=gone');
    expect(centre.topic).toBeUndefined();
  });
  it('show a failure, and can be loaded again', async () => {
    fault = new PortFault('offline');
    await at('');
    expect([centre.topics, centre.failure?.kind]).toEqual([undefined, 'offline']);
    fault = undefined;
    await centre.retryPressed();
    expect([centre.topics?.length, centre.failure]).toEqual([4, undefined]);
  });
  it('are loaded once across addresses, and again when the address changes during the first load', async () => {
    const answered = holding();
    await at('');
    await at('?q=验证码');
    await answered();
    await at('?category=materials');
    expect(asked).toEqual(['all', 'all']);
    expect(centre.found.map(({ id }) => id)).toEqual(['c']);
  });
  it('ignore a superseded answer or failure', async () => {
    const given: PromiseWithResolvers<readonly HelpTopic[]>[] = [];
    const all = async (): Promise<readonly HelpTopic[]> => {
      const answer = Promise.withResolvers<readonly HelpTopic[]>();
      given.push(answer);
      return answer.promise;
    };
    centre = new HelpCentre({ desk: { ...desk, allTopics: all }, session, navigator });
    await at('');
    await at('?q=验证码');
    given[1]?.resolve(topics);
    given[0]?.reject(new PortFault('offline'));
    await rest();
    expect([centre.topics, centre.failure]).toEqual([topics, undefined]);
  });
  it('include a help centre when the platform has one', () =>
    expect([centre.hasCentre, defaultRightBar.hasHelpCentre]).toEqual([true, true]));
});

describe('the opinion on an answer', () => {
  it('is restored for each question, and can be changed', async () => {
    await at('?id=b');
    expect(centre.isHelpful).toBe(false);
    await centre.opinionGiven(true);
    expect([centre.isHelpful, said.get('b')]).toEqual([true, true]);
    await at('?id=a');
    expect(centre.isHelpful).toBeUndefined();
  });
  it('stays unchanged when saving fails, with a message', async () => {
    await at('?id=b');
    fault = new PortFault('offline');
    await centre.opinionGiven(true);
    expect([centre.isHelpful, centre.opinionFailure?.kind]).toEqual([false, 'offline']);
    fault = undefined;
    await centre.opinionGiven(true);
    expect(centre.opinionFailure).toBeUndefined();
  });

  it('is requested once for an open question, and not without one', async () => {
    await at('?id=b');
    await at('?id=b&q=1');
    await at('');
    expect(asked).toEqual(['all', 'b']);
  });
  it('is not requested when the back end takes no opinions', async () => {
    centre = new HelpCentre({ desk: { ...desk, takesOpinions: false }, session, navigator });
    await at('?id=b');
    expect([asked, centre.isHelpful]).toEqual([['all'], undefined]);
  });
  it('is unknown while it loads, and is not shown at another question', async () => {
    await at('?id=b');
    fault = new PortFault('offline');
    await centre.opinionGiven(true);
    const answered = holding();
    fault = undefined;
    await at('?id=a');
    expect([centre.isHelpful, centre.opinionFailure]).toEqual([undefined, undefined]);
    await answered();
    const answeredOfB = holding();
    await at('?id=b');
    await at('?id=a');
    await answeredOfB();
    expect(centre.isHelpful).toBeUndefined();
  });
  it('is the user’s latest one, whatever arrives late', async () => {
    const answered = holding();
    await at('?id=b');
    const judging = centre.opinionGiven(true);
    await answered();
    await judging;
    expect(centre.isHelpful).toBe(true);
  });
  it('shows a failed save at no other question', async () => {
    await at('?id=b');
    const answered = holding();
    const judging = centre.opinionGiven(true);
    await at('?id=a');
    fault = new PortFault('offline');
    await answered();
    await judging;
    expect([centre.isHelpful, centre.opinionFailure]).toEqual([undefined, undefined]);
  });
});

describe('the help of a page', () => {
  it('is loaded once, again after a failure, and again for a new session', async () => {
    const help = new PageHelp(desk, session);
    fault = new PortFault('offline');
    await help.pageOpened('/index');
    expect(help.of('/index')).toEqual([]);
    fault = undefined;
    await help.pageOpened('/index');
    await help.pageOpened('/index');
    expect([help.of('/index').map(({ id }) => id), asked]).toEqual([['a'], ['/index', '/index']]);
    await session.load();
    await expect.poll(() => help.of('/index').length).toBe(1);
    expect(asked).toHaveLength(3);
  });

  it('is searched together with all other questions, which are loaded at the first search', async () => {
    const help = new PageHelp(desk, session);
    await help.pageOpened('/index');
    const [first] = help.of('/index');
    const word = first?.title ?? '';
    expect([help.knowsAll, help.find('/index', '  ').map(({ id }) => id), help.find('/elsewhere', word)]).toEqual([
      false,
      ['a'],
      [],
    ]);
    fault = new PortFault('offline');
    await help.loadAll();
    expect(help.knowsAll).toBe(false);
    fault = undefined;
    await help.loadAll();
    const everything = (await desk.allTopics()).map(({ title }) => title);
    expect(everything.every((title) => help.find('/elsewhere', title).some((each) => each.title === title))).toBe(true);
    expect([
      help.find('/index', word)[0]?.id,
      new Set(help.find('/index', word).map(({ id }) => id)).size,
      help.find('/index', word).length,
    ]).toEqual(['a', help.find('/index', word).length, help.find('/index', word).length]);
    await session.load();
    expect(help.knowsAll).toBe(false);
  });

  it('lists the page’s own questions first, even when others match better', async () => {
    const help = new PageHelp(desk, session);
    await help.pageOpened('/index');
    await help.loadAll();
    await help.loadAll();
    expect([
      help.find('/elsewhere', '验证码').map(({ id }) => id),
      help.find('/index', '验证码').map(({ id }) => id),
      asked,
    ]).toEqual([
      ['b', 'a'],
      ['a', 'b'],
      ['/index', 'all'],
    ]);
    expect(help.find('/index', ' ').map(({ id }) => id)).toEqual(['a']);
  });

  it('is dropped when the session or the language changed during the load', async () => {
    const help = new PageHelp(desk, session);
    const answered = holding();
    const [placing, searching] = [help.pageOpened('/index'), help.loadAll()];
    held = new Promise(() => undefined);
    await session.load();
    await answered();
    await Promise.all([placing, searching]);
    expect([help.of('/index'), help.all]).toEqual([[], undefined]);
  });

  it('is cleared with the session for every page, and loaded again for the current one', async () => {
    const help = new PageHelp(desk, session);
    await help.pageOpened('/elsewhere');
    await help.pageOpened('/index');
    session.faultSeen(new PortFault('not-signed-in'));
    await help.pageOpened('/index');
    await help.loadAll();
    expect([help.of('/elsewhere'), help.of('/index'), asked]).toEqual([[], [], ['/elsewhere', '/index']]);
    await session.load();
    await rest();
    expect([help.of('/index').length, asked]).toEqual([1, ['/elsewhere', '/index', '/index']]);
    // Back on a page that was requested before the other.
    await help.pageOpened('/elsewhere');
    await help.pageOpened('/index');
    await session.load();
    await rest();
    expect([help.of('/index').length, help.of('/elsewhere').length, asked.slice(3)]).toEqual([
      1,
      0,
      ['/elsewhere', '/index'],
    ]);
  });
});

it.each<[string, () => Promise<void> | void]>([
  ['the help of a page', async () => new PageHelp(desk, session).pageOpened('/index')],
  ['a search', async () => new PageHelp(desk, session).loadAll()],
  ['the pages of help', () => centre.addressChanged('/help/index', '')],
  [
    'what one said',
    () =>
      new HelpCentre({ desk: { ...desk, allTopics: async () => topics }, session, navigator }).addressChanged(
        '/help/index',
        '?id=a',
      ),
  ],
  ['what one says', async () => centre.opinionGiven(true)],
])('an ended session is noticed by %s', async (_by, happens) => {
  fault = new PortFault('not-signed-in');
  await happens();
  await rest();
  expect(session.state.kind).toBe('signed-out');
});
