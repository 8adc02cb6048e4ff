import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { configFor } from '../platform/platform-config.ts';
import { cloudQuestions } from './cloud-questions.ts';
import { keySignIn } from './key-sign-in.ts';
import { keyVisit, type KeyVisit } from './key-visit.ts';

/** Validity of a revocation list, in milliseconds. */
const listLife = 86_400_000;

/** The authority's certificates and revocation list, and the host's settings for keys. */
function keySettings(
  { store, clock }: Parts,
  { requireAuthority }: KeyVisit,
): Desk<'keyAuthority' | 'keyHelper' | 'keyControls'> {
  let list: { readonly content: string; readonly at: number; readonly signed: string } | undefined;

  return {
    keyHelper: async (_request, { host }) =>
      (await store.transaction(async (transaction) => configFor(transaction, host))).ukeyHelperUrl ?? '',

    // Not required by default, so that nobody is locked out without the controls.
    keyControls: async (_request, { host }) =>
      (await store.transaction(async (transaction) => configFor(transaction, host))).ukeyControls ?? false,

    keyAuthority: async () => {
      const { certificates, authority: kept } = requireAuthority();
      const revoked = await store.transaction(async (transaction) => transaction.certificates.allRevoked());
      const [at, known] = [clock.now(), await kept.certificates()];
      const content = [known.issuing, ...revoked.map(({ serial }) => serial)].join('\n');
      // The call is public, so an unchanged list is signed once and reused.
      if (list?.content !== content || at < list.at || at > list.at + listLife / 2)
        list = {
          content,
          at,
          signed: await certificates.revocations(
            await kept.issuingKey(),
            revoked.map(({ serial, revokedAt = at }) => ({ serial, at: revokedAt })),
            { at, until: at + listLife },
          ),
        };
      return { ...known, revocations: list.signed };
    },
  };
}

/**
 * Signing in by a key, and testing one (document 1, sections 2 and 7). The visit that requested a text has it signed
 * once, within two minutes. The certificate identifies the signer. PINs stay with the token and are never sent.
 */
export function keyDesk(parts: Parts) {
  const visit = keyVisit(parts);
  return { ...keySignIn(parts, visit), ...cloudQuestions(parts, visit), ...keySettings(parts, visit) };
}
