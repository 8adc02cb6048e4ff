import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../src/domain/evidence/materials/progress.ts';
import type { PackageStatus } from '../../../../src/domain/evidence/materials/package-status.ts';
import {
  deadlineWords,
  statusLine,
  statusSentences,
} from '../../../../src/presentation/evidence/shared/status-words.ts';
import { message, word, type Message } from '../../../../src/words/catalogue.ts';
import { en, zhCN } from '../../../../features/support/every-word.ts';

const standing = (wish: Partial<PackageStatus> = {}): PackageStatus => ({
  holder: { who: 'nobody' },
  stage: 'ended',
  since: Date.UTC(2026, 10, 20, 4),
  until: undefined,
  call: undefined,
  task: undefined,
  today: '2026-11-21',
  ...wish,
});
const facts = {
  given: { there: 3, required: 4 },
  book: 'credit' as const,
  funderName: '长屿银行',
  changeGranted: false,
};
const ending = (action: LogEntry['action'], detail = ''): LogEntry => ({
  at: Date.UTC(2026, 10, 20, 4),
  action,
  actorName: '周思远',
  side: 'CORP',
  detail,
  returned: [],
  corrected: [],
});
const read = (wish: Partial<PackageStatus>, last?: LogEntry) =>
  statusSentences(standing(wish), facts, { items: 0, phone: '40000-95533', ending: last }).map((each) => [
    word(zhCN, each),
    word(en, each),
  ]);

describe('a package that has ended', () => {
  it.each<readonly [LogEntry, string, string]>([
    [
      ending('discarded'),
      '周思远于 2026-11-20 作废了这个资料包，其中的应收账款可以重新选择。',
      '周思远 discarded this package on 20 Nov 2026. Its receivables can be selected again.',
    ],
    [
      ending('lapsed'),
      '90 天没有人处理，资料包已于 2026-11-20 自动失效，其中的应收账款可以重新选择。',
      'Nobody worked on this package for 90 days, and it lapsed on 20 Nov 2026. Its receivables can be selected again.',
    ],
    [
      ending('cancelled', '合同已解除。'),
      '业务已于 2026-11-20 取消，原因：合同已解除。资料包已失效，其中的应收账款可以重新选择。',
      'The business was cancelled on 20 Nov 2026; reason: 合同已解除. This package is closed. Its receivables can be selected again.',
    ],
    [
      ending('declined', '付款方额度已用完'),
      '长屿银行于 2026-11-20 决定不放款，原因：付款方额度已用完。资料包已失效，其中的应收账款可以重新选择。',
      '长屿银行 decided not to pay out on 20 Nov 2026; reason: 付款方额度已用完. This package is closed. Its receivables can be selected again.',
    ],
  ])('shows who ended it, when and why', (last, chinese, english) => {
    expect(read({}, last)).toEqual([[chinese, english]]);
  });

  it('shows only what is known', () => {
    expect(read({})).toEqual([['资料包已失效，不用再处理。', 'This package is closed; there is nothing left to do.']]);
    expect(read({}, ending('cancelled'))[0]?.[0]).toBe(
      '业务已于 2026-11-20 取消。资料包已失效，其中的应收账款可以重新选择。',
    );
  });
});

describe('a row of the list', () => {
  const line = (wish: Partial<PackageStatus>) => word(zhCN, statusLine(standing(wish), facts, 1));

  it('shows the year of a day in another year', () => {
    const since = Date.UTC(2026, 10, 20, 4);
    expect(line({ stage: 'returned', holder: { who: 'me' }, since })).toBe('等您修改 1 项 · 11-20 退回');
    expect(line({ stage: 'returned', holder: { who: 'me' }, since, today: '2027-02-03' })).toBe(
      '等您修改 1 项 · 2026-11-20 退回',
    );
    const late = { kind: 'answer', expected: { day: '2026-11-24', about: false }, late: { workingDays: 12 } } as const;
    expect(line({ stage: 'first-review', until: late, call: 'late', today: '2027-02-03' })).toBe(
      '平台初审 · 应于 2026-11-24 完成，已超 12 个工作日',
    );
  });

  it('shows the number once returned of a package under correction, not the number left', () => {
    expect(line({ stage: 'correcting', holder: { who: 'me' }, since: Date.UTC(2026, 10, 20, 4) })).toBe(
      '等您重新提交 · 退回过 1 项 · 11-20 开始修改',
    );
    expect(line({ stage: 'correcting', holder: { who: 'colleague', name: '李敏' } })).toBe(
      '李敏修改中 · 退回过 1 项 · 11-20 起',
    );
  });

  it('shows that an overdue letter was returned, and when', () => {
    const returned = {
      ...facts,
      overdue: { due: '2026-11-09', letter: 'returned', letterAt: Date.UTC(2026, 10, 20, 4) },
    } as const;
    const said = (who: 'me' | 'colleague') =>
      word(
        zhCN,
        statusLine(standing({ stage: 'overdue', holder: who === 'me' ? { who } : { who, name: '' } }), returned, 0),
      );
    expect([said('me'), said('colleague')]).toEqual([
      '已逾期 · 说明函被退回，等您重新上传 · 11-20 退回',
      '已逾期 · 说明函被退回 · 11-20 退回',
    ]);
  });

  it('describes a complete draft like the draft’s own page', () => {
    const whole = { ...facts, given: { there: 4, required: 4 } };
    const mine = standing({ stage: 'assembling', holder: { who: 'me' } });
    expect(word(zhCN, statusLine(mine, whole, 0))).toBe('等您核对提交 · 必交 4 项都已上传');
    expect(statusSentences(mine, whole, { items: 0, phone: '' }).map((each) => word(zhCN, each))).toEqual([
      '等您核对提交，必交 4 项都已上传。',
    ]);
  });

  it('shows for which colleague the user would continue, like the package page', () => {
    const mine = { who: 'me', actsFor: '李敏' } as const;
    expect(line({ stage: 'returned', holder: mine })).toBe('等您修改 1 项（代李敏） · 11-20 退回');
    expect(line({ stage: 'correcting', holder: mine })).toBe('等您重新提交（代李敏） · 退回过 1 项 · 11-20 开始修改');
    expect(line({ stage: 'assembling', holder: mine })).toBe('等您完善（代李敏） · 必交 3/4 项已上传');
    expect(
      statusSentences(standing({ stage: 'returned', holder: mine }), facts, { items: 1, phone: '' }).map((each) =>
        word(zhCN, each),
      ),
    ).toEqual(['等您修改 1 项。', '由李敏经办，现由您代办。']);
  });

  it('shows that a draft is about to lapse', () => {
    expect(line({ stage: 'assembling', holder: { who: 'me' }, until: { kind: 'lapse', day: '2026-12-01' } })).toBe(
      '等您完善 · 必交 3/4 项已上传 · 12-01 后自动失效',
    );
    expect(line({ stage: 'assembling', holder: { who: 'me' } })).toBe('等您完善 · 必交 3/4 项已上传');
  });
});

describe('the status of a package', () => {
  const [me, colleague, platform] = [{ who: 'me' }, { who: 'colleague', name: '李敏' }, { who: 'platform' }] as const;
  const since = '2026-11-20';
  const today = '2026-11-21';
  const [expected, about] = [
    { kind: 'answer', expected: { day: '2026-11-24', about: false }, late: undefined },
    { kind: 'answer', expected: { day: '2026-11-24', about: true }, late: undefined },
  ] as const;
  const late = { ...expected, late: { workingDays: 2 } } as const;
  const counted = { there: 3, required: 4 };

  it.each<[Partial<PackageStatus>, Message]>([
    [
      { stage: 'assembling', holder: me },
      message('package-status.line-mine-assembling', { actsFor: '', ...counted, lapse: undefined, today }),
    ],
    [
      { stage: 'assembling', holder: colleague, until: { kind: 'lapse', day: '2026-12-01' } },
      message('package-status.line-theirs-assembling', { name: '李敏', ...counted, lapse: '2026-12-01', today }),
    ],
    [
      { stage: 'returned', holder: me },
      message('package-status.line-mine-returned', { actsFor: '', items: 2, since, today }),
    ],
    [
      { stage: 'returned', holder: colleague },
      message('package-status.line-theirs-returned', { name: '李敏', items: 2, since, today }),
    ],
    [
      { stage: 'correcting', holder: me },
      message('package-status.line-mine-correcting', { actsFor: '', items: 2, since, today }),
    ],
    [
      { stage: 'correcting', holder: colleague },
      message('package-status.line-theirs-correcting', { name: '李敏', items: 2, since, today }),
    ],
    [
      { stage: 'funding' },
      message('package-status.line-funding', { act: 'pays-out', funder: '长屿银行', since, today }),
    ],
    [{ stage: 'funded' }, message('package-status.line-funded', { act: 'pays-out', since, today })],
    [{ stage: 'handed-in' }, message('package-status.line-since', { stage: 'handed-in', since, today })],
    [
      { stage: 'ended', since: undefined },
      message('package-status.line-since', { stage: 'ended', since: undefined, today }),
    ],
    [{ stage: 'unknown' }, message('package-status.line-unknown')],
    [
      { stage: 'first-review', holder: platform },
      message('package-status.line-platform', { stage: 'first-review', until: undefined, about: false, since, today }),
    ],
    [
      { stage: 'first-review', holder: platform, until: about },
      message('package-status.line-platform', {
        stage: 'first-review',
        until: '2026-11-24',
        about: true,
        since,
        today,
      }),
    ],
    [
      { stage: 'first-review', holder: platform, until: late },
      message('package-status.line-late', { stage: 'first-review', due: '2026-11-24', days: 2, today }),
    ],
  ])('is one line of the list: %o', (wish, line) => {
    expect(statusLine(standing(wish), facts, 2)).toEqual(line);
  });

  it.each<[Partial<PackageStatus>, readonly Message[]]>([
    [
      {
        stage: 'assembling',
        holder: me,
        until: { kind: 'answer-if-today', expected: { day: '2026-11-24', about: true } },
      },
      [
        message('package-status.mine-assembling', counted),
        message('package-status.if-today', { until: '2026-11-24', about: true }),
      ],
    ],
    [
      { stage: 'assembling', holder: colleague, until: { kind: 'lapse', day: '2026-12-01' } },
      [
        message('package-status.theirs-assembling', { name: '李敏', ...counted }),
        message('package-status.lapse', { day: '2026-12-01' }),
      ],
    ],
    [{ stage: 'returned', holder: me }, [message('package-status.mine-returned', { items: 2 })]],
    [{ stage: 'returned', holder: colleague }, [message('package-status.theirs-returned', { name: '李敏', items: 2 })]],
    [{ stage: 'correcting', holder: me }, [message('package-status.mine-correcting', { items: 2, beside: 0 })]],
    [{ stage: 'correcting', holder: colleague }, [message('package-status.theirs-correcting', { name: '李敏' })]],
    [{ stage: 'funding' }, [message('package-status.funding', { act: 'pays-out', funder: '长屿银行', since, today })]],
    [{ stage: 'funded' }, [message('package-status.funded', { act: 'pays-out', funder: '长屿银行', on: since })]],
    [{ stage: 'handed-in' }, [message('package-status.handed-in')]],
    [{ stage: 'unknown', call: 'unknown' }, [message('package-status.unknown', { phone: '40000-95533' })]],
    [
      { stage: 'first-review', holder: platform, until: expected },
      [message('package-status.platform', { stage: 'first-review', until: '2026-11-24', about: false, since, today })],
    ],
    [
      { stage: 'first-review', holder: platform },
      [message('package-status.platform', { stage: 'first-review', until: undefined, about: false, since, today })],
    ],
    [
      { stage: 'first-review', holder: platform, until: late, call: 'late' },
      [
        message('package-status.late', { stage: 'first-review', due: '2026-11-24', days: 2, since, today }),
        message('package-status.late-call', { phone: '40000-95533' }),
      ],
    ],
  ])('is shown in sentences: %o', (wish, sentences) => {
    expect(statusSentences(standing(wish), facts, { items: 2, phone: '40000-95533' })).toEqual(sentences);
  });

  it.each<[PackageStatus['until'], readonly Message[]]>([
    [undefined, []],
    [expected, [message('package-status.until', { until: '2026-11-24', about: false })]],
    [late, [message('package-status.due', { due: '2026-11-24', days: 2 })]],
    [{ kind: 'lapse', day: '2026-12-01' }, [message('package-status.lapse', { day: '2026-12-01' })]],
  ])('has the deadline %o', (until, words) => {
    expect(deadlineWords(until)).toEqual(words);
  });

  it('treats uncounted materials as unknown', () => {
    expect(
      statusSentences(
        standing({ stage: 'assembling', holder: me }),
        { given: undefined, changeGranted: false, book: 'credit' as const, funderName: '' },
        { items: 0, phone: '' },
      ),
    ).toEqual([message('package-status.mine-assembling', { there: undefined, required: undefined })]);
  });
});

describe.each([
  [
    'credit',
    '等待长屿银行放款',
    '已放款',
    '长屿银行已于 2026-11-20 放款。',
    'Paid out',
    'waiting for 长屿银行 to pay out.',
  ],
  [
    'guarantee',
    '等待长屿银行开立保函',
    '已开立保函',
    '长屿银行已于 2026-11-20 开立保函。',
    'Guarantee issued',
    'waiting for 长屿银行 to issue the guarantee.',
  ],
  [
    'bab',
    '等待长屿银行承兑',
    '已承兑',
    '长屿银行已于 2026-11-20 承兑。',
    'Bill accepted',
    'waiting for 长屿银行 to accept the bill.',
  ],
] as const)('the funder’s step in the book %s', (book, waits, done, sentence, englishDone, englishWaits) => {
  const since = Date.parse('2026-11-20T02:00:00Z');
  const at = (stage: PackageStatus['stage']): PackageStatus => ({
    holder: { who: 'nobody' },
    stage,
    since,
    until: undefined,
    call: undefined,
    task: undefined,
    today: '2026-11-21',
  });
  const evidence = { book, given: undefined, changeGranted: false, funderName: '长屿银行' } as const;
  const parts = { items: 0, phone: '' };

  it('is named in the list and on its page, before and after', () => {
    expect(word(zhCN, statusLine(at('funding'), evidence, 0))).toMatch(new RegExp(`^${waits} `));
    expect(word(zhCN, statusLine(at('funded'), evidence, 0))).toMatch(new RegExp(`^${done} `));
    expect(statusSentences(at('funded'), evidence, parts).map((each) => word(zhCN, each))).toEqual([sentence]);
    expect(word(en, statusLine(at('funded'), evidence, 0))).toMatch(new RegExp(`^${englishDone} `));
    expect(
      statusSentences(at('funding'), evidence, parts)
        .map((each) => word(en, each))
        .join(' '),
    ).toContain(englishWaits);
  });

  it('is named when the funder declines', () => {
    const declined = {
      at: since,
      action: 'declined',
      actorName: '',
      side: 'PLATFORM',
      detail: '额度已用完',
      returned: [],
      corrected: [],
    } as const;
    expect(
      statusSentences(at('ended'), evidence, { ...parts, ending: declined })
        .map((each) => word(zhCN, each))
        .join(''),
    ).toContain(`决定不${waits.replace('等待长屿银行', '')}，原因：额度已用完`);
  });
});

it.each([
  [0, 0, '等您完善'],
  [4, 4, '等您核对提交'],
  [3, 4, '等您完善'],
])(
  'a package with %i of %i required materials shows its next step, and one without required materials is never ready',
  (there, required, words) => {
    expect(
      word(
        zhCN,
        message('package-status.line-mine-assembling', {
          actsFor: '',
          there,
          required,
          lapse: undefined,
          today: '2026-11-22',
        }),
      ),
    ).toMatch(new RegExp(`^${words}`));
  },
);
