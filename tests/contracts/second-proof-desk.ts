import { describe, expect, it } from 'vitest';
import type { Store } from '../../server/core/store.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { eventually } from '../../features/support/until.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import type { Desks } from '../builders/desks.ts';

type Opened = { readonly device: () => Desks; readonly close: () => Promise<void> };

/** Contract of the desk for the second step, for every transport. A trusted browser keeps its token. */
export function secondProofDeskContract(name: string, open: (store: Store) => Promise<Opened>): void {
  const credentials = { userName: 'lujinghang', password: demoPassword, captcha: undefined, proof: undefined };

  describe(name, () => {
    it('accepts the code once after the password, and trusts the browser on request', async () => {
      const store = new MemoryStore();
      const { device, close } = await open(store);
      try {
        const { signIn, secondProof } = device();
        expect(await secondProof.askCode()).toEqual({ sent: false, because: 'over' });
        expect(await signIn.signIn(credentials)).toMatchObject({
          signedIn: false,
          because: 'second-proof',
          ways: 'SMS',
          mobile: expect.stringMatching(/^140\*{4}\d{4}$/) as unknown,
        });
        expect(await secondProof.askCode()).toEqual({ sent: true, resendAfter: 60 });
        expect(await secondProof.askCode()).toMatchObject({ sent: false, because: 'too-soon' });
        await eventually('the message is sent', async () => (await sentTexts(store)).length > 0);
        const code = /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
        expect(await secondProof.prove({ code: code === '000000' ? '000001' : '000000', trust: true })).toEqual({
          signedIn: false,
          because: 'refused',
        });
        expect(await secondProof.prove({ code, trust: true })).toEqual({ signedIn: true });
        expect(await secondProof.prove({ code, trust: true })).toEqual({ signedIn: false, because: 'over' });
        expect(await signIn.signIn(credentials)).toEqual({ signedIn: true });
        expect(await device().signIn.signIn(credentials)).toMatchObject({ because: 'second-proof' });
      } finally {
        await close();
      }
    });
  });
}
