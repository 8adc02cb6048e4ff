import type { Container } from 'inversify';
import { CloudKeyAgent } from '../../../adapters/wire/entry/cloud-key-agent.ts';
import { ownMobileOf } from '../../../adapters/wire/account/own-mobile-of.ts';
import { WireUsableKeys } from '../../../adapters/wire/entry/shared/wire-usable-keys.ts';
import { UsableSigningKeys } from '../../../presentation/entry/shared/usable-signing-keys.ts';
import { WireRecoveryByKey } from '../../../adapters/wire/entry/wire-recovery-by-key.ts';
import { TabRecoveryMemory } from '../../../adapters/storage/tab-recovery-memory.ts';
import { TabReviewMemory } from '../../../adapters/storage/tab-review-memory.ts';
import { WirePartnerEntry } from '../../../adapters/wire/entry/wire-partner-entry.ts';
import { WirePasswordSealing } from '../../../adapters/wire/entry/wire-password-sealing.ts';
import { WireRecoveryDesk } from '../../../adapters/wire/entry/wire-recovery-desk.ts';
import { WireResetSteps } from '../../../adapters/wire/entry/wire-reset-steps.ts';
import { WireSignInDesk } from '../../../adapters/wire/entry/wire-sign-in-desk.ts';
import type { RecoveryMemory } from '../../../application/ports/entry/recovery-memory.ts';
import type { ReviewMemory } from '../../../application/ports/entry/review-memory.ts';
import type { RecoveryPurpose } from '../../../domain/entry/recovery.ts';
import { PartnerEntryPresenter } from '../../../presentation/entry/partner-entry/partner-entry-presenter.ts';
import { ResetPasswordPresenter } from '../../../presentation/entry/reset-password/reset-password-presenter.ts';
import { HumanCheck } from '../../../presentation/identity/human-check.ts';
import { IdentityProof } from '../../../presentation/entry/shared/identity-proof.ts';
import { UnfreezePresenter } from '../../../presentation/entry/unfreeze/unfreeze-presenter.ts';
import { agentOf } from './key-agent-parts.ts';
import { keyTipOf } from './key-tip-parts.ts';
import { token } from '../../token.ts';
import { tokens } from '../../tokens.ts';
import { partnerEntry, resetPassword, unfreeze } from './recovery-tokens.ts';

/** Without a browser, the caller provides the memory. */
export const recoveryMemory = token<RecoveryMemory>('RecoveryMemory');
export const reviewMemory = token<ReviewMemory>('ReviewMemory');

const desk = token<WireRecoveryDesk>('RecoveryDesk');

/** Bindings of the recovery pages. */
export function bindRecovery(container: Container): void {
  if (container.isBound(desk)) return;
  if (!container.isBound(recoveryMemory))
    container.bind(recoveryMemory).toConstantValue(new TabRecoveryMemory(sessionStorage));
  if (!container.isBound(reviewMemory))
    container.bind(reviewMemory).toConstantValue(new TabReviewMemory(sessionStorage));
  container
    .bind(desk)
    .toResolvedValue((client) => new WireRecoveryDesk(client, new WirePasswordSealing(client)), [tokens.WireClient])
    .inSingletonScope();
  const keys = () => {
    const client = container.get(tokens.WireClient);
    return {
      desk: new WireRecoveryByKey(client),
      agents: { token: agentOf(container), phone: new CloudKeyAgent(client, container.get(tokens.Clock)) },
      usableKeys: new UsableSigningKeys(new WireUsableKeys(client), container.get(tokens.SessionStore)),
      tip: keyTipOf(container),
    };
  };
  const identity = (purpose: RecoveryPurpose): IdentityProof =>
    new IdentityProof(purpose, {
      desk: container.get(desk),
      human: new HumanCheck(new WireSignInDesk(container.get(tokens.WireClient))),
      memory: container.get(recoveryMemory),
      session: container.get(tokens.SessionStore),
      clock: container.get(tokens.Clock),
      keys: keys(),
      ownMobile: ownMobileOf(container.get(tokens.WireClient)),
    });
  container
    .bind(resetPassword)
    .toResolvedValue(
      (recovery, session, client) =>
        new ResetPasswordPresenter(identity('reset'), recovery, session, new WireResetSteps(client)),
      [desk, tokens.SessionStore, tokens.WireClient],
    )
    .inTransientScope();
  container
    .bind(partnerEntry)
    .toResolvedValue(
      (client, session, watch, navigator) =>
        new PartnerEntryPresenter({ desk: new WirePartnerEntry(client), session, watch, navigator }),
      [tokens.WireClient, tokens.SessionStore, tokens.SessionWatch, tokens.Navigator],
    )
    .inTransientScope();
  container
    .bind(unfreeze)
    .toResolvedValue(
      (recovery, session) =>
        new UnfreezePresenter(identity('unfreeze'), recovery, session, container.get(reviewMemory)),
      [desk, tokens.SessionStore],
    )
    .inTransientScope();
}
