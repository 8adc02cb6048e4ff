import { describe, expect, it } from 'vitest';
import { agreements } from '../../src/domain/agreements/agreement.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the desk for signed agreements, for every transport. */
export function signedAgreementDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function given(work: (desks: Desks, other: Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      await work(device(), device());
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('lists the signed agreements, and gives their text and file', async () =>
      given(async (desks) => {
        const { protocols } = desks;
        await signIn(desks, 'zhousiyuan');
        expect(protocols.isOffered).toBe(true);
        const listed = await protocols.protocols();
        const policy = listed.find(({ textHash }) => textHash === agreements.CORP_PRIVACY_AGREEMENT.textHash);
        expect(policy).toMatchObject({
          version: 'RT2022V1.0',
          isOwn: true,
          isPlatform: true,
          signedBy: '周思远',
          signedAt: expect.any(Number) as unknown,
          present: {
            version: 'RT2022V1.0',
            isSigned: true,
            publishedAt: agreements.CORP_PRIVACY_AGREEMENT.publishedAt,
          },
        });
        const text = await protocols.text(policy?.id ?? '');
        expect(text).toMatchObject({ title: '隐私政策', version: 'RT2022V1.0', previous: { version: 'RT2021V1.0' } });
        expect(text.sections.length).toBeGreaterThan(3);
        const file = await protocols.file(policy?.id ?? '');
        expect(file.name).toBe('隐私政策 RT2022V1.0.pdf');
        expect(file.address.startsWith('data:application/pdf;base64,')).toBe(true);
      }));

    it('refuses agreements of other people', async () =>
      given(async (desks, other) => {
        await signIn(desks, 'zhousiyuan');
        await signIn(other, 'heqinghe');
        const [first] = await desks.protocols.protocols();
        expect(await kindOf(other.protocols.text(first?.id ?? ''))).toBe('not-found');
        expect(await kindOf(other.protocols.file(first?.id ?? ''))).toBe('not-found');
      }));

    it('gathers all agreements, and counts unseen archives', async () =>
      given(async (desks, other) => {
        await signIn(desks, 'zhousiyuan');
        await signIn(other, 'limin');
        expect([desks.protocols.gathersAll, await desks.protocols.unseenArchives()]).toEqual([true, 0]);
        await desks.protocols.gatherAll();
        await expect.poll(async () => desks.protocols.unseenArchives()).toBe(1);
        const [task] = await desks.downloads.tasks();
        expect(task).toMatchObject({ kind: 'archive', state: { kind: 'complete' } });
        expect(task?.name).toMatch(/\.zip$/);
        expect([await other.protocols.unseenArchives(), await other.downloads.tasks()]).toEqual([0, []]);
        await desks.protocols.markArchivesSeen();
        expect(await desks.protocols.unseenArchives()).toBe(0);
      }));

    it('refuses calls without a session', async () =>
      given(async ({ protocols }) => {
        expect(await kindOf(protocols.protocols())).toBe('not-signed-in');
        for (const asked of [
          protocols.text('X'),
          protocols.gatherAll(),
          protocols.unseenArchives(),
          protocols.markArchivesSeen(),
        ])
          expect(await kindOf(asked)).toBe('not-signed-in');
      }));
  });
}
