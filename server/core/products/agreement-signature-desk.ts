import { agreementStatement } from '../../../src/domain/products/shared/agreement-statement.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { productOfAgreement, productAgreementName } from '../../../src/domain/agreements/product-agreement.ts';
import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import type { Caller, CallContext } from '../context.ts';
import { commonName } from '../keys/certificate-names.ts';
import { saveChallenge } from '../keys/save-challenge.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { presentAgreements, refuseWithdrawn, signByCertificate } from '../agreements/agreement-signing.ts';
import { presentText } from '../agreements/agreement-texts.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession } from '../identity/sessions.ts';
import { certificateKindsFor } from '../agreements/agreement-kinds.ts';
import { productTitle } from './shared/product-title.ts';
import { colleaguesWhoSign } from '../agreements/agreement-signers.ts';
import { certificateOfCaller, certificatesToSign, judgeCertificate } from '../agreements/signing-certificates.ts';

const purpose = 'agreement';

interface SigningRequest {
  readonly agreementName: string;
  readonly textHash: string;
  readonly certNumber: string;
}

const statementOf = (
  { user }: Pick<Caller, 'user'>,
  { name, version, textHash }: { readonly name: string; readonly version: string; readonly textHash: string },
  serial: string,
): string =>
  agreementStatement({
    agreement: name,
    version,
    textHash,
    companyId: user.pkCorp,
    personId: user.personId,
    userId: user.userId,
    serial,
  });

/** Functions that the calls that sign an agreement share. */
function signingBook(parts: Parts) {
  const authority = parts.certificates && storedAuthority(parts, parts.certificates);

  /**
   * Present version of a product's agreement, with the kinds of certificates that can sign it. Refuses with
   * NOT_PERMITTED a caller who may not open products, and with REQUEST_INVALID an unknown agreement.
   */
  function checkMaySign(context: CallContext, agreementName: string) {
    const caller = callerOf(context);
    if (!opensForCompany(caller)) throw new Refusal('NOT_PERMITTED');
    const product = productOfAgreement(agreementName);
    if (!product) throw new Refusal('REQUEST_INVALID', { field: 'agreementName' });
    const [present] = presentAgreements([productAgreementName(product)]);
    if (!present) throw new Refusal('REQUEST_INVALID', { field: 'agreementName' });
    return { caller, present, product, kinds: certificateKindsFor(parts, agreementName) };
  }

  /**
   * As `checkMaySign`, for a user who is about to sign. Also refuses an agreement that no certificate can sign, and a
   * text that has changed since it was shown.
   */
  function checkSignable(context: CallContext, { agreementName, textHash }: SigningRequest) {
    const found = checkMaySign(context, agreementName);
    const { certificates } = parts;
    if (found.kinds.length === 0 || !certificates || !authority)
      throw new Refusal('NOT_IN_THIS_STATE', { because: 'no-certificate' });
    // The user would sign another text than the one shown.
    if (found.present.textHash !== textHash) throw new Refusal('REQUEST_INVALID', { field: 'textHash' });
    return { ...found, certificates, authority };
  }

  return { checkMaySign, checkSignable };
}

type SigningBook = ReturnType<typeof signingBook>;

/** Listing the certificates that can sign an agreement, and issuing the text that one of them signs. */
function signingChallenges(
  parts: Parts,
  { checkMaySign, checkSignable }: SigningBook,
): Desk<'signingCertificates' | 'agreementChallenge'> {
  const { store, clock } = parts;

  return {
    signingCertificates: async ({ agreementName }, context) => {
      const { caller, kinds } = checkMaySign(context, agreementName);
      if (kinds.length === 0) return { kinds: [], certificates: [], colleagues: [] };
      return store.transaction(async (transaction) =>
        certificatesToSign(
          transaction,
          parts,
          caller,
          kinds,
          await colleaguesWhoSign(transaction, parts, caller, kinds),
        ),
      );
    },

    agreementChallenge: async (order, context) => {
      const { caller, present, kinds, product } = checkSignable(context, order);
      const text = await store.transaction(async (transaction) => {
        await refuseWithdrawn(transaction, [present.name]);
        const record = await certificateOfCaller(transaction, parts, caller, order.certNumber, kinds);
        const expiresAt = clock.realTime() + signingLife;
        // The Chinese text is binding, so the title is Chinese.
        const about = {
          agreement: `${(await presentText(present.name))?.title ?? present.name} ${present.version}`,
          product: productTitle(product, 'zh-CN'),
          company: (await transaction.companies.find(caller.user.pkCorp))?.name ?? '',
        };
        const made = signingText({
          purpose,
          host: context.host,
          nonce: randomToken(),
          until: expiresAt,
          digest: await sha256Hex(statementOf(caller, present, record.serial)),
          about,
        });
        await saveChallenge(
          transaction,
          caller.session,
          made,
          { purpose, host: context.host, expiresAt },
          clock.realTime(),
        );
        return made;
      });
      return { text, validFor: signingLife / 1000 };
    },
  };
}

/** Judging the signature, and signing the agreement by it. */
function agreementSignatures(parts: Parts, { checkSignable }: SigningBook): Desk<'proveAgreement'> {
  const { store, clock } = parts;

  return {
    proveAgreement: async ({ agreementName, textHash, certNumber, ...answer }, context) => {
      const {
        caller,
        present,
        kinds,
        certificates,
        authority: kept,
      } = checkSignable(context, { agreementName, textHash, certNumber });
      const known = await kept.certificates();
      const outcome = await store.transaction(async (transaction) => {
        // The lock serializes the signature with a report of the certificate's loss and a freeze of the account.
        await lockPerson(transaction, caller.user);
        if (!(await lockSession(transaction, caller.session, clock.realTime()))) throw new Refusal('SESSION_REQUIRED');
        await refuseWithdrawn(transaction, [present.name]);
        const statement = statementOf(caller, present, certNumber);
        const judged = await judgeCertificate(transaction, parts, { maker: certificates, known }, caller, answer, {
          purpose,
          host: context.host,
          statement,
          certNumber,
          kinds,
        });
        if (judged instanceof Refusal) return judged;
        const { record, facts } = judged;
        const now = clock.now();
        await signByCertificate(
          transaction,
          caller,
          present.name,
          {
            serial: record.serial,
            kind: record.kind,
            holder: commonName(facts.subject),
            issuer: commonName(facts.issuer),
            statement,
            text: answer.text,
            certificate: answer.certificate,
            signature: answer.signature,
          },
          context,
          now,
        );
        await logCertificateEvent(transaction, record, 'signed', now);
        await recordSecurityEvent(transaction, context, 'signed-by-certificate', caller.user.userId, now);
        return null;
      });
      if (!(outcome instanceof Refusal)) {
        writeSecurityLog(parts, context, 'signed-by-certificate', caller.user.userName);
        return outcome;
      }
      if (outcome.code !== 'SIGN_IN_EXPIRED') writeSecurityLog(parts, context, 'key-refused', caller.user.userName);
      throw outcome;
    },
  };
}

/**
 * Signing the agreements of products by certificates: each signature binds the text to its version, the company, the
 * person and the certificate (document 1, section 5; checklist F-098).
 */
export function agreementSignatureDesk(
  parts: Parts,
): Desk<'signingCertificates' | 'agreementChallenge' | 'proveAgreement'> {
  const book = signingBook(parts);
  return {
    ...signingChallenges(parts, book),
    ...agreementSignatures(parts, book),
  };
}
