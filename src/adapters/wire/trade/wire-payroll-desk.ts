import type { MadeFile } from '../../../application/ports/made-file.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  Payroll,
  PayrollDesk,
  PayrollSheetOutcome,
  WhichPayroll,
} from '../../../application/ports/trade/payroll-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradePayrollExtensions } from '../../../contract/extensions/trade/trade-payroll-extensions.ts';
import type { MaskedPerson, WholeNumbers } from '../../../domain/trade/payroll/payroll.ts';
import { payrollColumns, payrollFaults } from '../../../domain/trade/payroll/payroll-sheet.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { WireClient } from '../wire-client.ts';
import { fileOf } from './wire-import-desk.ts';
import { wireAmount } from './wire-trade-desk.ts';

type KeptWire = AnswerOf<typeof tradePayrollExtensions.tradePayrollKept>;

const personOf = ({ personName, idNumber, card, amount }: KeptWire['people'][number]): MaskedPerson => ({
  name: personName,
  residentId: idNumber,
  card,
  amount: wireAmount(amount),
});

const columnOf = (name: string) => payrollColumns.find((each) => each === name);

const problemOf = ({ row, personName, columnName, because, sameAsRow }: KeptWire['problems'][number]) => ({
  row,
  name: personName,
  column: columnOf(columnName),
  because: payrollFaults.find((each) => each === because) ?? ('unknown' as const),
  sameAs: sameAsRow ?? undefined,
});

/** Why a sheet cannot be used; a reason that is not known here counts as unreadable. */
function troubleOf({
  trouble,
  missing,
  most,
}: KeptWire): Extract<PayrollSheetOutcome, { read: false }>['trouble'] | undefined {
  if (trouble === null || trouble === undefined) return undefined;
  if (trouble === 'no-headings' || trouble === 'no-rows' || trouble === 'encrypted') return { because: trouble };
  if (trouble === 'headings-missing')
    return { because: trouble, missing: (missing ?? []).flatMap((name) => columnOf(name) ?? []) };
  return trouble === 'too-many-rows' && typeof most === 'number'
    ? { because: trouble, most }
    : { because: 'unreadable' };
}

/** Over the calls of the extension `trade`. */
export class WirePayrollDesk implements PayrollDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async template(instrumentKind: InstrumentKind): Promise<MadeFile> {
    return fileOf(await this.#client.send(tradePayrollExtensions.tradePayrollTemplate, { instrumentKind }));
  }

  async keep(instrumentKind: InstrumentKind, pkFile: string): Promise<PayrollSheetOutcome> {
    try {
      const answer = await this.#client.send(tradePayrollExtensions.tradePayrollKept, { instrumentKind, pkFile });
      const trouble = troubleOf(answer);
      if (trouble) return { read: false, trouble };
      return {
        read: true,
        payrollId: answer.payrollId ?? undefined,
        rows: answer.rows,
        total: wireAmount(answer.total),
        people: answer.people.map(personOf),
        problems: answer.problems.map(problemOf),
        unread: { sheets: answer.unreadSheets, hiddenRows: answer.hiddenRows },
        faultyRows: answer.file ? fileOf(answer.file) : undefined,
      };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      if (fault.detail.code === 'FILE_MISSING') return { read: false, trouble: { because: 'file-missing' } };
      if (fault.kind === 'not-found') return { read: false, trouble: { because: 'not-read' } };
      throw fault;
    }
  }

  async payroll(which: WhichPayroll, signal?: AbortSignal): Promise<Payroll> {
    const { total, people, ...rest } = await this.#client.send(
      tradePayrollExtensions.tradePayroll,
      which,
      signal ? { signal } : {},
    );
    return { ...rest, total: wireAmount(total), people: people.map(personOf) };
  }

  async numbers(which: WhichPayroll, person: number): Promise<WholeNumbers> {
    const { idNumber, card } = await this.#client.send(tradePayrollExtensions.tradePayrollRevealed, {
      ...which,
      person,
    });
    return { residentId: idNumber, card };
  }
}
