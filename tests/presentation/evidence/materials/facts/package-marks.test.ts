import { beforeEach, describe, expect, it } from 'vitest';
import type { WordMarks } from '../../../../../src/application/ports/evidence/word-marks.ts';
import { PortFault } from '../../../../../src/application/ports/port-fault.ts';
import type { WordMark } from '../../../../../src/domain/evidence/marks/word-mark.ts';
import { PackageMarks } from '../../../../../src/presentation/evidence/materials/facts/package-marks.ts';
import { SessionStore } from '../../../../../src/presentation/identity/session-store.ts';
import { never, zhou } from '../../../../builders/message-boxes.ts';
import { until } from '../../../../builders/office.ts';

const mark = (id: string, fileId: string): WordMark => ({
  id,
  fileId,
  page: 1,
  area: { left: 0.1, top: 0.1, width: 0.1, height: 0.1 },
  words: '7780',
  remark: '',
  verdict: undefined,
});
const all = [mark('W1', 'A'), mark('W2', 'B'), mark('W3', 'A')];
const file = (fileId: string) => ({ fileId, name: 'a.jpg', size: 1, mimeType: '' });

let session: SessionStore;
const quiet = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(async () => {
  session = new SessionStore(
    { pageConfig: never },
    { current: async () => zhou, switchRole: never, stay: never, signOut: never },
  );
  await session.load();
});

function marksOver(change: Partial<WordMarks> = {}): PackageMarks {
  const marks = { areShown: async () => true, marks: async () => all, judge: async () => undefined, ...change };
  return new PackageMarks({ packageId: 'DD1' }, { marks, session });
}
async function opened(change: Partial<WordMarks> = {}): Promise<PackageMarks> {
  const marks = marksOver(change);
  marks.load();
  await until(() => marks.isLoaded);
  return marks;
}

describe('words marked by the machine', () => {
  it('are numbered per file, and found by their files', async () => {
    const marks = await opened();
    expect(marks.all.map(({ id, number, failed }) => [id, number, failed])).toEqual([
      ['W1', 1, false],
      ['W2', 1, false],
      ['W3', 2, false],
    ]);
    expect(
      [marks.of([file('A')]), marks.of([file('B'), file('C')]), marks.of([])].map((each) => each.map(({ id }) => id)),
    ).toEqual([['W1', 'W3'], ['W2'], []]);
  });

  it('are not requested when the platform shows none', async () => {
    const marks = await opened({ areShown: async () => false, marks: never });
    expect([marks.all, marks.isLoaded]).toEqual([[], true]);
  });

  it('are unknown while they are requested again, and after the page is left', async () => {
    const marks = await opened();
    marks.load();
    expect(marks.isLoaded).toBe(false);
    await until(() => marks.isLoaded);
    marks.left();
    expect([marks.all, marks.isLoaded]).toEqual([[], false]);
  });

  it('of a page that was left are not shown', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly WordMark[]>();
    const marks = marksOver({ marks: async () => promise });
    marks.load();
    await quiet();
    marks.left();
    resolve(all);
    await quiet();
    expect([marks.all, marks.isLoaded]).toEqual([[], false]);
  });

  it('are not reported as missing when they cannot be loaded, but an ended session is noticed', async () => {
    const down = marksOver({ areShown: async () => Promise.reject(new PortFault('offline')) });
    down.load();
    await quiet();
    expect([down.all, down.isLoaded, session.state.kind]).toEqual([[], false, 'signed-in']);
    marksOver({ areShown: async () => Promise.reject(new PortFault('not-signed-in')) }).load();
    await until(() => session.state.kind === 'signed-out');
  });
});

describe('a verdict on a mark', () => {
  it('is shown at once, for this mark only, and saved', async () => {
    const said: unknown[] = [];
    const marks = await opened({ judge: async (...judged) => void said.push(judged) });
    const work = marks.verdictGiven('W2', 'wrong');
    expect(marks.all.map(({ verdict }) => verdict)).toEqual([undefined, 'wrong', undefined]);
    await work;
    expect([said, marks.all[1]?.failed]).toEqual([[['DD1', 'W2', 'wrong']], false]);
  });

  it('returns to the earlier verdict when the save fails, reports it, and can be given again', async () => {
    let fails = false;
    const marks = await opened({ judge: async () => (fails ? Promise.reject(new PortFault('offline')) : undefined) });
    await marks.verdictGiven('W1', 'right');
    fails = true;
    await marks.verdictGiven('W1', 'wrong');
    expect(marks.all.map(({ verdict, failed }) => [verdict, failed])).toEqual([
      ['right', true],
      [undefined, false],
      [undefined, false],
    ]);
    fails = false;
    await marks.verdictGiven('W1', 'wrong');
    expect(marks.all[0]).toMatchObject({ verdict: 'wrong', failed: false });
  });

  it('notices an ended session', async () => {
    const marks = await opened({ judge: async () => Promise.reject(new PortFault('not-signed-in')) });
    await marks.verdictGiven('W1', 'right');
    expect(session.state.kind).toBe('signed-out');
  });
});
