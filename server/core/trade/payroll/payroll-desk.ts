import { moneyToText, zeroMoney } from '../../../../src/domain/money/money.ts';
import { maskIdNumber } from '../../../../src/domain/identity/masked.ts';
import { maskAccountNumber } from '../../../../src/domain/parties/masked-account.ts';
import { maskedCell, type PayrollPerson } from '../../../../src/domain/trade/payroll/payroll.ts';
import { maxRevealedPeople, readsPayroll } from '../../../../src/domain/trade/payroll/payroll-readers.ts';
import { payrollPlan, peopleOf, wagesOf, type PayrollRow } from '../../../../src/domain/trade/payroll/payroll-sheet.ts';
import type { GivenAnswerOf } from '../../../../src/contract/call.ts';
import type { Calls } from '../../../../src/contract/calls.ts';
import { sheetTroubleToWire } from '../../../../src/contract/sheet-answers.ts';
import { callCounter } from '../../call-counts.ts';
import type { CallContext, Caller } from '../../context.ts';
import { removeUploadBytes, removeUploadRecord } from '../../evidence/shared/forgotten-uploads.ts';
import type { Desk } from '../../handlers.ts';
import { countSecurityEvent, writeSecurityLog } from '../../identity/security-events.ts';
import { lockCaller } from '../../identity/lock-caller.ts';
import { saveResponse } from '../../save-response.ts';
import { generatedFiles } from '../../generated-files.ts';
import type { Parts } from '../../parts.ts';
import type { PayrollRecord, TradeApplicationRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { tradeCaller } from '../application-desk.ts';
import { checkCanMakeAct } from '../application-access.ts';
import { arrivedSheets, lockSheet } from '../imports/arrived-sheet.ts';
import { momentOf } from '../trade-facts.ts';
import { payrollFormOf, payrollOf, readsPeopleOf } from './payroll-facts.ts';
import { decryptPeople, encryptPeople } from './sealed-people.ts';

type KeptAnswer = GivenAnswerOf<Calls['saveTradePayroll']>;

const hour = 3_600_000;

/** Answer about a sheet of which nothing can be used, without the reason. */
const nothingRead: KeptAnswer = {
  rows: 0,
  total: '0.00',
  people: [],
  problems: [],
  unreadSheets: [],
  hiddenRows: 0,
};

const personToWire = ({ name, residentId, card, amount }: PayrollPerson) => ({
  personName: name,
  idNumber: maskIdNumber(residentId),
  card: maskAccountNumber(card),
  amount: moneyToText(amount),
});

const problemsToWire = ({ row, name, problems }: PayrollRow) =>
  problems.map(({ column, because, text, sameAs }) => ({
    row,
    personName: name,
    value: maskedCell(text),
    columnName: column,
    because,
    ...(sameAs === undefined ? {} : { sameAsRow: sameAs }),
  }));

interface Which {
  readonly applicationId?: string | undefined;
  readonly instrumentId?: string | undefined;
}

interface Opened {
  readonly application: TradeApplicationRecord;
  /** Undefined for a list that was removed because no application used it for a long time. */
  readonly payroll: PayrollRecord | undefined;
}

/**
 * The payroll of an application of the caller's company, or of an instrument that the company issued or received as
 * payment. Refuses with NOT_FOUND any other, and a role that may not read the people.
 */
async function openPayroll(
  transaction: Transaction,
  { user, role }: Pick<Caller, 'user' | 'role'>,
  { applicationId, instrumentId }: Which,
): Promise<Opened> {
  const instrument = instrumentId === undefined ? undefined : await transaction.instruments.find(instrumentId);
  const id = instrument?.applicationId ?? applicationId;
  const application = id === undefined ? undefined : await transaction.tradeApplications.find(id);
  if (application?.act !== 'payroll-issue') throw new Refusal('NOT_FOUND');
  const isIssuer = application.companyId === user.pkCorp && readsPayroll(role, 'issuer');
  if (!isIssuer && !(instrument && (await readsPeopleOf(transaction, { user, role }, instrument))))
    throw new Refusal('NOT_FOUND');
  const asked = { company: { pkCorp: application.companyId }, form: application.form };
  if (application.form.payrollId === '') throw new Refusal('NOT_FOUND');
  return { application, payroll: await payrollOf(transaction, asked) };
}

/** People whose wages a credit pays (decision 0214). */
export function payrollDesk(
  parts: Parts,
): Desk<'tradePayrollTemplate' | 'saveTradePayroll' | 'tradePayroll' | 'revealTradePayroll'> {
  const { store, clock, objects, sheets } = parts;
  const files = generatedFiles(parts);
  const arrived = arrivedSheets(parts);
  const countCall = callCounter(store, clock);

  /** The caller, who may make payrolls, and the support for sheets. */
  function maker(context: CallContext, kind: Parameters<typeof checkCanMakeAct>[1]) {
    const caller = tradeCaller(context);
    checkCanMakeAct(caller, kind, 'payroll-issue');
    if (!sheets) throw new Refusal('NOT_FOUND');
    return { caller, sheets };
  }

  return {
    tradePayrollTemplate: async ({ instrumentKind: kind }, context) => {
      const { fileName, order } = (await maker(context, kind).sheets.payrollWords(context.locale)).template();
      return files.sheet(fileName, order);
    },

    saveTradePayroll: async ({ instrumentKind: kind, pkFile }, context) => {
      const { caller, sheets: support } = maker(context, kind);
      const words = await support.payrollWords(context.locale);
      const file = await arrived.find(caller, pkFile);
      // Reading may take seconds, so no transaction is open meanwhile.
      const found = await arrived.read(support, file, caller);
      const { now, today } = momentOf(clock.now());
      const plan =
        found.outcome === 'read' ? payrollPlan(found.sheets, words.vocabulary, today) : { because: found.outcome };
      const rows = 'because' in plan ? [] : plan.rows;
      const people = rows.length === 0 ? undefined : peopleOf(rows);
      const list = people && (await encryptPeople(parts, caller.user.pkCorp, people));
      const faulty = rows.filter(({ problems }) => problems.length > 0);
      const sheet = faulty.length === 0 ? undefined : words.faulty(file.name, faulty);
      const made = sheet && (await files.sheet(sheet.fileName, sheet.order));
      const good = rows.flatMap(({ amount, problems }) => (problems.length === 0 && amount ? [{ amount }] : []));
      const answer: KeptAnswer =
        'because' in plan
          ? { ...nothingRead, ...sheetTroubleToWire(plan) }
          : {
              payrollId: list?.id,
              rows: rows.length,
              total: moneyToText(wagesOf(good)),
              people: (people ?? []).map(personToWire),
              problems: faulty.flatMap(problemsToWire),
              unreadSheets: [...plan.unread.sheets],
              hiddenRows: plan.unread.hiddenRows,
              file: made,
            };
      const kept = await store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          await lockSheet(transaction, file);
          const untied = { applicationId: '', period: '', madeBy: caller.user.userId, createdAt: now };
          if (list) await transaction.payrolls.save({ ...list, ...untied });
          await removeUploadRecord(transaction, file);
          return answer;
        });
      });
      await removeUploadBytes(objects, file);
      return kept;
    },

    tradePayroll: async (which, context) => {
      const caller = tradeCaller(context);
      const { application, payroll } = await store.transaction(async (transaction) =>
        openPayroll(transaction, caller, which),
      );
      const people = payroll ? await decryptPeople(parts, payroll) : [];
      return {
        ...payrollFormOf(application.form),
        total: moneyToText(payroll?.total ?? zeroMoney),
        people: people.map(personToWire),
        isRemoved: payroll === undefined,
        mayReveal: payroll !== undefined,
      };
    },

    revealTradePayroll: async ({ person, ...which }, context) => {
      const caller = tradeCaller(context);
      const { user } = caller;
      const { payroll } = await store.transaction(async (transaction) => openPayroll(transaction, caller, which));
      const found = payroll && (await decryptPeople(parts, payroll))[person - 1];
      if (!found) throw new Refusal('NOT_FOUND');
      const { calls } = await countCall(`payroll numbers ${user.userId}`, hour);
      if (calls > maxRevealedPeople) throw new Refusal('TOO_MANY_REQUESTS');
      // The access is recorded before the answer.
      await store.transaction(async (transaction) => {
        const { pkCorp: companyId, userId } = user;
        const at = clock.now();
        await transaction.payrollLooks.save({
          id: randomToken(16),
          payrollId: payroll.id,
          person,
          companyId,
          userId,
          at,
        });
        await countSecurityEvent(transaction, context, 'payroll-numbers-revealed', caller, at);
      });
      const about = `${user.userName} ${payroll.id} ${person}`;
      writeSecurityLog(parts, context, 'payroll-numbers-revealed', about);
      return { idNumber: found.residentId, card: found.card };
    },
  };
}
