import type { RecoveryOf } from '../../../../application/ports/entry/recovery-desk.ts';
import type { RecoveryPurpose } from '../../../../domain/entry/recovery.ts';

const wirePurposes = { reset: 'RESET', unfreeze: 'UNFREEZE' } as const satisfies Readonly<
  Record<RecoveryPurpose, string>
>;

/** For what one proves oneself, and about whose account; whoever is signed in leaves the name out. */
export const recoveryOf = ({ purpose, userName }: RecoveryOf) => ({
  purpose: wirePurposes[purpose],
  ...(userName === undefined ? {} : { userName }),
});
