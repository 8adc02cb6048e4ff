import { beforeEach, describe, expect, it } from 'vitest';
import { paperSource, paperSubject } from '../../../../server/core/certification/paper-messages.ts';
import { remind } from '../../../../server/core/messages/shared/reminders.ts';
import type { Asker } from '../../../builders/asker.ts';
import { at, CertifyingWorld, company, passes, returns } from './certifying.ts';

let world: CertifyingWorld;
let [ye, bai]: Asker[] = [];
beforeEach(async () => {
  world = await CertifyingWorld.made();
  [ye, bai] = [await world.as('yezhiqiu'), await world.colleague()];
});

interface Told {
  readonly title: string;
  readonly content?: string;
  readonly isToDo?: boolean;
}
/** The messages about the certification, the newest first; other messages are left out. */
async function told(asker: Asker | undefined): Promise<readonly (readonly [string, boolean])[]> {
  const all: readonly Told[] = asker ? await world.messages(asker) : [];
  return all
    .filter(({ title }) => title.startsWith('Real-name'))
    .map(({ title, isToDo }) => [title, isToDo === true] as const);
}
const handedIn = async (): Promise<unknown> =>
  ye?.given('submitRealName', { ...(await world.whole(ye)), isOpenCloudCert: 'N' });
const returned = 'Real-name authentication returned: 1 document to correct';
const passed = 'Real-name authentication passed';

describe('the messages about a certification', () => {
  it('tell of a return as a task for the submitter, and as news for colleagues', async () => {
    await handedIn();
    await world.played({ event: 'take' });
    await world.played({ event: 'return', verdicts: returns('LEGAL_PERSON') });
    expect([await told(ye), await told(bai)]).toEqual([[[returned, true]], [[returned, false]]]);
  });

  it('count what was returned', async () => {
    await handedIn();
    await world.played({ event: 'take' });
    const [one, other, ...rest] = passes;
    await world.played({
      event: 'return',
      verdicts: [
        ...[one, other].flatMap((each) => (each ? [{ ...each, result: 'NOPASS' as const, reason: '请重拍' }] : [])),
        ...rest,
      ],
    });
    expect(await told(ye)).toEqual([['Real-name authentication returned: 2 documents to correct', true]]);
  });

  it('tell the submitter and colleagues of the pass, without a task', async () => {
    await handedIn();
    await world.passed();
    expect([await told(ye), await told(bai)]).toEqual([[[passed, false]], [[passed, false]]]);
  });

  it('tell only the submitter of a second review, and of its return as a task', async () => {
    await handedIn();
    await world.passed();
    expect(await world.played({ event: 'leader-revoke', by: 'leader' })).toBeUndefined();
    const kinds = async (userId: string) =>
      world.store.transaction(async ({ messages }) =>
        (await messages.of(userId, 0, 50))
          .filter(({ source }) => source === 'certification')
          .map(({ kind, matter }) => [kind, matter !== undefined]),
      );
    expect(
      new Map([...(await kinds('U-yezhiqiu')), ...(await kinds('U-bainuo'))].map(([kind, asks]) => [kind, asks])),
    ).toEqual(
      new Map([
        ['certified', false],
        ['revoked', false],
      ]),
    );
    expect((await kinds('U-bainuo')).map(([kind]) => kind)).toEqual(['certified']);
    await world.played({ event: 'take', by: 'second-reviewer' });
    await world.played({ event: 'return', by: 'second-reviewer', verdicts: returns('LEGAL_PERSON') });
    expect(new Set((await kinds('U-bainuo')).map(([kind]) => kind)).has('returned')).toBe(false);
  });

  it('name the submitter to the colleagues', async () => {
    await handedIn();
    await world.played({ event: 'take' });
    await world.played({ event: 'return', verdicts: returns('LEGAL_PERSON') });
    const own = await world.store.transaction(async ({ messages }) =>
      (await messages.of('U-bainuo', 0, 50)).map(({ kind, values, matter }) => [kind, values['by'], matter]),
    );
    expect(own).toEqual([['returned-to-colleague', '叶知秋', undefined]]);
    expect(JSON.stringify(await bai?.given('messages', { messageState: 'SENT', messageType: 'ALL' }))).toContain(
      '叶知秋, who submitted it, has to correct what is named',
    );
  });

  it('settle the reminders of expiring papers once other papers have passed', async () => {
    await handedIn();
    await world.store.transaction(async (transaction) =>
      remind(
        transaction,
        {
          readers: [{ userId: 'U-yezhiqiu' }],
          source: paperSource,
          kind: 'licence',
          subject: paperSubject(company, 'licence'),
          values: { days: '7', on: '2026-11-28', of: '' },
        },
        at,
      ),
    );
    const waits = async (): Promise<readonly boolean[]> =>
      world.store.transaction(async ({ messages }) =>
        (await messages.of('U-yezhiqiu', 0, 50))
          .filter(({ source }) => source === paperSource)
          .map(({ settledAt }) => settledAt === undefined),
      );
    await world.played({ event: 'take' });
    await world.played({ event: 'return', verdicts: returns('LEGAL_PERSON') });
    expect(await waits()).toEqual([true]);
    await ye?.given('resubmitRealName', {
      ...(await world.entries(ye, { LEGAL_PERSON: await world.paper(ye) })),
      isOpenCloudCert: 'N',
    });
    await world.passed();
    expect([ye && (await world.stands(ye)).startsWith('AUTH'), await waits()]).toEqual([true, [false]]);
  });

  it.each([
    ['out of an institution', { institution: '衡铎银行' }],
    ['who may not fill it in', { roles: ['CORP_QUERY'] }],
    ['who works there no more', { roles: [] }],
  ])('do not reach a person %s', async (_who, more) => {
    await world.store.transaction(async ({ users }) => {
      const kept = await users.find('U-bainuo');
      if (kept) await users.save({ ...kept, ...more });
    });
    await handedIn();
    await world.passed();
    const own = await world.store.transaction(async ({ messages }) =>
      (await messages.of('U-bainuo', 0, 50)).map(({ kind, source }) => [source, kind]),
    );
    expect([own, (await told(ye)).length]).toEqual([[], 1]);
  });
});
