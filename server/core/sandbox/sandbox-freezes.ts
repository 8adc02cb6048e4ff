import { decideUnfreeze } from '../entry/unfreeze-requests.ts';
import type { Clock } from '../ports.ts';
import type { UnfreezeRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import type { Store } from '../store.ts';
import { SandboxTexts } from './sandbox-texts.ts';

/** Change of an account; absent fields stay as they are. */
export interface FreezeOrder {
  /** User name of an account that the bank freezes, which ends its sessions. */
  readonly freeze?: string | undefined;
  readonly decide?: { readonly number: string; readonly granted: boolean; readonly answer: string } | undefined;
}

export interface FreezesShown {
  readonly accounts: readonly { readonly userName: string; readonly personName: string; readonly frozen: boolean }[];
  /** The newest first. */
  readonly asked: readonly (Pick<UnfreezeRecord, 'number' | 'reason' | 'state' | 'because' | 'askedAt' | 'answer'> & {
    readonly userName: string;
    readonly personName: string;
  })[];
}

/** Actions of the simulated bank on accounts: freezing them, and deciding on requests to open them. */
export interface SandboxFreezes {
  all(): Promise<FreezesShown>;
  /** Refuses with REQUEST_INVALID, naming the field, an unknown account and a request that is not pending. */
  put(order: FreezeOrder): Promise<void>;
}

const played = { source: '', agent: '' };

export function sandboxFreezes(store: Store, clock: Clock): SandboxFreezes {
  const texts = new SandboxTexts(store, clock);
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const users = await transaction.users.all();
        const accounts: { userName: string; personName: string; frozen: boolean }[] = [];
        const asked: FreezesShown['asked'][number][] = [];
        for (const { userId, userName, personName } of users) {
          accounts.push({ userName, personName, frozen: (await transaction.freezes.find(userId)) !== undefined });
          for (const { number, reason, state, because, askedAt, answer } of await transaction.unfreezes.of(userId))
            asked.push({ number, reason, state, because, askedAt, answer, userName, personName });
        }
        return {
          accounts: accounts.toSorted((a, b) => (a.userName < b.userName ? -1 : 1)),
          asked: asked.toSorted((a, b) => b.askedAt - a.askedAt),
        };
      }),

    put: async ({ freeze, decide }) => {
      const text = await store.transaction(async (transaction) => {
        if (freeze !== undefined) {
          const named = await transaction.users.byName(freeze);
          const user = named && (await transaction.users.lock(named.userId));
          if (!user) throw new Refusal('REQUEST_INVALID', { field: 'freeze' });
          await transaction.freezes.save({ userId: user.userId, frozenAt: clock.now() });
          await transaction.trustedDevices.removeOf(user.userId);
          await transaction.sessions.endOthers(user.userId, '', 'signed-out');
          await transaction.announce([{ userId: user.userId, topic: 'session' }]);
          await recordSecurityEvent(transaction, played, 'account-frozen', user.userId, clock.now());
        }
        if (decide === undefined) return undefined;
        const user = await decideUnfreeze(transaction, { ...decide, now: clock.now() });
        await recordSecurityEvent(
          transaction,
          played,
          decide.granted ? 'unfreeze-granted' : 'unfreeze-declined',
          user.userId,
          clock.now(),
        );
        return {
          mobile: user.mobile,
          text: `解冻申请 ${decide.number} ${decide.granted ? '已通过，账号现在可以登录' : '未通过'}${decide.answer === '' ? '' : `：${decide.answer.replace(/[。.！!]+$/u, '')}`}。`,
        };
      });
      // Sent to the telephone: the user cannot sign in to read it.
      if (text) await texts.send(text);
    },
  };
}
