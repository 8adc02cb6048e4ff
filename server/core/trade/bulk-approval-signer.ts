import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import type { CertificateKind } from '../../../src/domain/keys/certificate.ts';
import { sumMoney } from '../../../src/domain/money/money.ts';
import { bulkBarOf } from '../../../src/domain/trade/shared/bulk-approval.ts';
import { decisionsStatement, readDecisionsStatement } from '../../../src/domain/trade/shared/decision-statement.ts';
import { certificateOfCaller, judgeCertificate } from '../agreements/signing-certificates.ts';
import type { CallContext, Caller } from '../context.ts';
import { lockCaller } from '../identity/lock-caller.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { saveChallenge } from '../keys/save-challenge.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import type { DecisionSignature, TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { checkMayDecide, canSeeApplication } from './application-access.ts';
import { decideApplication, lockDecidable } from './decide-application.ts';
import {
  companyNamesForSigner,
  signedCounterparties,
  decisionPurpose,
  signatureOf,
  statementOf,
  type DecisionSigning,
  type SignedDecision,
} from './decision-signing.ts';

/** An application and the version that the caller read. */
export interface ReadApplication {
  readonly applicationId: string;
  readonly version: number;
}

/** A signature of several approvals, with the statement that lists their digests. */
export interface SignedTogether extends SignedDecision {
  readonly statement: string;
}

/** A judged signature, with the digests that it lists. */
export interface JudgedTogether {
  readonly signature: Omit<DecisionSignature, 'statement'>;
  readonly statement: string;
  readonly digests: readonly string[];
}

/** Saves data in the transaction that did a part of the work. */
type Keeping<Kept> = (transaction: Transaction, kept: Kept) => Promise<void>;

/** Refuses with NOT_IN_THIS_STATE an application that must be approved alone. */
function checkBulk(record: TradeApplicationRecord): void {
  const bar = bulkBarOf(record);
  if (bar) throw new Refusal('NOT_IN_THIS_STATE', { because: bar });
}

/** Several applications that the caller can approve together, in the versions that the caller read. */
async function readTogether(
  transaction: Transaction,
  caller: Caller,
  listed: readonly ReadApplication[],
): Promise<readonly TradeApplicationRecord[]> {
  const records = [];
  for (const { applicationId, version } of listed) {
    const record = await transaction.tradeApplications.find(applicationId);
    if (!record || !canSeeApplication(record, caller.user.pkCorp)) throw new Refusal('NOT_FOUND');
    if (record.version !== version)
      throw new Refusal('TRADE_CHANGED', { version: record.version, because: record.state });
    checkMayDecide(caller, record);
    checkBulk(record);
    records.push(record);
  }
  return records;
}

/**
 * Approving several applications with one signature over the list of the statements of their approvals. Each approval
 * is a transaction of its own, so that a refused one does not prevent the others.
 */
export function createBulkApprovalSigner(parts: Parts, { kindsOf }: Pick<DecisionSigning, 'kindsOf'>) {
  const { store, clock, certificates: maker } = parts;
  const authority = maker && storedAuthority(parts, maker);

  /** Kinds of certificate that sign all of them. */
  const kindsOfAll = (records: readonly TradeApplicationRecord[]): readonly CertificateKind[] => {
    const [first = [], ...others] = records.map(kindsOf).filter((kinds) => kinds.length > 0);
    return first.filter((kind) => others.every((kinds) => kinds.includes(kind)));
  };

  const digestOf = async (caller: Caller, record: TradeApplicationRecord, serial: string): Promise<string> =>
    sha256Hex(await statementOf(caller, record, serial));

  return {
    /** The text that a certificate of the caller signs for several approvals, and its statement. */
    challenge: async (
      transaction: Transaction,
      caller: Caller,
      { decisions, certNumber }: { readonly decisions: readonly ReadApplication[]; readonly certNumber: string },
      { host }: Pick<CallContext, 'host'>,
    ) => {
      const records = await readTogether(transaction, caller, decisions);
      const kinds = kindsOfAll(records);
      if (kinds.length === 0) throw new Refusal('NOT_IN_THIS_STATE', { because: 'no-certificate' });
      const { serial } = await certificateOfCaller(transaction, parts, caller, certNumber, kinds);
      const statement = decisionsStatement(
        await Promise.all(records.map(async (record) => digestOf(caller, record, serial))),
      );
      const now = clock.realTime();
      const expiresAt = now + signingLife;
      const text = signingText({
        purpose: decisionPurpose,
        host,
        nonce: randomToken(),
        until: expiresAt,
        digest: await sha256Hex(statement),
        business: {
          // The Chinese text is binding.
          application: `批量审批 ${records.length} 笔`,
          amount: sumMoney(records.map(({ amount }) => amount)),
          // A director also approves applications of another company that concern their own.
          applicant: await companyNamesForSigner(
            transaction,
            records.map(({ companyId }) => ({ id: companyId })),
          ),
          counterparty: await companyNamesForSigner(transaction, records.flatMap(signedCounterparties)),
          dueOn: '',
        },
      });
      await saveChallenge(transaction, caller.session, text, { purpose: decisionPurpose, host, expiresAt }, now);
      return { text, statement, validFor: signingLife / 1000 };
    },

    /**
     * Judges the signature of several approvals. The challenge is spent, whatever the result; a refusal is therefore
     * returned and not thrown. A good signature is saved with the spent challenge.
     */
    judge: async (
      caller: Caller,
      signed: SignedTogether,
      listed: readonly ReadApplication[],
      { host }: Pick<CallContext, 'host'>,
      keep: Keeping<JudgedTogether>,
    ): Promise<JudgedTogether | Refusal> => {
      if (!maker || !authority) throw new Refusal('NOT_IN_THIS_STATE', { because: 'no-certificate' });
      const digests = readDecisionsStatement(signed.statement);
      if (digests?.length !== listed.length) throw new Refusal('REQUEST_INVALID', { field: 'statement' });
      const known = await authority.certificates();
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        const records = await transaction.tradeApplications.findAll(listed.map(({ applicationId }) => applicationId));
        const judged = await judgeCertificate(transaction, parts, { maker, known }, caller, signed, {
          purpose: decisionPurpose,
          host,
          statement: signed.statement,
          certNumber: signed.certNumber,
          kinds: kindsOfAll(records.filter((record) => canSeeApplication(record, caller.user.pkCorp))),
        });
        if (judged instanceof Refusal) return judged;
        await logCertificateEvent(transaction, judged.record, 'signed', clock.now());
        const together: JudgedTogether = {
          signature: signatureOf(judged, signed),
          statement: signed.statement,
          digests,
        };
        await keep(transaction, together);
        return together;
      });
    },

    /**
     * Approves one of them. Refused as a single approval is, with NOT_IN_THIS_STATE where it must be approved alone or
     * the certificate has expired meanwhile, and with TRADE_CHANGED where it is not in the version that was signed.
     */
    approve: async (
      caller: Caller,
      { at, applicationId, version }: ReadApplication & { readonly at: number },
      words: string,
      judged: JudgedTogether | undefined,
      keep: Keeping<TradeApplicationRecord>,
    ): Promise<TradeApplicationRecord> =>
      store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        const record = await lockDecidable(transaction, caller, { applicationId, version });
        checkBulk(record);
        const kinds = kindsOf(record);
        const decide = async (signature?: DecisionSignature) => {
          const decided = { applicationId, version, decision: 'approve', reason: '', words, signature } as const;
          const approved = await decideApplication(transaction, caller, decided, clock.now());
          await keep(transaction, approved);
          return approved;
        };
        if (kinds.length === 0) return decide();
        if (!judged) throw new Refusal('SIGNATURE_NEEDED');
        const { signature, statement: together, digests } = judged;
        const statement = await statementOf(caller, record, signature.serial);
        if ((await sha256Hex(statement)) !== digests[at])
          throw new Refusal('TRADE_CHANGED', { version: record.version, because: record.state });
        // The certificate may be of another kind than this step requires, or have expired since the previous approval.
        await certificateOfCaller(transaction, parts, caller, signature.serial, kinds);
        return decide({ ...signature, statement, together });
      }),
  };
}
