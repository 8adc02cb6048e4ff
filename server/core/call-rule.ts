import type { CallName } from '../../src/contract/calls.ts';

/** How the call table treats a call, beyond what the contract says of it. */
export interface CallRule {
  /** Its work commits together with its answer, by `keepAnswer`; what it writes before is never the work. */
  readonly keepsAnswer?: true;
  /** It keeps receipts of its own, permanently, and is not answered from the kept answers. */
  readonly keepsReceipts?: true;
  /** It changes as whom the browser goes on: a repeated request comes from somebody else than the first one. */
  readonly changesCaller?: true;
  /** It may end the delegation under which it is made, without its work being undone by that end. */
  readonly mayEndActing?: true;
  /** It takes long, as unpacking does. A session's other calls do not wait for it; one slow call works at a time. */
  readonly isSlow?: true;
}

export type CallRules = { readonly [Name in CallName]?: CallRule };
