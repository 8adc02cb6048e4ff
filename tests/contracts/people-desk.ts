import { describe, expect, it } from 'vitest';
import { eventually } from '../../features/support/until.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import type { People } from '../../src/application/ports/people/people-desk.ts';
import { agreedTexts } from '../../src/domain/agreements/platform-agreements.ts';
import { signIn, type Desks } from '../builders/desks.ts';

const wen = {
  personName: '闻人语',
  mobile: '140 0000 8811',
  idNumber: '330299199003071235',
  roles: ['operator', 'query'],
  institution: '',
} as const;
const join = { idNumber: wen.idNumber, userName: 'wenrenyu', password: 'river lamp 42', agreements: agreedTexts };

/** Contract of the desks for a company's people, for every transport. */
export function peopleDeskContract(
  name: string,
  open: (store: Store) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function withDesks(
    work: (device: () => Desks, code: (messages?: number) => Promise<string>) => Promise<void>,
  ): Promise<void> {
    const store = new MemoryStore();
    const { device, close } = await open(store);
    const code = async (messages = 1): Promise<string> => {
      await eventually('the message is sent', async () => (await sentTexts(store)).length >= messages);
      return /[a-z0-9]{4}(?:-[a-z0-9]{4}){2}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
    };
    try {
      await work(device, code);
    } finally {
      await close();
    }
  }
  const inviting = async (desks: Desks): Promise<People> => {
    const outcome = await desks.people.invite(wen);
    if (!outcome.done) throw new Error(outcome.because);
    return outcome.now;
  };

  describe(name, () => {
    it('lists the people of the company, with more details for its main user', async () =>
      withDesks(async (device) => {
        const [main, colleague] = [device(), device()];
        await signIn(main, 'zhousiyuan');
        const seen = await main.people.people();
        expect([main.people.isOffered, seen.mayManage, seen.sendsTexts, seen.isCore, seen.invitations]).toEqual([
          true,
          true,
          true,
          false,
          [],
        ]);
        expect(seen.people.map(({ personName }) => personName).toSorted()).toEqual(
          ['周思远', '李敏', '顾云舟', '沈若谷', '林知夏', '林知夏'].toSorted(),
        );
        expect(seen.people.find(({ userName }) => userName === 'zhousiyuan')).toMatchObject({
          isMain: true,
          isSelf: true,
          mobile: '140****1001',
          left: undefined,
          roles: [{ code: 'ROLE_CORP_OPERATOR', template: 'operator' }],
        });
        expect(seen.people.find(({ userName }) => userName === 'linzhixia-hengduo')).toMatchObject({
          institution: '衡铎银行宁波分行',
          isMain: false,
        });
        await signIn(colleague, 'limin');
        const less = await colleague.people.people();
        expect([less.mayManage, less.people.length]).toEqual([false, seen.people.length]);
        expect(
          less.people.every(({ mobile, lastSignedIn }) => mobile === undefined && lastSignedIn === undefined),
        ).toBe(true);
        expect(await colleague.people.invite(wen)).toEqual({ done: false, because: 'not-permitted' });
      }));

    it('invites a person, who joins by the code and signs in', async () =>
      withDesks(async (device, code) => {
        const [main, own] = [device(), device()];
        await signIn(main, 'zhousiyuan');
        expect(await main.people.invite({ ...wen, idNumber: '330299199003071234', roles: [] })).toEqual({
          done: false,
          because: 'refused',
          problems: { idNumber: 'check-sign', roles: 'missing' },
        });
        expect((await inviting(main)).invitations).toMatchObject([
          {
            personName: '闻人语',
            mobile: '140****8811',
            state: 'open',
            invitedBy: '周思远',
            roles: [{ template: 'operator' }, { template: 'query' }],
          },
        ]);
        expect(await main.people.invite(wen)).toEqual({ done: false, because: 'invited' });
        const right = await code();
        expect(await own.joining.read('aaaa-bbbb-cccc')).toEqual({ read: false, because: 'unknown' });
        expect(await own.joining.read(right)).toMatchObject({
          read: true,
          invitation: { companyName: '宁波砚舟精密铸造有限公司', institution: '' },
        });
        expect(await own.joining.accept({ ...join, code: right, idNumber: '330299198511171035' })).toEqual({
          joined: false,
          because: 'other-person',
          left: 4,
        });
        expect(await own.joining.accept({ ...join, code: right, userName: 'limin' })).toEqual({
          joined: false,
          because: 'refused',
          problems: { userName: 'taken' },
        });
        expect(
          await own.joining.accept({
            ...join,
            code: right,
            userName: 'ab',
            password: '我叫闻人语今天天气晴朗',
            agreements: [],
          }),
        ).toEqual({
          joined: false,
          because: 'refused',
          problems: { userName: 'form', password: 'holds-name', agreements: 'missing' },
        });
        expect(await own.joining.accept({ ...join, code: right.toUpperCase() })).toEqual({
          joined: true,
          userName: 'wenrenyu',
          companyName: '宁波砚舟精密铸造有限公司',
        });
        expect(await own.joining.accept({ ...join, code: right })).toEqual({ joined: false, because: 'used' });
        expect(
          await own.signIn.signIn({
            userName: 'wenrenyu',
            password: join.password,
            captcha: undefined,
            proof: undefined,
          }),
        ).toEqual({ signedIn: true });
        const after = await main.people.people();
        expect(after.invitations).toEqual([]);
        expect(after.people.find(({ userName }) => userName === 'wenrenyu')).toMatchObject({
          personName: '闻人语',
          roles: [{ code: 'ROLE_CORP_OPERATOR' }, { code: 'CORP_QUERY' }],
          isMain: false,
        });
        expect(await main.people.invite({ ...wen, mobile: '14000008812' })).toEqual({ done: false, because: 'here' });
      }));

    it('changes roles by two people, and removes a person', async () =>
      withDesks(async (device) => {
        const [main, director] = [device(), device()];
        await signIn(main, 'zhousiyuan');
        expect(await main.people.giveRoles('U-limin', ['query', 'operator'], ['ROLE_CORP_OPERATOR'])).toMatchObject({
          done: true,
          now: { proposals: [] },
        });
        expect(await main.people.giveRoles('U-limin', ['query'], ['ROLE_CORP_OPERATOR'])).toEqual({
          done: false,
          because: 'seen',
        });
        expect(await main.people.giveRoles('U-heqinghe', ['query'], [])).toEqual({ done: false, because: 'gone' });
        expect(await main.people.proposeTwoSteps(true)).toMatchObject({
          done: true,
          now: {
            twoStepsFrom: undefined,
            proposals: [{ kind: 'two-steps-on', state: 'open', isOwn: true, mayDecide: false, decided: undefined }],
          },
        });
        const waiting = (await main.people.people()).proposals[0]?.id ?? '';
        expect(await main.people.decide(waiting, true, '')).toEqual({ done: false, because: 'not-permitted' });
        await signIn(director, 'guyunzhou');
        expect(await director.people.decide(waiting, false, '不必')).toMatchObject({
          done: true,
          now: {
            mayManage: false,
            mayConfirm: true,
            proposals: [{ state: 'declined', decided: { by: '顾云舟', reason: '不必' } }],
          },
        });
        expect(await main.people.withdrawProposal(waiting)).toEqual({ done: false, because: 'now' });
        expect(await main.people.workOf('U-shenruogu')).toMatchObject({ packages: 0, certification: false });
        expect(await main.people.haveLeave('U-zhousiyuan', undefined)).toEqual({ done: false, because: 'oneself' });
        const outcome = await main.people.haveLeave('U-shenruogu', undefined);
        expect(outcome.done && outcome.now.people.find(({ userId }) => userId === 'U-shenruogu')?.left).toMatchObject({
          by: '周思远',
          successor: '',
          packages: 0,
        });
      }));

    it('sends another code, and withdraws an invitation', async () =>
      withDesks(async (device, code) => {
        const main = device();
        await signIn(main, 'zhousiyuan');
        const [invitation] = (await inviting(main)).invitations;
        const right = await code();
        expect(await main.people.sendAgain(invitation?.id ?? '')).toMatchObject({ done: false, because: 'too-soon' });
        expect(await main.people.sendAgain('IN-NONE')).toEqual({ done: false, because: 'gone' });
        expect(await main.people.withdraw(invitation?.id ?? '')).toMatchObject({
          done: true,
          now: { invitations: [] },
        });
        expect(await main.people.withdraw(invitation?.id ?? '')).toEqual({ done: false, because: 'now' });
        expect(await device().joining.read(right)).toEqual({ read: false, because: 'withdrawn' });
      }));
  });
}
