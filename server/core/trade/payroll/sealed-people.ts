import { moneyToText, parseMoney } from '../../../../src/domain/money/money.ts';
import type { PayrollPerson } from '../../../../src/domain/trade/payroll/payroll.ts';
import { wagesOf } from '../../../../src/domain/trade/payroll/payroll-sheet.ts';
import { canonicalJson } from '../../../../src/domain/trade/shared/decision-statement.ts';
import type { Parts } from '../../parts.ts';
import type { PayrollRecord } from '../../records/trade.ts';
import { keyedDigests, sealBytes, unsealBytes, type Seal } from '../../seal-bytes.ts';
import { randomToken, sha256Hex } from '../../secrets.ts';

/** Encrypted content. The amounts are decimal texts in yuan. */
interface Content {
  /** Salt of the list's id, which is a digest: without it, anybody could test whether a person is on the list. */
  readonly salt: string;
  readonly people: readonly (Omit<PayrollPerson, 'amount'> & { readonly amount: string })[];
}

/** Number of characters of the digest that is the id of a list. */
const idLength = 40;

const sealOf = ({ secret }: Pick<Seal, 'secret'>, id: string): Seal => ({
  secret,
  purpose: 'payroll people',
  additionalData: id,
});

/**
 * Encrypts a list of people. Its id is a digest of the list, so that a signature of a form that names the id also
 * covers the list. A list never changes afterwards. The marks of its people also depend on the company, so that lists
 * of two companies cannot be compared.
 */
export async function encryptPeople(
  parts: Pick<Parts, 'secret'>,
  companyId: string,
  people: readonly PayrollPerson[],
): Promise<Pick<PayrollRecord, 'id' | 'companyId' | 'people' | 'total' | 'sealed' | 'marks'>> {
  const content: Content = {
    salt: randomToken(32),
    people: people.map(({ amount, ...person }) => ({ ...person, amount: moneyToText(amount) })),
  };
  const plain = canonicalJson(content);
  const id = `PL-${(await sha256Hex(plain)).slice(0, idLength)}`;
  const sealed = await sealBytes(new TextEncoder().encode(plain), sealOf(parts, id));
  const marks = await keyedDigests(
    people.map(({ residentId }) => residentId),
    { secret: parts.secret, purpose: `payroll marks ${companyId}` },
  );
  return { id, companyId, people: people.length, total: wagesOf(people), sealed, marks: marks.toSorted() };
}

/**
 * Decrypts a list of people with the present or the former secret of the installation.
 *
 * @throws where it was encrypted with another secret
 */
export async function decryptPeople(
  { secret, formerSecret }: Pick<Parts, 'secret' | 'formerSecret'>,
  { id, sealed }: Pick<PayrollRecord, 'id' | 'sealed'>,
): Promise<readonly PayrollPerson[]> {
  const opened =
    (await unsealBytes(sealed, sealOf({ secret }, id))) ??
    (formerSecret === undefined ? undefined : await unsealBytes(sealed, sealOf({ secret: formerSecret }, id)));
  if (!opened) throw new Error(`The payroll ${id} cannot be opened`);
  const { people } = JSON.parse(new TextDecoder().decode(opened)) as Content;
  return people.map(({ amount, ...person }) => ({ ...person, amount: parseMoney(amount) ?? { fen: 0n } }));
}
