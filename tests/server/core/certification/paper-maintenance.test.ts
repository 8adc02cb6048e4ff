import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { paperSource } from '../../../../server/core/certification/paper-messages.ts';
import type { CertificationForm } from '../../../../src/domain/certification/shared/certification-form.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { addDays, shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { reminderStepAt } from '../../../../src/domain/calendar/reminders.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-21T02:00:00Z');
let store: MemoryStore;
let clock: ManualClock;
let backEnd: BackEnd;

const told = async (userName: string) =>
  store.transaction(async ({ users, messages }) =>
    (await messages.of((await users.byName(userName))?.userId ?? '', 0, 500))
      .filter(({ source }) => source === paperSource)
      .map(({ kind, values, settledAt }) => [kind, Number(values['days']), settledAt === undefined]),
  );
const licence = async (pkCorp: string, days: number) =>
  store.transaction(async ({ companies }) => {
    const company = await companies.lock(pkCorp);
    if (company) await companies.save({ ...company, licenceUntil: addDays(shanghaiDate(clock.now()), days) });
  });
/** Two servers run the scheduled check concurrently, and again. */
const look = async (): Promise<void> => {
  await Promise.all([backEnd.maintainPapers(), backEnd.maintainPapers()]);
  await backEnd.maintainPapers();
};

beforeEach(async () => {
  [store, clock] = [new MemoryStore(), new ManualClock(start)];
  backEnd = await demoBackEnd(store, testSecret, { clock });
});

describe('expiring papers', () => {
  it('have one reminder at each step, which is settled once they have expired', async () => {
    await licence('C-CHENGYE', 62);
    const days: number[] = [];
    for (let passed = 0; passed <= 64; passed += 1) {
      await look();
      const own = (await told('heqinghe')).filter(([kind]) => kind === 'licence');
      if (own.length > days.length) days.push(Number(own[0]?.[1]));
      expect(own.filter(([, , waits]) => waits)).toHaveLength(passed < 2 || passed > 62 ? 0 : 1);
      clock.advance(day);
    }
    expect(days).toEqual([60, 30, 14, 7, 1]);
  });

  it('have a reminder with the days left when a step was missed, and a new one for a new day', async () => {
    await licence('C-CHENGYE', 20);
    await look();
    await licence('C-CHENGYE', 40);
    clock.advance(day);
    await look();
    expect((await told('heqinghe')).filter(([kind]) => kind === 'licence')).toEqual([
      ['licence', 39, true],
      ['licence', 20, false],
    ]);
  });

  it('remind nobody of another company, and nobody who may not replace them', async () => {
    await licence('C-CHENGYE', 20);
    await look();
    expect((await told('lujinghang')).filter(([kind]) => kind === 'licence')).toEqual([]);
    expect((await told('zhousiyuan')).filter(([kind]) => kind === 'licence')).toEqual([]);
  });

  it('remind all who may replace them in any of their roles, except accounts of institutions', async () => {
    await store.transaction(async ({ users }) => {
      const [li, stranger] = [await users.byName('limin'), await users.byName('linzhixia-hengduo')];
      if (li && stranger) await users.save({ ...stranger, roles: li.roles });
    });
    await licence('C-YANZHOU', 20);
    await look();
    const who = ['zhousiyuan', 'limin', 'linzhixia', 'guyunzhou', 'shenruogu', 'linzhixia-hengduo'];
    const readers: string[] = [];
    for (const each of who) if ((await told(each)).some(([kind]) => kind === 'licence')) readers.push(each);
    expect(readers).toEqual(['zhousiyuan', 'limin', 'linzhixia']);
  });

  it.each<[string, Partial<CertificationForm>, readonly unknown[]]>([
    [
      'the legal representative’s and the agent’s',
      {},
      [
        ['legal-id', 20, '叶守山'],
        ['agent-id', 10, '叶知秋'],
      ],
    ],
    ['no agent’s where the legal representative applies', { isLegalApply: true }, [['legal-id', 20, '叶守山']]],
    ['none that holds for good', { legalIdUntil: '长期', agentIdUntil: '长期' }, []],
    ['none whose end nobody knows', { legalIdUntil: '', agentIdUntil: '' }, []],
  ])('include the identity cards of the certification: %s', async (_what, more, expected) => {
    const until = (days: number): string => addDays(shanghaiDate(start), days);
    await store.transaction(async ({ realNames }) => {
      const kept = await realNames.find('C-YANZHOU');
      if (!kept) throw new Error('There is no form');
      await realNames.save({
        ...kept,
        pkCorp: 'C-CHENGYE',
        certified: {
          form: {
            ...kept.form,
            isLegalApply: false,
            legalName: '叶守山',
            legalIdUntil: until(20),
            agentName: '叶知秋',
            agentIdUntil: until(10),
            ...more,
          },
          slots: [],
          at: start,
        },
      });
    });
    await look();
    const own = await store.transaction(async ({ messages }) =>
      (await messages.of('U-heqinghe', 0, 50))
        .filter(({ source, kind }) => source === paperSource && kind.endsWith('-id'))
        .map(({ kind, values }) => [kind, Number(values['days']), values['of']]),
    );
    expect(own.toSorted((a, b) => Number(b[1]) - Number(a[1]))).toEqual(expected);
  });

  it.each<[string, Partial<CertificationForm>, readonly unknown[]]>([
    [
      'of an agent and of a branch',
      { isBranch: true },
      [
        ['upper-letter', 20, '北屿'],
        ['entrustment', 10, '叶知秋'],
      ],
    ],
    ['of no agent where there is none', { isBranch: true, isLegalApply: true }, [['upper-letter', 20, '北屿']]],
    ['of no upper entity of a company', {}, [['entrustment', 10, '叶知秋']]],
    ['that were handed in before their end was asked for', { entrustUntil: '' }, []],
  ])('include the letters of the certification: %s', async (_what, more, expected) => {
    const until = (days: number): string => addDays(shanghaiDate(start), days);
    await store.transaction(async ({ realNames }) => {
      const kept = await realNames.find('C-YANZHOU');
      if (!kept) throw new Error('There is no form');
      await realNames.save({
        ...kept,
        pkCorp: 'C-CHENGYE',
        certified: {
          form: {
            ...kept.form,
            isLegalApply: false,
            legalIdUntil: '',
            agentIdUntil: '',
            agentName: '叶知秋',
            upperName: '北屿',
            entrustUntil: until(10),
            upperLetterUntil: until(20),
            ...more,
          },
          slots: [],
          at: start,
        },
      });
    });
    await look();
    const own = await store.transaction(async ({ messages }) =>
      (await messages.of('U-heqinghe', 0, 50))
        .filter(({ source, kind }) => source === paperSource && (kind === 'entrustment' || kind === 'upper-letter'))
        .map(({ kind, values }) => [kind, Number(values['days']), values['of']]),
    );
    expect(own.toSorted((a, b) => Number(b[1]) - Number(a[1]))).toEqual(expected);
  });

  it('include letters of authorisation while they are valid and the company uses them', async () => {
    const letter = (id: string, wish: object = {}) => ({
      id,
      personName: `${id} 某`,
      organisationId: 'O-1',
      products: ['CREDIT'] as const,
      from: '2026-01-01',
      until: addDays(shanghaiDate(start), 10),
      withdrawnOn: '',
      ...wish,
    });
    const group = {
      pkCorp: 'C-CHENGYE',
      innerOrganisationsOn: true,
      authorisationsOn: true,
      organisations: [],
      authorisations: [
        letter('A-1'),
        letter('A-2', { withdrawnOn: '2026-11-01' }),
        letter('A-3', { until: '2028-01-01' }),
        letter('A-4', { unconfirmed: 'waiting' }),
        letter('A-5', { unconfirmed: 'declined' }),
      ],
    };
    await store.transaction(async ({ groups }) => groups.save(group));
    await look();
    const own = async () => (await told('heqinghe')).filter(([kind]) => kind === 'authorisation');
    expect(await own()).toEqual([['authorisation', 10, true]]);
    await store.transaction(async ({ groups }) =>
      groups.save({ ...group, authorisations: [letter('A-1', { withdrawnOn: '2026-11-22' })] }),
    );
    clock.advance(day);
    await look();
    expect(await own()).toEqual([['authorisation', 10, false]]);
  });

  it('are settled one by one, even when others expire on the same day', async () => {
    const letter = {
      id: 'A-1',
      personName: '某',
      organisationId: 'O-1',
      products: ['CREDIT'] as const,
      from: '2026-01-01',
      until: addDays(shanghaiDate(start), 10),
      withdrawnOn: '',
    };
    const group = { pkCorp: 'C-CHENGYE', innerOrganisationsOn: true, authorisationsOn: true, organisations: [] };
    await store.transaction(async ({ groups }) => groups.save({ ...group, authorisations: [letter] }));
    await licence('C-CHENGYE', 10);
    await look();
    const own = async () =>
      (await told('heqinghe'))
        .filter(([kind]) => kind === 'authorisation' || kind === 'licence')
        .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    expect(await own()).toEqual([
      ['authorisation', 10, true],
      ['licence', 10, true],
    ]);
    await store.transaction(async ({ groups }) =>
      groups.save({ ...group, authorisations: [{ ...letter, withdrawnOn: '2026-11-22' }] }),
    );
    clock.advance(day);
    await look();
    expect(await own()).toEqual([
      ['authorisation', 10, false],
      ['licence', 10, true],
    ]);
  });
});

describe('the step of a reminder', () => {
  it.each([
    [61, undefined],
    [60, 60],
    [31, 60],
    [30, 30],
    [15, 30],
    [14, 14],
    [8, 14],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 1],
    [-1, undefined],
  ])('with %s days left is %s', (left, step) => {
    expect(reminderStepAt(left)).toBe(step);
  });
});
