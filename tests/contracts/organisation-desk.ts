import { describe, expect, it } from 'vitest';
import { kindOf } from './fault-kind.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

/** Contract of the desk that changes a company's inner organisations, for every transport. */
export function organisationDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('shows the organisations, their people and the log', async () =>
      as('tangyishan', async ({ organising }) => {
        expect(organising.isOffered).toBe(true);
        const { mayChange, organisations, people, changes } = await organising.organisations();
        expect([mayChange, organisations.length, changes]).toEqual([true, 5, []]);
        expect(organisations[1]).toEqual({
          id: 'IO-ZH11',
          code: 'ZH0101',
          name: '江北项目部钢筋班组',
          parentId: 'IO-ZH1',
          stopped: false,
          version: 0,
          memberCount: 0,
        });
        expect(people).toEqual([
          {
            userId: 'U-moyunchi',
            personName: '莫云迟',
            mobile: expect.stringMatching(/^140\*+\d{4}$/u),
            institution: '江北项目部',
            organisationId: 'IO-ZH1',
            mayPlace: true,
          },
        ]);
      }));

    it('makes, renames, moves, stops and reopens an organisation, and logs each change', async () =>
      as('tangyishan', async ({ organising }) => {
        const made = await organising.create({ code: 'ZH05', name: '物资调配中心', parentId: '' });
        expect(made).toEqual({ done: true, now: expect.stringMatching(/^IO-/u) });
        const organisationId = made.done ? made.now : '';
        const done = { done: true, now: organisationId };
        expect(await organising.rename({ organisationId, version: 1 }, '物资中心')).toEqual(done);
        expect(await organising.move({ organisationId, version: 2 }, 'IO-ZH1')).toEqual(done);
        expect(await organising.close({ organisationId, version: 3 })).toEqual(done);
        expect(await organising.reopen({ organisationId, version: 4 })).toEqual(done);
        const { organisations, changes } = await organising.organisations();
        expect(organisations.find(({ id }) => id === organisationId)).toEqual({
          id: organisationId,
          code: 'ZH05',
          name: '物资中心',
          parentId: 'IO-ZH1',
          stopped: false,
          version: 5,
          memberCount: 0,
        });
        expect(changes.map(({ event, by }) => `${event} ${by}`)).toEqual([
          'reopened 唐亦山',
          'stopped 唐亦山',
          'moved 唐亦山',
          'renamed 唐亦山',
          'made 唐亦山',
        ]);
      }));

    it('puts a person into another organisation, and takes them out', async () =>
      as('tangyishan', async ({ organising }) => {
        expect(await organising.place('U-moyunchi', 'IO-ZH1', 'IO-ZH2')).toEqual({ done: true, now: 'IO-ZH2' });
        expect(await organising.place('U-moyunchi', 'IO-ZH2', '')).toEqual({ done: true, now: '' });
        expect((await organising.organisations()).people).toMatchObject([{ organisationId: '' }]);
      }));

    it('says why it changes nothing', async () =>
      as('tangyishan', async ({ organising }) => {
        const read = (organisationId: string) => ({ organisationId, version: 0 });
        expect(await organising.create({ code: 'zh01', name: '', parentId: 'IO-ZH4' })).toEqual({
          done: false,
          because: 'refused',
          problems: { code: 'taken', name: 'missing', parentId: 'stopped' },
        });
        expect(await organising.move(read('IO-ZH1'), 'IO-ZH11')).toEqual({
          done: false,
          because: 'refused',
          problems: { parentId: 'below-itself' },
        });
        const refused = (because: string) => ({ done: false, because });
        expect(await organising.rename({ organisationId: 'IO-ZH1', version: 1 }, '新')).toEqual(refused('changed'));
        expect(await organising.close(read('IO-ZH2'))).toEqual(refused('holds'));
        expect(await organising.close(read('IO-ZH1'))).toEqual(refused('children'));
        expect(await organising.reopen(read('IO-ZH1'))).toEqual(refused('working'));
        expect(await organising.close(read('IO-1'))).toEqual(refused('gone'));
        expect(await organising.place('U-jiyuanzhou', '', 'IO-ZH1')).toEqual(refused('own-people'));
        expect(await organising.place('U-tangyishan', '', 'IO-ZH1')).toEqual(refused('oneself'));
      }));

    it('shows the log to a director, who changes nothing', async () =>
      as('jiyuanzhou', async ({ organising }) => {
        expect(await organising.organisations()).toMatchObject({ mayChange: false, people: [] });
        expect(await organising.close({ organisationId: 'IO-ZH3', version: 0 })).toEqual({
          done: false,
          because: 'not-permitted',
        });
      }));

    it.each(['zhousiyuan', 'moyunchi'])(
      'refuses %s, whose company is no group or who is of an institution',
      async (who) =>
        as(who, async ({ organising }) => expect(await kindOf(organising.organisations())).toBe('forbidden')),
    );
  });
}
