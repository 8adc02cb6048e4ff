import * as v from 'valibot';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { ReviewStage } from '../../domain/materials/package-machine.ts';
import type { ReviewDecision } from '../../domain/materials/review.ts';
import { accountsAnswer, clockAnswer, packagesAnswer, reviewAnswer, signInAnswer, stageRefusal, type DemoAccount, type QueuedPackage } from './sandbox-answers.ts';
import { sandboxCall } from './sandbox-call.ts';

/** What became of a decision: the package's new state, or that it is another reviewer's turn, or nobody's. */
export type ReviewAnswer =
  | { readonly done: true; readonly state: string }
  | { readonly done: false; readonly state: string; readonly current: ReviewStage | undefined };

/** The sandbox as its server tells it. Everything rejects with a `PortFault`. */
export interface SandboxApi {
  packages(signal?: AbortSignal): Promise<readonly QueuedPackage[]>;
  review(docDatumId: string, decision: ReviewDecision): Promise<ReviewAnswer>;
  accounts(signal?: AbortSignal): Promise<readonly DemoAccount[]>;
  /** Answers where the portal begins for that account. */
  signIn(account: string, role: string): Promise<string>;
  /** The portal's time, in milliseconds. */
  clock(): Promise<number>;
  moveClock(to: { readonly now: number } | { readonly advance: number }): Promise<number>;
  reset(): Promise<void>;
}

/** @param locale the language in use, which may change while the console stands */
export function fetchingSandboxApi(locale: () => string, fetched: typeof fetch = (...request) => fetch(...request)): SandboxApi {
  const ask = async <Schema extends v.GenericSchema>(schema: Schema, path: string, signal?: AbortSignal): Promise<v.InferOutput<Schema>> =>
    sandboxCall({ path, locale: locale(), signal }, schema, fetched);
  const post = async <Schema extends v.GenericSchema>(schema: Schema, path: string, body: object): Promise<v.InferOutput<Schema>> =>
    sandboxCall({ path, body, locale: locale() }, schema, fetched);

  return {
    packages: async (signal) => ask(packagesAnswer, '/packages', signal),
    review: async (docDatumId, { as, result, items }) => {
      try {
        const judged = items.map((item) => ({ ...item, docFileId: item.docFileId ?? null }));
        const { state } = await post(reviewAnswer, `/packages/${encodeURIComponent(docDatumId)}/review`, { as, result, items: judged });
        return { done: true, state };
      } catch (thrown) {
        return otherTurn(thrown);
      }
    },
    accounts: async (signal) => ask(accountsAnswer, '/accounts', signal),
    signIn: async (account, role) => (await post(signInAnswer, '/sign-in', { account, role })).homeUrl,
    clock: async () => (await ask(clockAnswer, '/clock')).now,
    moveClock: async (to) => (await post(clockAnswer, '/clock', to)).now,
    reset: async () => void (await post(v.unknown(), '/reset', {})),
  };
}

function otherTurn(thrown: unknown): ReviewAnswer {
  if (thrown instanceof PortFault && thrown.detail.code === 'REVIEW_STAGE') {
    const told = v.safeParse(stageRefusal, thrown.detail.values);
    if (told.success) return { done: false, state: told.output.state, current: told.output.current === '' ? undefined : told.output.current };
  }
  throw thrown;
}
