import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import type { CertificateKind } from '../../../src/domain/keys/certificate.ts';
import { waitingStep, type TradeDecision } from '../../../src/domain/trade/shared/application-machine.ts';
import { actPolicies } from '../../../src/domain/trade/shared/application-policy.ts';
import {
  canonicalJson,
  decisionSignedBy,
  decisionStatement,
} from '../../../src/domain/trade/shared/decision-statement.ts';
import { formOfAct, partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { isOfficerAct } from '../../../src/domain/trade/shared/officer-acts.ts';
import { couldDecide } from '../../../src/domain/trade/shared/step-decision.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import {
  certificateOfCaller,
  certificatesToSign,
  judgeCertificate,
  type JudgedCertificate,
} from '../agreements/signing-certificates.ts';
import { hasMeans } from '../agreements/agreement-signers.ts';
import type { CallContext, Caller } from '../context.ts';
import { peopleNow } from '../identity/people-in-role.ts';
import { lockCaller } from '../identity/lock-caller.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { commonName } from '../keys/certificate-names.ts';
import { takeChallenge, type KeyAnswer } from '../keys/key-judgement.ts';
import { saveChallenge } from '../keys/save-challenge.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import type { DecisionSignature, TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { checkMayDecide, canSeeApplication, decisionFactsOf } from './application-access.ts';
import { lockDecidable } from './decide-application.ts';
import { tradeActNames } from './trade-news-text.ts';

export const decisionPurpose = 'trade-decision';

/** A judged signature without the statement. */
export function signatureOf(
  { record, facts }: JudgedCertificate,
  { text, certificate, signature }: KeyAnswer,
): Omit<DecisionSignature, 'statement'> {
  return {
    serial: record.serial,
    kind: record.kind,
    holder: commonName(facts.subject),
    issuer: commonName(facts.issuer),
    text,
    certificate,
    signature,
  };
}

/** A signature as it is received. */
export interface SignedDecision extends KeyAnswer {
  readonly certNumber: string;
}

interface RequestedAct {
  readonly applicationId: string;
  readonly version: number;
}

/** Ids of the other companies of an application, in the order of its form. */
export function counterpartiesOf({ act, counterpartyId, form }: TradeApplicationRecord): readonly string[] {
  // Only the fields of the act count: companies in other fields receive no amount.
  const named = partiesOfForm(formOfAct(act, form));
  return named.length > 0 || counterpartyId === '' ? named : [counterpartyId];
}

/** A company that a signature concerns. */
interface SignedParty {
  readonly id: string;
  /** The name that is signed; undefined for the company's present name. */
  readonly name?: string;
}

/** The other companies of an application, as its page names them: a funder by the branch that offers. */
export function signedCounterparties(record: TradeApplicationRecord): readonly SignedParty[] {
  const { act, counterpartyName } = record;
  const isWithFunder = act === 'finance' || act === 'contract';
  return counterpartiesOf(record).map((id) => (isWithFunder ? { id, name: counterpartyName } : { id }));
}

/** Companies as the signer reads them: one by its name, several by the first name and their number. */
export async function companyNamesForSigner(
  { companies }: Pick<Transaction, 'companies'>,
  parties: readonly SignedParty[],
  unknownName = '',
): Promise<string> {
  const [first] = parties;
  const name = first?.name ?? (await companies.find(first?.id ?? ''))?.name ?? unknownName;
  const count = new Set(parties.map((each) => each.name ?? each.id)).size;
  return count > 1 ? `${name.slice(0, 60)} 等 ${count} 家` : name;
}

/** The statement that a caller's signature of the approval makes. */
export const statementOf = async ({ user }: Pick<Caller, 'user'>, record: TradeApplicationRecord, serial: string) =>
  decisionStatement({
    kind: record.kind,
    act: record.act,
    application: record.number,
    version: record.version,
    step: record.step,
    amount: record.amount,
    applicantId: record.companyId,
    counterpartyIds: counterpartiesOf(record),
    dueOn: record.dueOn,
    formHash: await sha256Hex(canonicalJson(record.form)),
    companyId: user.pkCorp,
    personId: user.personId,
    userId: user.userId,
    serial,
  });

/**
 * Signing decisions about applications: a director's signature of an approval binds the application in the version read
 * to the company, the person and the certificate (checklist N-24).
 */
export function createDecisionSigner(parts: Parts) {
  const { clock, certificates: maker } = parts;
  const authority = maker && storedAuthority(parts, maker);

  /** Kinds of certificate that sign steps; none where certificates cannot be read, so that a click is enough. */
  const kindsFor = (kind: InstrumentKind): readonly CertificateKind[] => (authority ? decisionSignedBy(kind) : []);

  /** Kinds that sign the waiting step of an application; none for a step that is not signed. */
  const kindsOf = (record: TradeApplicationRecord): readonly CertificateKind[] =>
    waitingStep(record)?.isSigned === true ? kindsFor(record.kind) : [];

  /** Names of the colleagues who could sign the waiting step. */
  async function colleaguesWho(
    transaction: Transaction,
    { user }: Caller,
    record: TradeApplicationRecord,
    kinds: readonly CertificateKind[],
  ): Promise<readonly string[]> {
    const step = waitingStep(record);
    if (!step || kinds.length === 0) return [];
    const { approvers, maker: by } = decisionFactsOf(record);
    const { side } = actPolicies[record.kind][record.act];
    const names: string[] = [];
    for (const each of await peopleNow(transaction, user.pkCorp, clock.now()))
      if (
        each.userId !== user.userId &&
        each.institution === '' &&
        couldDecide(each, by, side, step) &&
        !approvers.some((approver) => isSamePerson(approver, { personId: each.personId })) &&
        (await hasMeans(transaction, parts, each, kinds))
      )
        names.push(each.personName);
    return [...new Set(names)];
  }

  /**
   * Refuses with SIGNATURE_NEEDED an approval by a click where a signature is required; other decisions are not signed.
   */
  async function judgePress(
    transaction: Transaction,
    caller: Caller,
    decided: RequestedAct & { readonly decision: TradeDecision },
  ): Promise<undefined> {
    await lockCaller(transaction, caller, clock.realTime());
    if (decided.decision !== 'approve') return undefined;
    const record = await lockDecidable(transaction, caller, decided);
    if (kindsOf(record).length > 0) throw new Refusal('SIGNATURE_NEEDED');
    return undefined;
  }

  return {
    kindsFor,
    kindsOf,

    /** The caller's certificates for the waiting step. Refuses with NOT_FOUND or TRADE_NOT_YOURS. */
    choice: async (transaction: Transaction, caller: Caller, applicationId: string) => {
      const record = await transaction.tradeApplications.find(applicationId);
      if (!record || !canSeeApplication(record, caller.user.pkCorp)) throw new Refusal('NOT_FOUND');
      checkMayDecide(caller, record);
      const kinds = kindsOf(record);
      if (kinds.length === 0) return { kinds: [], certificates: [], colleagues: [] };
      const colleagues = await colleaguesWho(transaction, caller, record, kinds);
      return certificatesToSign(transaction, parts, caller, kinds, colleagues);
    },

    /** The text that a certificate of the caller signs for an approval. */
    challenge: async (
      transaction: Transaction,
      caller: Caller,
      order: RequestedAct & { readonly certNumber: string },
      { host }: Pick<CallContext, 'host'>,
    ) => {
      const record = await lockDecidable(transaction, caller, order);
      const kinds = kindsOf(record);
      if (kinds.length === 0) throw new Refusal('NOT_IN_THIS_STATE', { because: 'no-certificate' });
      const { serial } = await certificateOfCaller(transaction, parts, caller, order.certNumber, kinds);
      const now = clock.realTime();
      const expiresAt = now + signingLife;
      const text = signingText({
        purpose: decisionPurpose,
        host,
        nonce: randomToken(),
        until: expiresAt,
        digest: await sha256Hex(await statementOf(caller, record, serial)),
        business: {
          // The Chinese text is binding, so the name of the act is Chinese.
          application: `${tradeActNames['zh-CN'][record.act]} ${record.number}`,
          amount: record.amount,
          applicant: isOfficerAct(record.act)
            ? '平台'
            : await companyNamesForSigner(transaction, [{ id: record.companyId }], record.companyName),
          counterparty: await companyNamesForSigner(transaction, signedCounterparties(record), record.counterpartyName),
          dueOn: record.dueOn,
        },
      });
      await saveChallenge(transaction, caller.session, text, { purpose: decisionPurpose, host, expiresAt }, now);
      return { text, validFor: signingLife / 1000 };
    },

    /**
     * Prepares the judgement of a decision's signature, or of its absence. The judgement returns the signature to save
     * with the decision, undefined where a click is enough, or the refusal: then the challenge is spent, and nothing is
     * decided.
     */
    judgeOf: async (signed: SignedDecision | undefined) => {
      if (!signed) return judgePress;
      if (!maker || !authority) throw new Refusal('NOT_IN_THIS_STATE', { because: 'no-certificate' });
      const known = await authority.certificates();
      return async (
        transaction: Transaction,
        caller: Caller,
        decided: RequestedAct & { readonly decision: TradeDecision },
        { host }: Pick<CallContext, 'host'>,
      ): Promise<DecisionSignature | Refusal> => {
        // The lock serializes the signature with a report of the certificate's loss and a freeze of the account.
        await lockCaller(transaction, caller, clock.realTime());
        if (decided.decision !== 'approve') throw new Refusal('REQUEST_INVALID', { field: 'signed' });
        const record = await lockDecidable(transaction, caller, decided).catch((fault: unknown) => {
          if (fault instanceof Refusal) return fault;
          throw fault;
        });
        const kinds = record instanceof Refusal ? [] : kindsOf(record);
        if (record instanceof Refusal || kinds.length === 0) {
          await takeChallenge(
            transaction,
            signed,
            { visitor: caller.session, purpose: decisionPurpose, host },
            clock.realTime(),
          );
          return record instanceof Refusal ? record : new Refusal('NOT_IN_THIS_STATE', { because: 'no-certificate' });
        }
        const { certNumber } = signed;
        const statement = await statementOf(caller, record, certNumber);
        const judged = await judgeCertificate(transaction, parts, { maker, known }, caller, signed, {
          purpose: decisionPurpose,
          host,
          statement,
          certNumber,
          kinds,
        });
        if (judged instanceof Refusal) return judged;
        await logCertificateEvent(transaction, judged.record, 'signed', clock.now());
        return { ...signatureOf(judged, signed), statement };
      };
    },
  };
}

export type DecisionSigning = ReturnType<typeof createDecisionSigner>;
