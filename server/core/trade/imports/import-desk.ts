import { addMonths, defaultMonths } from '../../../../src/domain/trade/shared/term.ts';
import type { ImportAct } from '../../../../src/domain/trade/imports/import-columns.ts';
import {
  importPlan,
  isGoodRow,
  type ImportProblem,
  type JudgedRow,
} from '../../../../src/domain/trade/imports/import-plan.ts';
import { instrumentKinds, type InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { GivenAnswerOf } from '../../../../src/contract/call.ts';
import type { Calls } from '../../../../src/contract/calls.ts';
import { sheetTroubleToWire } from '../../../../src/contract/sheet-answers.ts';
import type { CallContext, Caller } from '../../context.ts';
import type { Desk } from '../../handlers.ts';
import { actingPersonOf } from '../../identity/acting-person.ts';
import { localizeName } from '../../identity/localize-name.ts';
import { lockCaller } from '../../identity/lock-caller.ts';
import { saveResponse } from '../../save-response.ts';
import { generatedFiles } from '../../generated-files.ts';
import type { Parts } from '../../parts.ts';
import type { TradeApplicationRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerLocale } from '../../server-locale.ts';
import type { Transaction } from '../../store.ts';
import { tradeCaller } from '../application-desk.ts';
import { checkCanMakeAct, companyOf, canMakeAct } from '../application-access.ts';
import { saveApplication } from '../save-application.ts';
import { createDecisionSigner } from '../decision-signing.ts';
import { checkNamedOnce, refusalToWire, runBulkWork } from '../bulk-work.ts';
import { momentOf } from '../trade-facts.ts';
import { identityDigest, earlierImports, type ImportedApplication } from './imported-before.ts';
import { makeDrafts } from './made-drafts.ts';
import { checkToWire, limitToWire, rowToWire, tradeReader } from '../trade-wire.ts';
import { judgeSheet, type Importing, type JudgedSheet } from './judge-sheet.ts';
import { arrivedSheets } from './arrived-sheet.ts';

type SheetAnswer = GivenAnswerOf<Calls['readTradeSheet']>;

/** Answer about a sheet of which nothing can be used, without the reason. */
const nothingRead: SheetAnswer = { rows: [], obstacles: [], unreadSheets: [], hiddenRows: 0 };

const problemToWire = (problem: ImportProblem): SheetAnswer['rows'][number]['problems'][number] => ({
  columnName: problem.column,
  because: problem.because,
  ...(problem.because === 'rule' ? { rule: checkToWire(problem.check) } : {}),
});

const earlierToWire = ({ application, importedAt }: ImportedApplication, locale: ServerLocale) => ({
  applicationId: application.id,
  applicationNo: application.number,
  makerName: localizeName(application.makerName, locale),
  time: importedAt,
  isDraft: application.state === 'DRAFT',
});

/**
 * Applications that were made from good rows before: the first of several equal rows is paired with the first
 * application, and so on.
 */
async function rowsBefore(
  transaction: Transaction,
  { company, kind }: Pick<Importing, 'company' | 'kind'>,
  rows: readonly JudgedRow[],
  now: number,
): Promise<ReadonlyMap<JudgedRow, { readonly own: ImportedApplication | undefined; readonly times: number }>> {
  const good = [];
  for (const row of rows.filter(isGoodRow)) good.push({ row, identity: await identityDigest(row.typed) });
  const about = { companyId: company.pkCorp, kind };
  const identities = good.map(({ identity }) => identity);
  const before = await earlierImports(transaction, about, identities, now);
  const met = new Map<string, number>();
  return new Map(
    good.map(({ row, identity }) => {
      const [all, at] = [before.get(identity) ?? [], met.get(identity) ?? 0];
      met.set(identity, at + 1);
      return [row, { own: all[at], times: all.length }];
    }),
  );
}

const importedToWire = (row: JudgedRow, { codes }: Pick<JudgedSheet, 'codes'>): SheetAnswer['rows'][number] => ({
  row: row.row,
  texts: Object.fromEntries(Object.entries(row.texts).filter(([, text]) => text !== '')),
  form: {
    ...row.typed,
    invoices: [...row.typed.invoices],
    lines: [],
    holdings: [],
  },
  payeeName: row.payeeName,
  payeeCode: codes.get(row.typed.payeeId) ?? '',
  problems: row.problems.map(problemToWire),
  notes: row.notes.map(checkToWire),
  ...(row.sameAs === undefined ? {} : { sameAsRow: row.sameAs }),
});

/** Drafts that an earlier attempt under the same key has submitted. */
interface Progress {
  readonly submitted: readonly string[];
}

const submittedBefore = ({ claim }: Pick<CallContext, 'claim'>): readonly string[] =>
  (claim?.progress as Progress | undefined)?.submitted ?? [];

type ImportCalls = 'tradeSheetTemplate' | 'readTradeSheet' | 'makeTradeDrafts' | 'submitTradeDrafts';

/** Filling in forms from a sheet, and many drafts at once (decision 0210). */
export function importDesk(parts: Parts): Desk<ImportCalls> {
  const { store, clock, sheets } = parts;
  const files = generatedFiles(parts);
  const arrived = arrivedSheets(parts);
  const { kindsFor } = createDecisionSigner(parts);

  /** The caller, who may make the act, and the support for sheets. */
  function importer(context: CallContext, act: ImportAct, kind: InstrumentKind) {
    const caller = tradeCaller(context);
    checkCanMakeAct(caller, kind, act);
    if (!sheets) throw new Refusal('NOT_FOUND');
    return { caller, sheets };
  }

  /** Submits a stored draft of an issue. */
  async function submit(
    transaction: Transaction,
    caller: Caller,
    { applicationId, version }: { readonly applicationId: string; readonly version: number },
  ): Promise<TradeApplicationRecord> {
    const kept = await transaction.tradeApplications.find(applicationId);
    if (!kept || kept.act !== 'issue' || kept.companyId !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
    const { act, kind, form } = kept;
    return saveApplication(
      transaction,
      caller,
      { applicationId, version, act, kind, form, reason: '', submits: true },
      clock.now(),
    );
  }

  return {
    tradeSheetTemplate: async ({ act, instrumentKind: kind }, context) => {
      const support = importer(context, act, kind).sheets;
      const { today } = momentOf(clock.now());
      const { fileName, order } = (await support.importWords(act, context.locale)).template(
        addMonths(today, defaultMonths),
        today,
      );
      return files.sheet(fileName, order);
    },

    readTradeSheet: async ({ act, instrumentKind: kind, pkFile, holdingId = '' }, context) => {
      const { caller, sheets: support } = importer(context, act, kind);
      const words = await support.importWords(act, context.locale);
      const file = await arrived.find(caller, pkFile);
      // Reading may take seconds, so no transaction is open meanwhile.
      const found = await arrived.read(support, file, caller);
      if (found.outcome !== 'read') return { ...nothingRead, ...sheetTroubleToWire({ because: found.outcome }) };
      const plan = importPlan(found.sheets, act, words.vocabulary);
      if ('because' in plan) return { ...nothingRead, ...sheetTroubleToWire(plan) };
      const judged = await store.transaction(async (transaction) => {
        const company = await companyOf(transaction, caller);
        const importing = { act, kind, company, maker: actingPersonOf(caller), holdingId };
        const now = clock.now();
        const sheet = await judgeSheet(transaction, importing, plan.rows, momentOf(now));
        const issues = act === 'issue' ? sheet.rows : [];
        return { ...sheet, before: await rowsBefore(transaction, importing, issues, now) };
      });
      const faulty = judged.rows.filter((row) => !isGoodRow(row));
      const sheet = faulty.length === 0 ? undefined : words.faulty(file.name, faulty);
      return {
        rows: judged.rows.map((row) => {
          const { own, times } = judged.before.get(row) ?? {};
          const earlier = own && earlierToWire(own, context.locale);
          return { ...importedToWire(row, judged), importedBefore: earlier, timesBefore: times };
        }),
        obstacles: judged.obstacles.map(checkToWire),
        limit: judged.limit && limitToWire(judged.limit),
        unreadSheets: [...plan.unread.sheets],
        hiddenRows: plan.unread.hiddenRows,
        file: sheet && (await files.sheet(sheet.fileName, sheet.order)),
      };
    },

    makeTradeDrafts: async ({ instrumentKind: kind, forms, mayFollow }, context) => {
      const caller = tradeCaller(context);
      return store.transaction(async (transaction) => {
        // A concurrent import of the same sheet finds these drafts. Companies are locked before their people.
        await transaction.companies.lock(caller.user.pkCorp);
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const { drafts, earlier } = await makeDrafts(
            transaction,
            caller,
            { kind, forms, mayFollow: mayFollow ?? [] },
            clock.now(),
          );
          return {
            drafts: drafts.map(({ id, number, version }) => ({ applicationId: id, applicationNo: number, version })),
            earlier: earlier.map(({ form, timesBefore, last }) => ({
              ...earlierToWire(last, context.locale),
              form,
              timesBefore,
            })),
          };
        });
      });
    },

    submitTradeDrafts: async ({ drafts }, context) => {
      const caller = tradeCaller(context);
      if (!instrumentKinds.some((kind) => canMakeAct(caller, kind, 'issue'))) throw new Refusal('NOT_PERMITTED');
      checkNamedOnce(drafts, 'drafts');
      const outcomes = await runBulkWork(parts, context, drafts, {
        call: 'submitTradeDrafts',
        doneBefore: submittedBefore(context),
        work: async (draft, _at, submitted) =>
          store.transaction(async (transaction) => {
            await lockCaller(transaction, caller, clock.realTime());
            const record = await submit(transaction, caller, draft);
            await context.claim?.saveProgress(transaction, { submitted } satisfies Progress);
            return record;
          }),
      });
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const reader = await tradeReader(transaction, caller, context.locale, clock.now(), kindsFor);
          return {
            results: outcomes.map(({ applicationId, record, refusal }) => ({
              applicationId,
              application: record && rowToWire(record, reader),
              rule: refusal && ruleOf(refusal),
              refusal: refusalToWire(refusal),
            })),
          };
        }),
      );
    },
  };
}

/** The rule that a refusal names; undefined for another refusal. */
function ruleOf({ code, values }: Refusal) {
  if (code !== 'TRADE_RULE') return undefined;
  const { rule, because, ...rest } = values;
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { code: String(rule), outcome: 'refused', because: String(because), values: texts };
}
