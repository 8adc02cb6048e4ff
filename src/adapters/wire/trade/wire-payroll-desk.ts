import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
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
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { readSheet } from './sheet-answers.ts';
import { wireAmount } from './wire-trade-desk.ts';

type KeptWire = AnswerOf<typeof tradePayrollExtensions.saveTradePayroll>;

const personOf = ({ personName, idNumber, card, amount }: KeptWire['people'][number]): MaskedPerson => ({
  name: personName,
  residentId: idNumber,
  card,
  amount: wireAmount(amount),
});

const columnOf = (name: string) => payrollColumns.find((each) => each === name);

const problemOf = ({ row, personName, value, columnName, because, sameAsRow }: KeptWire['problems'][number]) => ({
  row,
  name: personName,
  value: value ?? '',
  column: columnOf(columnName),
  because: payrollFaults.find((each) => each === because) ?? ('unknown' as const),
  sameAs: sameAsRow ?? undefined,
});

/** Over the calls of the extension `trade`. */
export class WirePayrollDesk implements PayrollDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async template(instrumentKind: InstrumentKind): Promise<GeneratedFile> {
    return generatedFileFromWire(
      await this.#client.send(tradePayrollExtensions.tradePayrollTemplate, { instrumentKind }),
    );
  }

  async keep(instrumentKind: InstrumentKind, pkFile: string): Promise<PayrollSheetOutcome> {
    return readSheet(
      async () => this.#client.send(tradePayrollExtensions.saveTradePayroll, { instrumentKind, pkFile }),
      columnOf,
      (answer) => ({
        read: true,
        payrollId: answer.payrollId ?? undefined,
        rows: answer.rows,
        total: wireAmount(answer.total),
        people: answer.people.map(personOf),
        problems: answer.problems.map(problemOf),
        unread: { sheets: answer.unreadSheets, hiddenRows: answer.hiddenRows },
        faultyRows: answer.file ? generatedFileFromWire(answer.file) : undefined,
      }),
    );
  }

  async payroll(which: WhichPayroll, signal?: AbortSignal): Promise<Payroll> {
    const { total, people, isRemoved, ...rest } = await this.#client.send(
      tradePayrollExtensions.tradePayroll,
      which,
      signal ? { signal } : {},
    );
    return { ...rest, total: wireAmount(total), people: people.map(personOf), isRemoved: isRemoved ?? false };
  }

  async numbers(which: WhichPayroll, person: number): Promise<WholeNumbers> {
    const { idNumber, card } = await this.#client.send(tradePayrollExtensions.revealTradePayroll, {
      ...which,
      person,
    });
    return { residentId: idNumber, card };
  }
}
