import { describe, expect, it } from 'vitest';
import { sentMails } from '../../server/core/sandbox/sandbox-mails.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

const password = 'Huiyu#2026';
const address = 'zhou@yanzhou.example';

/** Contract of the desk for the account's mail address, for every transport. Each test has its own back end. */
export function mailDeskContract(
  name: string,
  open: (store: Store) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function given(work: (desks: Desks, store: Store) => Promise<void>): Promise<void> {
    const store = new MemoryStore();
    const { device, close } = await open(store);
    try {
      await work(device(), store);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('sends a code to an address, and confirms the address by it', async () =>
      given(async (desks, store) => {
        await signIn(desks, 'zhousiyuan');
        const { mail, account } = desks;
        expect([mail.isOffered, await mail.ownMail()]).toEqual([
          true,
          { canSend: true, address: '', since: undefined },
        ]);
        expect(await mail.askCode('nobody', password)).toEqual({ sent: false, because: 'no-address' });
        expect(await mail.askCode(address, 'another one')).toEqual({ sent: false, because: 'wrong' });
        expect(await mail.askCode(address, password)).toEqual({ sent: true, resendAfter: 60 });
        expect(await mail.askCode(address, password)).toMatchObject({ sent: false, because: 'too-soon' });
        expect(await mail.confirm(address, 'wrong')).toBe(false);
        const [sent] = await sentMails(store);
        expect(await mail.confirm(address, /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '')).toBe(true);
        expect(await mail.ownMail()).toMatchObject({
          address: 'z***@yanzhou.example',
          since: expect.any(Number) as unknown,
        });
        expect([await mail.askCode(address, password), await account.reveal('mail')]).toEqual([
          { sent: false, because: 'same' },
          address,
        ]);
        expect([await mail.end('another one'), (await mail.ownMail()).address]).toEqual([
          { ended: false, because: 'wrong' },
          'z***@yanzhou.example',
        ]);
        expect([await mail.end(password), await mail.end(password)]).toEqual([{ ended: true }, { ended: true }]);
        expect([(await mail.ownMail()).address, await kindOf(account.reveal('mail'))]).toEqual(['', 'not-found']);
      }));

    it('refuses calls without a session', async () =>
      given(async ({ mail }) => {
        for (const ask of [
          async () => mail.ownMail(),
          async () => mail.askCode(address, password),
          async () => mail.confirm(address, '123456'),
          async () => mail.end(password),
        ])
          expect(await kindOf(ask())).toBe('not-signed-in');
      }));
  });
}
