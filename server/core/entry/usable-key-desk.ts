import { bankRegistrar, canCompanySign, keyList } from '../../../src/domain/keys/usable-key.ts';
import { currentCertification } from '../keys/company-key.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { validTokenCertificatesOf, toWireKey } from '../keys/keys-of.ts';

/** Maximum number of log entries that are searched for the last use of a key. */
const maxEvents = 200;

/**
 * The keys a user may sign with, and whether their company can sign (document 1, section 7; checklist F-136, F-137).
 */
export function usableKeyDesk({ store, clock }: Parts): Desk<'stateCaNormal' | 'usableKeys' | 'isWhiteListed'> {
  return {
    stateCaNormal: async (_request, context) =>
      store.transaction(async (transaction) =>
        canCompanySign(await currentCertification(transaction, callerOf(context).user.pkCorp, clock.now())),
      ),

    usableKeys: async ({ userId, personId, raTypes, frequent }, context) => {
      const { user } = callerOf(context);
      if (userId !== user.userId || personId !== user.personId) throw new Refusal('NOT_PERMITTED');
      if (!raTypes.includes(bankRegistrar)) return [];
      return store.transaction(async (transaction) => {
        const keys = await validTokenCertificatesOf(transaction, user, clock.now());
        const used = frequent
          ? (await transaction.certificateEvents.ofUser(user.userId, maxEvents)).filter(
              ({ what }) => what === 'used' || what === 'signed',
            )
          : [];
        const lastUse = (serial: string): number =>
          Math.max(0, ...used.filter((each) => each.serial === serial).map(({ at }) => at));
        return keys
          .toSorted((a, b) => lastUse(b.serial) - lastUse(a.serial))
          .map((each) => ({ ...toWireKey(each), endTime: each.validTo }));
      });
    },

    // The platform registers keys of core enterprises itself.
    isWhiteListed: async ({ listCode }, context) => {
      const { user } = callerOf(context);
      return (
        listCode === keyList &&
        (await store.transaction(async ({ companies }) => companies.find(user.pkCorp)))?.isCore === true
      );
    },
  };
}
