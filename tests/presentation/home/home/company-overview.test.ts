import { describe, expect, it } from 'vitest';
import { observable, runInAction } from 'mobx';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { CompanyFacts } from '../../../../src/domain/home/company-facts.ts';
import type { StartStepStatus, StartStep } from '../../../../src/domain/parties/start-list.ts';
import { money } from '../../../../src/domain/money/money.ts';
import {
  CompanyOverview,
  shownSteps,
  type StepView,
} from '../../../../src/presentation/home/shared/company-overview.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const standing = (step: StartStep, more: Partial<StartStepStatus>): StartStepStatus => ({
  step,
  state: 'open',
  holder: 'you',
  by: '',
  at: undefined,
  until: '',
  count: 0,
  after: undefined,
  ...more,
});
const nothing: CompanyFacts = {
  standing: undefined,
  effectiveOn: '',
  licenceUntil: '2026-11-30',
  certificateUntil: '',
  limits: [],
  steps: [
    standing('certification', { state: 'mend', count: 2 }),
    standing('certificate', { after: 'certification' }),
    standing('invoicing', { holder: 'colleague' }),
    standing('agreements', { state: 'done', holder: undefined }),
    standing('package', { state: 'doing' }),
  ],
};
const paths = {
  certification: '/c',
  certificate: '/k',
  agreements: '/a',
  invoicing: '/i',
  package: '/m',
  waiting: '/w',
};

async function over(
  facts: CompanyFacts | PortFault,
  more: { readonly isOffered?: boolean; readonly kept?: Pick<Map<string, string>, 'get' | 'set'> } = {},
) {
  const kept: Pick<Map<string, string>, 'get' | 'set'> = more.kept ?? new Map<string, string>();
  const asked: string[] = [];
  const session = observable(
    { who: { userId: 'U-1' }, faultSeen: () => undefined },
    {},
    { deep: false },
  ) as unknown as SessionStore;
  const overview = new CompanyOverview({
    session,
    preferences: { read: (name) => kept.get(name), write: (name, value) => void kept.set(name, value) },
    desk: {
      isOffered: more.isOffered ?? true,
      facts: async () => {
        asked.push('facts');
        if (facts instanceof PortFault) throw facts;
        return facts;
      },
    },
  });
  await overview.opened();
  return { overview, kept, asked, session };
}

describe('the first steps', () => {
  it('are all listed when few are left, otherwise only the next and the running ones', () => {
    const view = (step: StartStepStatus['step'], more: Partial<StepView> = {}): StepView => ({
      ...standing(step, {}),
      path: undefined,
      isNext: false,
      ...more,
    });
    const few = [
      view('agreements', { state: 'done' }),
      view('certification', { isNext: true }),
      view('invoicing', { holder: 'colleague' }),
      view('package', { holder: 'colleague' }),
    ];
    expect(shownSteps(few).map(({ step }) => step)).toEqual(['certification', 'invoicing', 'package']);
    const many = [
      view('agreements', { isNext: true }),
      view('certification', { state: 'doing' }),
      view('package'),
      view('package', { state: 'mend' }),
    ];
    expect(shownSteps(many).map(({ step, state }) => [step, state])).toEqual([
      ['agreements', many[0]?.state],
      ['certification', 'doing'],
      ['package', 'mend'],
    ]);
  });

  it('link to their places, and mark the next one', async () => {
    const { overview } = await over(nothing);
    expect(overview.steps(paths).map(({ step, path, isNext }) => [step, path, isNext])).toEqual([
      ['certification', '/c', true],
      ['certificate', undefined, false],
      ['invoicing', undefined, false],
      ['agreements', undefined, false],
      ['package', '/w', false],
    ]);
  });

  it('link to making the first package, and to viewing it while others review it', async () => {
    const { overview } = await over({
      ...nothing,
      steps: [standing('certification', { state: 'doing', holder: 'platform' }), standing('package', {})],
    });
    expect(overview.steps(paths).map(({ path, isNext }) => [path, isNext])).toEqual([
      ['/c', false],
      ['/m', true],
    ]);
  });

  it.each([
    [
      'of what the core enterprise has to issue, nowhere',
      { holder: 'core-enterprise', obstacle: 'no-business' },
      undefined,
    ],
    ['of what an agreement keeps, to the products', { holder: 'you', obstacle: 'agreement-unsigned' }, '/p'],
    ['of what a colleague signs, nowhere', { holder: 'colleague', obstacle: 'agreement-unsigned' }, undefined],
  ] as const)('lead %s', async (_where, more, path) => {
    const { overview } = await over({ ...nothing, steps: [standing('package', more)] });
    expect(overview.steps({ ...paths, product: '/p' }).map((each) => each.path)).toEqual([path]);
  });

  it('are hidden on this page even when the browser stores nothing', async () => {
    const { overview } = await over(nothing, { kept: { get: () => undefined, set: () => new Map() } });
    overview.hideSteps();
    expect(overview.steps(paths)).toEqual([]);
  });

  it('disappear when all are done, while the full list stays', async () => {
    const { overview } = await over({
      ...nothing,
      steps: [standing('agreements', { state: 'done', holder: undefined })],
    });
    expect([overview.steps(paths), overview.allSteps(paths)]).toEqual([
      [],
      [{ ...standing('agreements', { state: 'done', holder: undefined }), path: undefined, isNext: false }],
    ]);
  });

  it('are hidden for this user in this browser on request', async () => {
    const { overview, kept, session } = await over(nothing);
    overview.hideSteps();
    expect([overview.steps(paths), (await over(nothing, { kept })).overview.steps(paths)]).toEqual([[], []]);
    runInAction(() => Object.assign(session, { who: { userId: 'U-2' } }));
    overview.hiddenFor = 'U-1';
    expect(overview.isHidden).toBe(false);
  });
});

describe('limits', () => {
  it('show the available part of each, and zero when it is used up', async () => {
    const { overview } = await over({
      ...nothing,
      limits: [
        { funder: 'A', limit: money('80.00'), used: money('20.00'), products: [] },
        { funder: 'B', limit: money('40.00'), used: money('50.00'), products: [] },
        { funder: 'C', limit: money('0.00'), used: money('0.00'), products: [] },
      ],
    });
    expect(overview.limits.map(({ funder, available, availableShare }) => [funder, available, availableShare])).toEqual(
      [
        ['A', '60.00', 0.75],
        ['B', '0.00', 0],
        ['C', '0.00', 0],
      ],
    );
  });
});

describe('the company overview', () => {
  it('is empty when it cannot be loaded', async () => {
    const { overview } = await over(new PortFault('offline', {}));
    expect([overview.warnings(Date.parse('2026-11-21T04:00:00Z')), overview.steps(paths), overview.limits]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('requests nothing when the back end does not offer it', async () => {
    const { overview, asked } = await over(nothing, { isOffered: false });
    await overview.refresh();
    expect([asked, overview.warnings(Date.parse('2026-11-21T04:00:00Z'))]).toEqual([[], []]);
  });

  it('is requested again each time the user is confirmed while it is open', async () => {
    const { overview, asked, session } = await over(nothing);
    const again = (userId: string) => runInAction(() => Object.assign(session, { who: { userId } }));
    again('U-1');
    expect(asked).toHaveLength(2);
    again('U-2');
    overview.left();
    again('U-2');
    expect(asked).toHaveLength(2);
  });

  it('is not requested again for the same user during opening', async () => {
    const { overview, asked, session } = await over(nothing);
    await overview.opened();
    runInAction(() => Object.assign(session, { who: { userId: 'U-1' } }));
    expect(asked).toHaveLength(3);
  });

  it('shows the warnings of the day', async () => {
    const { overview } = await over(nothing);
    expect(overview.warnings(Date.parse('2026-11-21T04:00:00Z'))).toEqual([
      { kind: 'licence', day: '2026-11-30', days: 9 },
    ]);
    expect(overview.warnings(Date.parse('2026-09-01T04:00:00Z'))).toEqual([]);
  });
});
