import { beforeEach, describe, expect, it } from 'vitest';
import type { StandardChange } from '../../../../../src/application/ports/evidence/library-changes.ts';
import { PortFault } from '../../../../../src/application/ports/port-fault.ts';
import { StandardNews } from '../../../../../src/presentation/evidence/materials/commands/standard-news.ts';
import type { MaterialsPorts } from '../../../../../src/presentation/evidence/materials/materials-ports.ts';
import type { SessionStore } from '../../../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../../../src/presentation/shared/toasts.ts';

const change: StandardChange = {
  version: 'STD-2',
  mayTakeOver: true,
  changes: [
    { change: 'added', name: '质检报告', required: false },
    { change: 'removed', name: '旧' },
    { change: 'changed', name: '发票', aspects: ['optional', 'files'] },
  ],
};

let kept: Map<string, unknown>;
let answers: Record<string, StandardChange | PortFault | undefined>;
let takes: boolean | PortFault;
let taken: string[];
let told: string[];
let faults: unknown[];
let looked: number;
let news: StandardNews;

beforeEach(() => {
  [kept, answers, takes, taken, told, faults, looked] = [new Map(), { DD1: change }, true, [], [], [], 0];
  const ports: Pick<MaterialsPorts, 'library' | 'drafts' | 'session' | 'toasts'> = {
    library: {
      changesOf: async (packageId) => {
        const answer = answers[packageId];
        if (answer instanceof PortFault) throw answer;
        return answer;
      },
      takeOver: async (packageId) => {
        taken.push(packageId);
        if (takes instanceof PortFault) throw takes;
        return takes;
      },
    },
    drafts: {
      read: (name) => kept.get(name),
      write: (name, value) => void kept.set(name, value),
      remove: (name) => void kept.delete(name),
      removeAllOf: () => kept.clear(),
    },
    session: { faultSeen: (thrown: unknown) => void faults.push(thrown) } as unknown as SessionStore,
    toasts: { show: (tone: string) => void told.push(tone) } as unknown as Toasts,
  };
  news = new StandardNews(ports, { load: async () => void (looked += 1) });
});

describe('changes of the funder’s standard', () => {
  it('are listed by category', async () => {
    await news.check('DD1');
    expect(news.lines.map(({ name, changes: what }) => [name, ...what.map(({ key }) => key)])).toEqual([
      ['质检报告', 'standards.added-optional'],
      ['旧', 'standards.removed'],
      ['发票', 'standards.aspect-optional', 'standards.aspect-files'],
    ]);
    expect([news.isChecked, news.mayTakeOver, news.shown]).toEqual([true, true, false]);
    news.left();
    expect([news.lines, news.mayTakeOver]).toEqual([[], false]);
  });

  it('that were declined are shown again only after another change', async () => {
    await news.check('DD1');
    news.opened();
    news.keepPressed();
    expect([news.lines, news.shown]).toEqual([[], false]);
    await news.check('DD1');
    expect(news.lines).toEqual([]);
    answers['DD1'] = { ...change, version: 'STD-3' };
    await news.check('DD1');
    expect(news.lines).toHaveLength(3);
    answers['DD2'] = { ...change };
    await news.check('DD2');
    expect(news.lines).toHaveLength(3);
  });

  it('are taken over once, and the package is reloaded', async () => {
    await news.check('DD1');
    news.opened();
    await Promise.all([news.takePressed(), news.takePressed()]);
    expect([taken, told, looked, news.shown, news.lines]).toEqual([['DD1'], ['ok'], 1, false, []]);
  });

  it('that could not be taken over are reported, and checked again', async () => {
    takes = false;
    await news.check('DD1');
    await news.takePressed();
    expect([told, looked]).toEqual([['warn'], 1]);
  });

  it('stay open when no answer came', async () => {
    takes = new PortFault('offline');
    await news.check('DD1');
    await news.takePressed();
    expect([told, looked, news.lines.length, news.busy, faults.length]).toEqual([['bad'], 0, 3, false, 1]);
  });

  it('cannot be taken over by a package that keeps its list', async () => {
    answers['DD1'] = { ...change, mayTakeOver: false };
    await news.check('DD1');
    await news.takePressed();
    expect(taken).toEqual([]);
  });

  it('that cannot be loaded do not stop the work', async () => {
    answers['DD1'] = new PortFault('unexpected-answer');
    await news.check('DD1');
    expect([news.lines, news.isChecked, faults.length]).toEqual([[], false, 1]);
  });

  it('of a package that was left are not shown', async () => {
    const asked = news.check('DD1');
    news.left();
    await asked;
    expect([news.lines, news.isChecked]).toEqual([[], false]);
  });
});
