import { describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import { DeskPresenter, nextUnmarked, type DeskPlace } from '../../src/sandbox/review/desk-presenter.ts';
import { consoleUnderTest, settled } from './fake-sandbox.ts';

const place = (key: string, more: Partial<DeskPlace> = {}): DeskPlace => ({
  key,
  unmarked: true,
  problems: 0,
  ...more,
});

describe('the next document to look at', () => {
  it.each([
    [
      'one with something to look at, before those without',
      [place('a'), place('b'), place('c', { problems: 2 })],
      'a',
      'c',
    ],
    ['the next without a mark', [place('a'), place('b', { unmarked: false, problems: 3 }), place('c')], 'a', 'c'],
    ['from the beginning again behind the last', [place('a'), place('b'), place('c')], 'c', 'a'],
    ['never the one that lies there', [place('a', { problems: 1 }), place('b')], 'a', 'b'],
    ['none once all others are marked', [place('a'), place('b', { unmarked: false })], 'a', undefined],
    ['the first, from a document that is gone', [place('a'), place('b')], 'gone', 'a'],
  ] as const)('is %s', (_what, places, from, next) => {
    expect(nextUnmarked(places, from)?.key).toBe(next);
  });
});

describe('the document selection of a review', () => {
  const places = [place('a', { unmarked: false }), place('b'), place('c')];

  it('begins with the first document without a mark, or the first of all', () => {
    const desk = new DeskPresenter();
    expect(desk.openIn(places)).toBe('b');
    expect(desk.openIn(places.map((each) => ({ ...each, unmarked: false })))).toBe('a');
    expect(desk.openIn([])).toBeUndefined();
  });

  it('keeps the open document until it is removed or another package is opened', () => {
    const desk = new DeskPresenter();
    desk.packageOpened('DD1');
    desk.opened('c');
    desk.packageOpened('DD1');
    expect(desk.openIn(places)).toBe('c');
    expect(desk.openIn(places.slice(0, 2))).toBe('b');
    desk.packageOpened('DD2');
    expect(desk.openIn(places)).toBe('b');
  });

  it('steps to the neighbours, and nowhere from the ends', () => {
    const desk = new DeskPresenter();
    expect([desk.neighbourOf(places, -1), desk.neighbourOf(places, 1)]).toEqual(['a', 'c']);
    desk.opened('c');
    expect(desk.neighbourOf(places, 1)).toBeUndefined();
    desk.opened('a');
    expect(desk.neighbourOf(places, -1)).toBeUndefined();
  });
});

describe('the readings of the papers', () => {
  const waiting = { pkFile: 'file-1', state: 'waiting' as const, fields: [] };
  const done = {
    pkFile: 'file-1',
    state: 'read' as const,
    fields: [{ name: 'number', value: '1', source: 'xml', doubts: [] }],
  };

  it('are polled until all are read', async () => {
    const {
      parts: { papers },
      sandbox,
      whilePasses,
    } = consoleUnderTest();
    sandbox.read = [waiting];
    papers.opened('DD1');
    await settled();
    expect(papers.readingOf([{ pkFile: 'file-1' }])?.state).toBe('waiting');
    sandbox.read = [done];
    whilePasses();
    await settled();
    expect(papers.readingOf([{ pkFile: 'other' }, { pkFile: 'file-1' }])).toEqual(done);
    sandbox.read = [waiting];
    whilePasses();
    await settled();
    expect(papers.readingOf([{ pkFile: 'file-1' }])?.state).toBe('read');
  });

  it('are not polled after the package is left, and are cleared with the next', async () => {
    const {
      parts: { papers },
      sandbox,
      whilePasses,
    } = consoleUnderTest();
    sandbox.read = [waiting];
    papers.opened('DD1');
    await settled();
    papers.left();
    sandbox.read = [done];
    whilePasses();
    await settled();
    expect(papers.readingOf([{ pkFile: 'file-1' }])?.state).toBe('waiting');
    sandbox.read = [];
    papers.opened('DD2');
    expect(papers.readingOf([{ pkFile: 'file-1' }])).toBeUndefined();
  });

  it('are missing after a failure, and do not stop the review', async () => {
    const {
      parts: { papers },
      sandbox,
    } = consoleUnderTest();
    sandbox.refusal = new PortFault('offline');
    papers.opened('DD1');
    await settled();
    expect(papers.readingOf([{ pkFile: 'file-1' }])).toBeUndefined();
  });
});
