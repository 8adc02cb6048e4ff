import { displayedText } from '../../../../src/domain/sheets/read-cell.ts';
import { partiesOfForm } from '../../../../src/domain/trade/shared/form-fields.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { IssueLimit } from '../../../../src/domain/trade/shared/issue-rules.ts';
import { emptyTradeForm } from '../../../../src/domain/trade/shared/trade-application.ts';
import type { ImportAct } from '../../../../src/domain/trade/imports/import-columns.ts';
import {
  formOfRow,
  judgeRows,
  type JudgedRows,
  type RowChecks,
} from '../../../../src/domain/trade/imports/import-plan.ts';
import type { ImportedRow, ImportFault } from '../../../../src/domain/trade/imports/import-row.ts';
import type { ActingPerson } from '../../../../src/domain/identity/acting-person.ts';
import type { CompanyRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';
import type { RequestedAct } from '../act-work.ts';
import { issueLimitOf } from '../issue-limit.ts';
import { actWorks } from '../trade-acts.ts';
import { readRowsAhead } from './rows-ahead.ts';
import { knownCompany, prefetchParties, type Moment } from '../trade-facts.ts';

/** The act and the importing company. */
export interface Importing {
  readonly act: ImportAct;
  readonly kind: InstrumentKind;
  readonly company: CompanyRecord;
  readonly maker: ActingPerson;
  /** Holding of a transfer; empty for an issue. */
  readonly holdingId: string;
}

/** A payee that was looked up, or why it was not found. */
type FoundPayee = { readonly company: CompanyRecord } | { readonly because: ImportFault };

const isCode = (text: string): boolean => /^[0-9A-Z]{18}$/u.test(text);

const codeOf = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, '').toUpperCase();

/** Possible spellings of a registered name: brackets and letters are often typed in the other width. */
function namesOf(text: string): readonly string[] {
  const narrow = text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  const bare = narrow.replaceAll(/(?<=\P{ASCII}) | (?=\P{ASCII})/gu, '');
  const wide = bare.replaceAll('(', '（').replaceAll(')', '）');
  return [...new Set([displayedText(text), narrow, bare, wide])];
}

/**
 * Looks up payees by their whole name or credit code. Only a company that the caller's company may know is found, as by
 * the form (`knownCompany`).
 */
async function findPayees(
  transaction: Transaction,
  { company, kind }: Importing,
  texts: readonly string[],
  { today }: Pick<Moment, 'today'>,
): Promise<ReadonlyMap<string, FoundPayee>> {
  // A sheet may name many thousands, so they are read together, and each company is checked once.
  const distinct = [...new Set(texts)];
  const { companies } = transaction;
  const withCode = await companies.byUsccs([...new Set(distinct.map(codeOf).filter(isCode))]);
  const withName = await companies.byNames([...new Set(distinct.flatMap(namesOf))]);
  const ofCode = Map.groupBy(withCode, ({ uscc }) => uscc);
  const ofName = Map.groupBy(withName, ({ name }) => name);
  const found = [...new Set([...withCode, ...withName].map(({ pkCorp }) => pkCorp))];
  await prefetchParties(transaction, [company.pkCorp, ...found]);
  const known = new Map<string, CompanyRecord>();
  for (const id of found) {
    const one = await knownCompany(transaction, { company, kind, namedBefore: [] }, id, today);
    if (one && !one.deregistered) known.set(id, one);
  }
  const payeeNamed = (text: string): FoundPayee => {
    const code = codeOf(text);
    const companiesNamed = isCode(code) ? ofCode.get(code) : namesOf(text).flatMap((name) => ofName.get(name) ?? []);
    const [only, other] = (companiesNamed ?? []).flatMap(({ pkCorp }) => known.get(pkCorp) ?? []);
    return only && !other ? { company: only } : { because: other ? 'payee-several' : 'payee-unknown' };
  };
  return new Map(distinct.map((text) => [text, payeeNamed(text)]));
}

/** The payee that the cells of a row name. Undefined where they name none. */
function payeeOf({ form }: ImportedRow, payees: ReadonlyMap<string, FoundPayee>): FoundPayee | undefined {
  const found = form.payees.flatMap((text) => payees.get(text) ?? []);
  const fault = found.find((each) => 'because' in each);
  if (fault) return fault;
  const ids = new Set(found.flatMap((each) => ('company' in each ? [each.company.pkCorp] : [])));
  return ids.size > 1 ? { because: 'payee-differs' } : found[0];
}

/** Rows with the results of the rules, the codes of their payees, and the remainder of the limit. */
export interface JudgedSheet extends JudgedRows {
  readonly codes: ReadonlyMap<string, string>;
  readonly limit: IssueLimit | undefined;
}

/**
 * Judges the rows of a sheet by the rules of the form, each row independently. Nothing is locked or stored. Refuses
 * with NOT_FOUND a holding of another company.
 */
export async function judgeSheet(
  transaction: Transaction,
  importing: Importing,
  rows: readonly ImportedRow[],
  moment: Moment,
): Promise<JudgedSheet> {
  const { act, kind, company, maker, holdingId } = importing;
  const payees = await findPayees(
    transaction,
    importing,
    rows.flatMap(({ form }) => form.payees),
    moment,
  );
  const found = [...payees.values()].flatMap((each) => ('company' in each ? [each.company] : []));
  const read = rows.map((row) => {
    const payee = payeeOf(row, payees);
    const one = payee && 'company' in payee ? payee.company : undefined;
    return { row, payee, one, typed: formOfRow(row, one?.pkCorp ?? '') };
  });
  const ahead =
    act === 'issue'
      ? await readRowsAhead(
          transaction,
          company.pkCorp,
          read.map(({ typed }) => typed),
        )
      : transaction;
  const checked: RowChecks[] = [];
  for (const { row, payee, one, typed } of read) {
    const form =
      act === 'issue'
        ? typed
        : { ...emptyTradeForm, holdingId, lines: [{ payeeId: typed.payeeId, amount: typed.amount }] };
    const asked: RequestedAct = {
      applicationId: '',
      act,
      kind,
      company,
      maker,
      form,
      // A company that was just found by its name may be named.
      namedBefore: partiesOfForm(form),
    };
    const { checks } = await actWorks[act].judge(ahead, asked, moment, false);
    checked.push({
      row,
      payeeId: typed.payeeId,
      payeeName: one?.name ?? '',
      payeeFault: payee && 'because' in payee ? payee.because : undefined,
      checks,
    });
  }
  return {
    ...judgeRows(act, checked),
    codes: new Map(found.map(({ pkCorp, uscc }) => [pkCorp, uscc])),
    limit: act === 'issue' ? await issueLimitOf(transaction, company.pkCorp, kind) : undefined,
  };
}
