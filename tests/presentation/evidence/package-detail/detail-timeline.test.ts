import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../src/domain/evidence/materials/progress.ts';
import type { PackageStatus } from '../../../../src/domain/evidence/materials/package-status.ts';
import { mendTitle, timelineLines } from '../../../../src/presentation/evidence/package-detail/detail-timeline.ts';
import { message, type Message } from '../../../../src/words/catalogue.ts';
import { evidencePackage } from '../../../builders/evidence-package.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const days = (count: number): number => now - count * 86_400_000;
const standing = (wish: Partial<PackageStatus>): PackageStatus => ({
  holder: { who: 'platform' },
  stage: 'first-review',
  since: days(3),
  until: undefined,
  call: undefined,
  task: undefined,
  today: '2026-11-21',
  ...wish,
});
const entry = (wish: Partial<LogEntry>): LogEntry => ({
  at: days(5),
  action: 'created',
  actorName: '周思远',
  side: 'CORP',
  detail: '',
  returned: [],
  corrected: [],
  ...wish,
});
const lines = (wish: Partial<PackageStatus>, log: readonly LogEntry[] = []) =>
  timelineLines(
    { evidence: evidencePackage({ handlerName: '周思远' }), log, expected: undefined },
    standing(wish),
    now,
  );
const [review, final, funder] = [
  message('detail.next-review'),
  message('detail.next-final'),
  message('detail.next-funder', { act: 'pays-out' }),
];

describe('the next steps', () => {
  it.each<[PackageStatus['stage'], readonly Message[]]>([
    ['assembling', [review, funder]],
    ['returned', [review, funder]],
    ['correcting', [review, funder]],
    ['pre-filling', [review, funder]],
    ['platform-correcting', [review, funder]],
    ['awaiting-first-review', [final, funder]],
    ['first-review', [final, funder]],
    ['re-check', [final, funder]],
    ['awaiting-final-review', [funder]],
    ['final-review', [funder]],
    ['review', [funder]],
    ['funding', []],
    ['funded', []],
    ['ended', []],
    ['unknown', []],
  ])('in the stage %s', (stage, titles) => {
    const next = lines({ stage }).filter(({ state }) => state === 'next');
    expect(next.map(({ title }) => title)).toEqual(titles);
    expect(next.map(({ key, who, at, notes }) => [key, who, at, notes])).toEqual(
      titles.map((_title, index) => [`next-${index}`, '', undefined, []]),
    );
  });
});

describe('the present holder', () => {
  const current = (wish: Partial<PackageStatus>) => lines(wish).find(({ state }) => state === 'now');

  it.each<[string, Partial<PackageStatus>, { readonly title: Message; readonly who: string } | undefined]>([
    ['the platform', {}, { title: message('package-status.stage', { stage: 'first-review' }), who: '' }],
    ['the funder', { stage: 'funding' }, { title: message('package-status.stage', { stage: 'funding' }), who: '' }],
    [
      'oneself, assembling',
      { stage: 'assembling', holder: { who: 'me' } },
      { title: message('package-status.stage', { stage: 'assembling' }), who: '周思远' },
    ],
    [
      'a colleague, assembling',
      { stage: 'assembling', holder: { who: 'colleague', name: '李敏' } },
      { title: message('package-status.stage', { stage: 'assembling' }), who: '周思远' },
    ],
    [
      'oneself, after a return',
      { stage: 'returned', holder: { who: 'me' } },
      { title: message('detail.now-returned'), who: '周思远' },
    ],
    [
      'a colleague, after a return',
      { stage: 'returned', holder: { who: 'colleague', name: '李敏' } },
      { title: message('detail.now-returned-by', { name: '李敏' }), who: '' },
    ],
    [
      'somebody, after a return',
      { stage: 'returned', holder: { who: 'nobody' } },
      { title: message('detail.now-returned-by', { name: '' }), who: '' },
    ],
    [
      'nobody knows',
      { stage: 'unknown', holder: { who: 'nobody' } },
      { title: message('package-status.stage', { stage: 'unknown' }), who: '' },
    ],
    ['nobody any more', { stage: 'funded', holder: { who: 'nobody' } }, undefined],
  ])('is shown: %s', (_what, wish, line) => {
    const shown = current(wish);
    expect(shown && { title: shown.title, who: shown.who }).toEqual(line);
  });

  it('is shown with the waiting time and the deadline', () => {
    expect(current({})).toMatchObject({
      key: 'now',
      at: undefined,
      notes: [message('detail.since-days', { days: 3 })],
    });
    expect(current({ since: now })?.notes).toEqual([message('detail.since-today')]);
    expect(current({ since: days(-1) })?.notes).toEqual([message('detail.since-today')]);
    expect(current({ stage: 'returned', since: now })?.notes).toEqual([message('detail.returned-today')]);
    expect(current({ since: undefined })?.notes).toEqual([]);
    expect(
      current({
        since: undefined,
        until: { kind: 'answer', expected: { day: '2026-11-24', about: false }, late: undefined },
      })?.notes,
    ).toEqual([message('package-status.until', { until: '2026-11-24', about: false })]);
  });
});

describe('a past event', () => {
  it.each<[Partial<LogEntry>, 'done' | 'bad', readonly Message[]]>([
    [{ action: 'submitted' }, 'done', []],
    [{ action: 'returned', detail: '2' }, 'bad', [message('detail.items-returned', { items: 2 })]],
    [{ action: 'returned' }, 'bad', []],
    [{ action: 'declined', detail: '额度已用完' }, 'bad', [message('detail.named', { name: '额度已用完' })]],
    [{ action: 'cancelled', detail: '合同已解除' }, 'done', [message('detail.named', { name: '合同已解除' })]],
    [{ action: 'cancelled' }, 'done', []],
    [{ action: 'claimed', detail: '李敏' }, 'done', []],
  ])('is shown for %o as %s with %o', (wish, state, notes) => {
    expect(lines({ stage: 'funded' }, [entry(wish)])).toMatchObject([
      { key: `${days(5)}-0`, state, who: '周思远', at: days(5), notes },
    ]);
  });
});

it.each<[PackageStatus['holder'], Message]>([
  [{ who: 'me' }, message('detail.mend-title', { items: 2 })],
  [{ who: 'platform' }, message('detail.mend-title-platform', { items: 2 })],
  [{ who: 'colleague', name: '李敏' }, message('detail.mend-title-by', { name: '李敏', items: 2 })],
  [{ who: 'nobody' }, message('detail.mend-title-by', { name: '', items: 2 })],
])('the heading of returned documents is for %o: %o', (holder, title) => {
  expect(mendTitle(standing({ holder }), 2)).toEqual(title);
});
