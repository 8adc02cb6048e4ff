import type { PlainDate } from '../../calendar/plain-date.ts';
import type { ProductCode } from '../../catalogue/product-code.ts';
import { openingPolicies } from '../../agreements/opening-policy.ts';
import type { CertificateKind } from '../../keys/certificate.ts';
import { moneyToText, type Money } from '../../money/money.ts';
import type { TradeAct } from './application-policy.ts';
import { productOfInstrument, type InstrumentKind } from './instrument.ts';

/** All facts that a signature under a decision covers. */
export interface DecisionStatement {
  readonly kind: InstrumentKind;
  readonly act: TradeAct;
  /** Number of the application, the version that was read, and the index of the decided step. */
  readonly application: string;
  readonly version: number;
  readonly step: number;
  readonly amount: Money;
  /** Ids of the company that made the application and of the other companies. */
  readonly applicantId: string;
  readonly counterpartyIds: readonly string[];
  readonly dueOn: PlainDate;
  /** SHA-256 of the canonical form (`canonicalJson`), in hexadecimal. */
  readonly formHash: string;
  /** Company, person and account that sign, and the serial of the certificate. */
  readonly companyId: string;
  readonly personId: string;
  readonly userId: string;
  readonly serial: string;
}

const head = 'SCF-TRADE-DECISION-1';

/** Encodes a value, so that it cannot contain the beginning of another line. */
const inLine = (value: string): string => encodeURIComponent(value);

/** The statement as text. Its SHA-256 is the digest in the signing text, which adds purpose, host and nonce. */
export function decisionStatement(statement: DecisionStatement): string {
  return [
    head,
    `kind: ${inLine(statement.kind)}`,
    `act: ${inLine(statement.act)}`,
    `application: ${inLine(statement.application)}`,
    `version: ${statement.version}`,
    `step: ${statement.step}`,
    `amount: ${moneyToText(statement.amount)}`,
    `applicant: ${inLine(statement.applicantId)}`,
    `counterparties: ${statement.counterpartyIds.map(inLine).join(',')}`,
    `due: ${inLine(statement.dueOn)}`,
    `form: sha-256:${inLine(statement.formHash)}`,
    `company: ${inLine(statement.companyId)}`,
    `person: ${inLine(statement.personId)}`,
    `account: ${inLine(statement.userId)}`,
    `certificate: ${inLine(statement.serial)}`,
  ].join('\n');
}

const headOfSeveral = 'SCF-TRADE-DECISIONS-1';

/**
 * The statement of several decisions under one signature: the SHA-256 of their statements (`decisionStatement`), in
 * hexadecimal and in order.
 */
export function decisionsStatement(digests: readonly string[]): string {
  return [
    headOfSeveral,
    `count: ${digests.length}`,
    ...digests.map((digest) => `decision: sha-256:${inLine(digest)}`),
  ].join('\n');
}

/** The digests in a statement of several decisions, in order; undefined for any other text. */
export function readDecisionsStatement(statement: string): readonly string[] | undefined {
  const digests = [...statement.matchAll(/^decision: sha-256:([0-9a-f]{64})$/gmu)].flatMap(([, digest = '']) => digest);
  return decisionsStatement(digests) === statement ? digests : undefined;
}

/** JSON with sorted object keys, so that a document has the same text wherever it was stored. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

const anyKind: readonly CertificateKind[] = ['hard', 'cloud'];

/**
 * Kinds of certificate for signing decisions about instruments: those for the product's agreement, or any kind where a
 * click is enough for the agreement.
 */
export function decisionSignedBy(kind: InstrumentKind): readonly CertificateKind[] {
  const product: ProductCode = productOfInstrument[kind];
  const { signedBy } = openingPolicies[product];
  return signedBy.length > 0 ? signedBy : anyKind;
}
