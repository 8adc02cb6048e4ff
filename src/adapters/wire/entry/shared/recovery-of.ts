import type { RecoveryOf } from '../../../../application/ports/entry/recovery-desk.ts';
import type { RecoveryPurpose } from '../../../../domain/entry/recovery.ts';

const wirePurposes = { reset: 'RESET', unfreeze: 'UNFREEZE' } as const satisfies Readonly<
  Record<RecoveryPurpose, string>
>;

/** Purpose and account of a recovery for the wire. For a signed-in user the name is omitted. */
export const recoveryOf = ({ purpose, userName }: RecoveryOf) => ({
  purpose: wirePurposes[purpose],
  ...(userName === undefined ? {} : { userName }),
});
