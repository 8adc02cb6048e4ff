import { beforeEach, describe, expect, it } from 'vitest';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { HelpTopic } from '../../../src/domain/help/shared/help-topic.ts';
import { usualRightBar } from '../../../src/domain/shell/shared/page-config.ts';
import { HelpCentre } from '../../../src/presentation/help/shared/help-centre.ts';
import { PageHelp } from '../../../src/presentation/help/shared/page-help.ts';
import { SessionStore } from '../../../src/presentation/shared/session-store.ts';
import { never, zhou } from '../../builders/message-boxes.ts';
import { huiyu } from '../../builders/huiyu.ts';

const topics: readonly HelpTopic[] = [
  { id: 'a', title: '怎样登录？', category: 'registration', content: '短信验证码', related: ['b', 'gone'] },
  { id: 'b', title: '收不到验证码？', category: 'registration', content: '等 60 秒\n![图](/help-pictures/a.webp)', related: [] },
  { id: 'c', title: '怎样上传？', category: 'materials', content: '选择文件', related: [] },
  { id: 'd', title: '其他', category: undefined, content: '', related: [] },
];

let fault: PortFault | undefined;
let said: Map<string, boolean>;
let asked: string[];
let session: SessionStore;
let navigator: RecordingNavigator;
let centre: HelpCentre;

const desk = {
  takesOpinions: true,
  ofPage: async (path: string) => {
    asked.push(path);
    if (fault) throw fault;
    return topics.slice(0, 1);
  },
  all: async () => {
    if (fault) throw fault;
    return topics;
  },
  one: never,
  opinion: async (id: string) => said.get(id),
  judge: async (id: string, isHelpful: boolean) => {
    if (fault) throw fault;
    said.set(id, isHelpful);
  },
};

beforeEach(async () => {
  [fault, said, asked, navigator] = [undefined, new Map([['b', false]]), [], new RecordingNavigator()];
  session = new SessionStore({ pageConfig: async () => huiyu }, { current: async () => ({ ...zhou }), switchRole: never, stay: never, signOut: never });
  await session.start();
  centre = new HelpCentre({ desk, session, navigator });
});

async function at(search: string, path = '/help/index'): Promise<void> {
  centre.placed(path, search);
  await expect.poll(() => (centre.topics !== undefined || centre.failure !== undefined) && !centre.isAsking).toBe(true);
}

describe('the pages of help', () => {
  it('show the questions by category, those that have some', async () => {
    await at('');
    expect(centre.categories).toEqual([{ category: 'registration', count: 2 }, { category: 'materials', count: 1 }]);
    expect([centre.total, centre.of('materials').map(({ id }) => id)]).toEqual([4, ['c']]);
  });
  it.each([['?q=验证码', ['b', 'a']], ['?category=materials', ['c']], ['?category=nonsense', ['a', 'b', 'c', 'd']], ['?tab=college', ['b']], ['?category=registration&q=60', ['b']], ['?q=nothing', []]])('find at %s what fits', async (search, found) => {
    await at(search);
    expect(centre.found.map(({ id }) => id)).toEqual(found);
  });
  it('keep in the address what is looked for', async () => {
    await at('', '/help-center-new/index');
    centre.wanted({ query: '发票 a' });
    centre.wanted({ category: 'invoices' });
    centre.wanted({ isCollege: true });
    expect(navigator.current()).toBe('/help-center-new/index?tab=college&category=invoices&q=%E5%8F%91%E7%A5%A8+a');
    centre.wanted({ query: '', category: undefined, isCollege: false });
    expect(navigator.current()).toBe('/help-center-new/index');
  });
  it('open one question with those that are related and there', async () => {
    await at('?id=a');
    expect([centre.topic?.title, centre.related.map(({ id }) => id)]).toEqual(['怎样登录？', ['b']]);
    await at('?id=gone');
    expect(centre.topic).toBeUndefined();
  });
  it('say what failed, and are asked for again', async () => {
    fault = new PortFault('offline');
    await at('');
    expect([centre.topics, centre.failure?.kind]).toEqual([undefined, 'offline']);
    fault = undefined;
    await centre.retryPressed();
    expect([centre.topics?.length, centre.failure]).toEqual([4, undefined]);
  });
  it('have a centre where the platform has one', () => expect([centre.hasCentre, usualRightBar.hasHelpCentre]).toEqual([true, true]));
});

describe('whether an answer helped', () => {
  it('is recalled for each question, and changed', async () => {
    await at('?id=b');
    expect(centre.isHelpful).toBe(false);
    await centre.judged(true);
    expect([centre.isHelpful, said.get('b')]).toEqual([true, true]);
    await at('?id=a');
    expect(centre.isHelpful).toBeUndefined();
  });
  it('stays as it was where it could not be kept, and says so', async () => {
    await at('?id=b');
    fault = new PortFault('offline');
    await centre.judged(true);
    expect([centre.isHelpful, centre.opinionFailure?.kind]).toEqual([false, 'offline']);
    fault = undefined;
    await centre.judged(true);
    expect(centre.opinionFailure).toBeUndefined();
  });
});

describe('the help of a page', () => {
  it('is asked for once, again where it failed, and anew for a session that was loaded again', async () => {
    const help = new PageHelp(desk, session);
    fault = new PortFault('offline');
    await help.placed('/index');
    expect(help.of('/index')).toEqual([]);
    fault = undefined;
    await help.placed('/index');
    await help.placed('/index');
    expect([help.of('/index').map(({ id }) => id), asked]).toEqual([['a'], ['/index', '/index']]);
    await session.load();
    await expect.poll(() => help.of('/index').length).toBe(1);
    expect(asked).toHaveLength(3);
  });

  it('is searched with all that is asked anywhere, the page’s own first, once somebody searches', async () => {
    const help = new PageHelp(desk, session);
    await help.placed('/index');
    const [first] = help.of('/index');
    const word = first?.title ?? '';
    expect([help.knowsAll, help.found('/index', '  ').map(({ id }) => id), help.found('/elsewhere', word)]).toEqual([false, ['a'], []]);
    fault = new PortFault('offline');
    await help.searched();
    expect(help.knowsAll).toBe(false);
    fault = undefined;
    await help.searched();
    const everything = (await desk.all()).map(({ title }) => title);
    expect(everything.every((title) => help.found('/elsewhere', title).some((each) => each.title === title))).toBe(true);
    expect([help.found('/index', word)[0]?.id, new Set(help.found('/index', word).map(({ id }) => id)).size, help.found('/index', word).length]).toEqual(['a', help.found('/index', word).length, help.found('/index', word).length]);
    await session.load();
    expect(help.knowsAll).toBe(false);
  });
});
