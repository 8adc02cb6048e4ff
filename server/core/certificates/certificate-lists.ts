import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { ukeyStateOf } from '../../../src/domain/certificates/shared/ukey-state.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import type { CallContext } from '../context.ts';
import { commonName } from '../keys/certificate-names.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import { ownNameOf } from '../identity/people-in-role.ts';
import { currentCertification, identifyingCertificate, hasSoftKey } from '../keys/company-key.ts';

const wireStates = { 'not-yet': 'NOT_YET', effective: 'EFFECTIVE', expired: 'EXPIRED', revoked: 'REVOKED' } as const;

/** Lists of certificates, and what the company holds. */
export function certificateLists(
  parts: Parts,
): Desk<'certificates' | 'ukeyAuthState' | 'allUkeys' | 'allSoftKeys' | 'hasSoftKey'> {
  const { store, clock } = parts;

  const toWireCertificate = (record: CertificateRecord, personName: string, isOwn: boolean) => {
    const state = certificateState(record, clock.now());
    return {
      certNumber: isOwn ? record.serial : `****${record.serial.slice(-4)}`,
      certType: record.kind === 'HARD' ? ('HARD' as const) : ('SOFT' as const),
      personName,
      isOwn,
      caName: commonName(parts.certificates?.read(record.certificate)?.issuer ?? ''),
      startTime: record.validFrom,
      endTime: record.validTo,
      certState: wireStates[state],
      ...(state === 'revoked'
        ? { revokeTime: record.revokedAt, revokeReason: (record.endedAs ?? 'taken-back').toUpperCase() }
        : {}),
    };
  };

  /**
   * Certificates of one kind: the caller's own first, then those of colleagues where the caller may open products for
   * the company. A colleague's serial is masked.
   */
  async function listCertificatesOfCompany(context: CallContext, kind: CertificateRecord['kind']) {
    const caller = callerOf(context);
    const { user } = caller;
    return store.transaction(async (transaction) => {
      const others = opensForCompany(caller)
        ? (await transaction.users.ofCompany(user.pkCorp)).filter(({ userId }) => userId !== user.userId)
        : [];
      const lists = [];
      for (const owner of [user, ...others]) {
        const isOwn = owner.userId === user.userId;
        const personName = isOwn ? ownNameOf(caller) : owner.personName;
        lists.push(
          (await transaction.certificates.ofUser(owner.userId))
            .filter((record) => record.kind === kind)
            .map((record) => toWireCertificate(record, personName, isOwn)),
        );
      }
      return lists.flat();
    });
  }

  return {
    certificates: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) =>
        (await transaction.certificates.ofUser(caller.user.userId)).map((each) =>
          toWireCertificate(each, ownNameOf(caller), true),
        ),
      );
    },

    ukeyAuthState: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) =>
        ukeyStateOf(
          (await currentCertification(transaction, user.pkCorp, clock.now())).hardCertificate,
          (await identifyingCertificate(transaction, user.pkCorp, clock.now())) !== undefined,
        ),
      );
    },
    allUkeys: async (_request, context) => listCertificatesOfCompany(context, 'HARD'),
    allSoftKeys: async (_request, context) => listCertificatesOfCompany(context, 'CLOUD'),
    hasSoftKey: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) => hasSoftKey(transaction, user.pkCorp, clock.now()));
    },
  };
}
