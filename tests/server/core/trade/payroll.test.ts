import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { bytesOfAddress, workbookBytes, workbookRows, type SheetRows } from '../../../../features/support/sheets.ts';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import type { FileRecord } from '../../../../server/core/records/evidence.ts';
import { forgetPayroll } from '../../../../server/core/trade/payroll/forgotten-payrolls.ts';
import { decryptPeople, encryptPeople } from '../../../../server/core/trade/payroll/sealed-people.ts';
import { LightWorkbookReader } from '../../../../server/recognition/light-workbook-reader.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { sheetsOver } from '../../../../server/wording/sheets-over.ts';
import type { RoleCode } from '../../../../src/domain/identity/role.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { maskIdNumber } from '../../../../src/domain/identity/masked.ts';
import { maxRevealedPeople } from '../../../../src/domain/trade/payroll/payroll-readers.ts';
import type { RuleCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import { cardOf, payrollHeadings, payrollRow, residentIdOf, workerName } from '../../../builders/payrolls.ts';
import { decideApplication } from '../../../../server/core/trade/decide-application.ts';
import { executeWithoutApproval } from '../../../../server/core/trade/play-application.ts';
import { emptyForm, outcomeOf, Trading } from '../../../builders/trading.ts';
import { asked, policyFor, sent, sha256, uploadingWorld, type Said, type World } from '../evidence/uploading.ts';

interface Person {
  readonly personName: string;
  readonly idNumber: string;
  readonly card: string;
  readonly amount: string;
}
interface Kept {
  readonly trouble?: string;
  readonly payrollId?: string;
  readonly rows: number;
  readonly total: string;
  readonly people: readonly Person[];
  readonly problems: readonly { readonly row: number; readonly columnName: string; readonly because: string }[];
  readonly file?: { readonly fileName: string; readonly fileContent: string };
}
interface Shown {
  readonly project: string;
  readonly period: string;
  readonly total: string;
  readonly people: readonly Person[];
}

const hour = 3_600_000;
const day = 86_400_000;
let world: World;
let clock: ManualClock;
let trading: Trading;
let clerk: CallerFacts;
let written: SecurityEvent[];
let uploads = 0;

const as = async (userName: string, isOf = 'OPERATOR'): Promise<CallerFacts> => {
  const user = await world.store.transaction(async ({ users }) => users.byName(userName));
  const role = user?.roles.find((each) => each.includes(isOf));
  if (role === undefined) throw new Error(`${userName} has no role of a ${isOf}`);
  return world.asking(userName, role);
};

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  written = [];
  world = await uploadingWorld(new MemoryObjectStore(), {
    clock,
    sheets: sheetsOver(new LightWorkbookReader()),
    security: (event) => void written.push(event),
  });
  trading = new Trading(world.store, clock);
  clerk = await as('luoqiubai');
});

async function sendSheet(rows: SheetRows, asking = clerk): Promise<string> {
  uploads += 1;
  const bytes = workbookBytes(rows, 'xlsx');
  const { form } = await policyFor({ ...world, docMaterialId: 'trade-sheet' }, asking, `payroll-${uploads}`, {
    localFileName: '十一月.xlsx',
    size: bytes.length,
    sha256: sha256(bytes),
  });
  const { data } = await sent(world, asking, form.fileName, streamOf(bytes));
  return (data as { readonly pkFile: string }).pkFile;
}
const keepFile = async (pkFile: string, asking = clerk): Promise<Said> =>
  asked(world, 'saveTradePayroll', { instrumentKind: 'credit', pkFile }, asking);
const keep = async (...rows: SheetRows): Promise<Kept> =>
  (await keepFile(await sendSheet([payrollHeadings, ...rows]))).data as Kept;

const three = [payrollRow(1), payrollRow(2, '7000.50'), payrollRow(3)];
const form = {
  payeeId: 'C-ZHUHE',
  amount: '20000.50',
  dueOn: '2027-03-31',
  project: '滨江站主体结构',
  period: '2026-11',
};
const submit = async (payrollId: string, change: Partial<typeof form> = {}) =>
  trading.save(await trading.caller('luoqiubai', 'operator'), 'payroll-issue', { ...form, payrollId, ...change });

/** Submits a payroll of three people; issues one that is effective. */
async function submitPayroll() {
  const { payrollId = '' } = await keep(...three);
  return submit(payrollId);
}
async function issuePayroll() {
  const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), await submitPayroll());
  return trading.decide(await trading.caller('songbeichen', 'director'), checked);
}
/** Sends the credit of a payroll back before the labour company has accepted it. */
async function sendBack(instrumentId: string) {
  const [transit] = await world.store.transaction(async ({ holdings }) => holdings.ofInstrument(instrumentId));
  return trading.save(await trading.caller('tangyishan', 'operator'), 'refuse', { holdingId: transit?.id ?? '' });
}
const peopleOf = async (which: object, asking = clerk): Promise<Said> => asked(world, 'tradePayroll', which, asking);
const reveal = async (which: object, asking = clerk): Promise<Said> =>
  asked(world, 'revealTradePayroll', { person: 2, ...which }, asking);

describe('the sheet of the people of a payroll', () => {
  it('is kept as a list where no row has a fault, and answered with masked numbers', async () => {
    const kept = await keep(...three);
    expect(kept).toMatchObject({ rows: 3, total: '20000.50', problems: [] });
    expect(kept.payrollId).toMatch(/^PL-[0-9a-f]{40}$/);
    expect(kept.people[1]).toEqual({
      personName: workerName(2),
      idNumber: `${residentIdOf(2).slice(0, 3)}************${residentIdOf(2).slice(-3)}`,
      card: `${cardOf(2).slice(0, 6)}*********${cardOf(2).slice(-4)}`,
      amount: '7000.50',
    });
  });

  it('leaves no whole number in the store, and no sheet', async () => {
    const objects = new MemoryObjectStore();
    world = await uploadingWorld(objects, { clock, sheets: sheetsOver(new LightWorkbookReader()) });
    clerk = await as('luoqiubai');
    const pkFile = await sendSheet([payrollHeadings, ...three]);
    const sheet = await world.store.transaction(async ({ files }) => files.find(pkFile));
    expect(await objects.get(sheet?.objectKey ?? '')).toBeDefined();
    const { payrollId = '' } = (await keepFile(pkFile)).data as Kept;
    expect(await objects.get(sheet?.objectKey ?? '')).toBeUndefined();
    const found = await world.store.transaction(async ({ payrolls }) => payrolls.find(payrollId));
    expect(found).toMatchObject({ people: 3, applicationId: '', companyId: 'C-QIHENG' });
    const plain = atob(found?.sealed ?? '');
    for (const number of [residentIdOf(1), cardOf(1), workerName(1)]) expect(plain).not.toContain(number);
    expect(await world.store.transaction(async ({ files }) => files.find(pkFile))).toBeUndefined();
    expect(await keepFile(pkFile)).toMatchObject({ code: 'FILE_MISSING' });
  });

  it('is kept once under one key', async () => {
    const pkFile = await sendSheet([payrollHeadings, ...three]);
    const keyed = { ...clerk, idempotencyKey: 'payroll-key-1' };
    const first = await keepFile(pkFile, keyed);
    expect(first.code).toBe('0');
    expect(await keepFile(pkFile, keyed)).toEqual(first);
  });

  it('is kept once where two servers read it at once', async () => {
    const reader = new LightWorkbookReader();
    const bothRead = Promise.withResolvers<void>();
    let reads = 0;
    const sheets = sheetsOver({
      read: async (bytes) => {
        reads += 1;
        if (reads === 2) bothRead.resolve();
        await bothRead.promise;
        return reader.read(bytes);
      },
    });
    const pkFile = await sendSheet([payrollHeadings, ...three]);
    const keepOnServer = async (idempotencyKey: string): Promise<Said> => {
      const backEnd = world.beside({ sheets });
      return asked({ backEnd }, 'saveTradePayroll', { instrumentKind: 'credit', pkFile }, { ...clerk, idempotencyKey });
    };
    const said = await Promise.all([keepOnServer('payroll-key-1'), keepOnServer('payroll-key-2')]);
    expect(said.map(({ code }) => code).toSorted()).toEqual(['0', 'FILE_MISSING']);
    const untied = await world.store.transaction(async ({ payrolls }) => payrolls.untiedBefore(clock.now() + 1));
    expect(untied).toHaveLength(1);
  });

  it('is not stored for a user whose session ended while it was read', async () => {
    const reader = new LightWorkbookReader();
    const sheets = sheetsOver({
      read: async (bytes) => {
        await world.store.transaction(async ({ sessions }) => sessions.endOthers('U-luoqiubai', ''));
        return reader.read(bytes);
      },
    });
    const pkFile = await sendSheet([payrollHeadings, ...three]);
    const request = { instrumentKind: 'credit', pkFile };
    expect(await asked({ backEnd: world.beside({ sheets }) }, 'saveTradePayroll', request, clerk)).toMatchObject({
      code: 'SESSION_REQUIRED',
    });
    expect(await world.store.transaction(async ({ payrolls }) => payrolls.untiedBefore(clock.now() + 1))).toHaveLength(
      0,
    );
  });

  it('tells which sheets and how many rows were not read', async () => {
    const reader = new LightWorkbookReader();
    const sheets = sheetsOver({
      read: async (bytes) => {
        const found = await reader.read(bytes);
        if (found.outcome !== 'read') return found;
        const [first] = found.sheets.map((each) => ({ ...each, hiddenRows: 2 }));
        return { ...found, sheets: [...(first ? [first] : []), { name: '说明', unread: true, rows: [] }] };
      },
    });
    const request = { instrumentKind: 'credit', pkFile: await sendSheet([payrollHeadings, ...three]) };
    const { data } = await asked({ backEnd: world.beside({ sheets }) }, 'saveTradePayroll', request, clerk);
    expect(data).toMatchObject({ rows: 3, hiddenRows: 2, unreadSheets: ['说明'] });
  });

  it('pays the net pay, where pay before deductions is beside it', async () => {
    const headings = ['姓名', '身份证号', '银行卡号', '应发金额', '实发金额'];
    const [name = '', residentId = '', card = ''] = payrollRow(1);
    const { data } = await keepFile(await sendSheet([headings, [name, residentId, card, '7000', '6500']]));
    expect(data).toMatchObject({ total: '6500.00', problems: [] });
  });

  it('tells each fault by row, column and reason, keeps nothing, and lists the rows with masked numbers', async () => {
    const kept = await keep(payrollRow(1), [workerName(2), residentIdOf(1), cardOf(2), '1e3'], payrollRow(3));
    expect(kept.payrollId).toBeUndefined();
    expect(kept.people).toEqual([]);
    expect(kept.total).toBe('13000.00');
    expect(kept.problems).toEqual([
      {
        row: 3,
        personName: workerName(2),
        columnName: 'residentId',
        value: maskIdNumber(residentIdOf(1)),
        because: 'person-twice',
        sameAsRow: 2,
      },
      { row: 3, personName: workerName(2), columnName: 'amount', value: '1e3', because: 'not-an-amount' },
    ]);
    const rows = workbookRows(bytesOfAddress(`,${kept.file?.fileContent ?? ''}`));
    expect(rows[0]).toEqual(['Row', 'Name', 'ID number', 'Card number', 'Amount (CNY)', 'Reason']);
    expect(rows[1]?.[0]).toBe('3');
    expect(rows.flat().join(' ')).not.toContain(residentIdOf(1));
    expect(rows.flat().join(' ')).not.toContain(cardOf(2));
  });

  it('is filled in from its template', async () => {
    const { data } = await asked(world, 'tradePayrollTemplate', { instrumentKind: 'credit' }, clerk);
    const rows = workbookRows(bytesOfAddress(`,${(data as { fileContent: string }).fileContent}`));
    // The example shows that numbers are entered as texts.
    expect(rows[1]?.slice(1, 3)).toEqual([expect.stringMatching(/^\d{17}[\dX]$/), expect.stringMatching(/^\d{19}$/)]);
    expect((await keepFile(await sendSheet([...rows, payrollRow(7)]))).data).toMatchObject({ rows: 1, problems: [] });
  });

  it.each<[string, string, string]>([
    ['a director', 'songbeichen', 'DIRECTOR'],
    ['a supplier', 'zhousiyuan', 'OPERATOR'],
  ])('is not read for %s', async (_who, userName, isOf) => {
    const asking = await as(userName, isOf);
    expect(await keepFile(await sendSheet([payrollHeadings, ...three]), asking)).toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });

  it.each<Partial<FileRecord>>([
    { docMaterialId: 'notice-file' },
    { state: 'awaited' },
    { pkCorp: 'C-YANZHOU' },
    { createdBy: 'U-shennanzhi' },
  ])('is not there where it arrived with %j', async (change) => {
    const pkFile = await sendSheet([payrollHeadings, ...three]);
    await world.store.transaction(async ({ files }) => {
      const file = await files.find(pkFile);
      if (file) await files.save({ ...file, ...change });
    });
    expect(await keepFile(pkFile)).toMatchObject({ code: 'FILE_MISSING' });
  });

  it('of another user does not exist', async () => {
    expect(await keepFile(await sendSheet([payrollHeadings, ...three]), await as('shennanzhi'))).toMatchObject({
      code: 'FILE_MISSING',
    });
    expect(await keepFile('constructor')).toMatchObject({ code: 'FILE_MISSING' });
  });
});

describe('the issue of a payroll', () => {
  it('issues one credit to the labour company once everybody has approved', async () => {
    const done = await issuePayroll();
    expect(done).toMatchObject({ act: 'payroll-issue', state: 'EFFECTIVE', counterpartyId: 'C-ZHUHE' });
    expect(done.number).toMatch(/^GF/);
    const instrument = await world.store.transaction(async ({ instruments }) => instruments.find(done.instrumentId));
    expect(instrument).toMatchObject({ payeeId: 'C-ZHUHE', isPayroll: true, amount: { fen: 2_000_050n } });
    const use = await world.store.transaction(async ({ limitUses }) => limitUses.find(done.id));
    expect(use).toMatchObject({ state: 'used', limitId: 'C-QIHENG credit' });
  });

  it.each<[Partial<typeof form>, string]>([
    [{ amount: '20000.51' }, 'PEOPLE'],
    [{ project: ' ' }, 'PROJECT'],
    [{ period: '2026-12' }, 'PERIOD'],
    [{ payeeId: 'C-QIHENG' }, 'PAYEE'],
  ])('is refused with %j', async (change, rule) => {
    const { payrollId = '' } = await keep(...three);
    await expect(submit(payrollId, change)).rejects.toMatchObject({ code: 'TRADE_RULE', values: { rule } });
  });

  it.each(['', 'constructor', 'PL-0'])('is refused with the list "%s"', async (payrollId) => {
    await expect(submit(payrollId)).rejects.toMatchObject({ values: { rule: 'PEOPLE', because: 'none' } });
  });

  it('is refused with the list of another company', async () => {
    const { payrollId = '' } = await keep(...three);
    await world.store.transaction(async ({ payrolls }) => {
      const found = await payrolls.lock(payrollId);
      if (found) await payrolls.save({ ...found, companyId: 'C-LANCHUAN' });
    });
    await expect(submit(payrollId)).rejects.toMatchObject({ values: { rule: 'PEOPLE', because: 'none' } });
  });

  it('pays a list once: it is tied from the submission until the application ends', async () => {
    const { payrollId = '' } = await keep(...three);
    const first = await submit(payrollId);
    await expect(submit(payrollId)).rejects.toMatchObject({ values: { rule: 'PEOPLE', because: 'used' } });
    await trading.withdraw(await trading.caller('luoqiubai', 'operator'), first);
    expect(await outcomeOf(submit(payrollId))).toMatchObject({ state: 'WAITING' });
  });

  describe('whose people another application pays for the same month', () => {
    const people = (application: { readonly checks: readonly RuleCheck[] }) =>
      application.checks.find(({ code }) => code === 'PEOPLE');
    const noted = (used: string, ...numbers: readonly string[]) => ({
      outcome: 'noted',
      because: 'paid-twice',
      values: { used, number: numbers.join('、') },
    });
    /** A payroll with two of the three people and one more. */
    const submitAgain = async (change: Partial<typeof form> = {}) => {
      const { payrollId = '' } = await keep(payrollRow(1), payrollRow(3), payrollRow(4, '7000.50'));
      return submit(payrollId, change);
    };

    it('is noted with the number of these people, to its maker and to who approves either', async () => {
      const first = await submitPayroll();
      expect(people(first)).toMatchObject({ outcome: 'passed' });
      const second = await submitAgain({ project: '别的项目' });
      expect(people(second)).toMatchObject(noted('2', first.number));
      const judged = await asked(world, 'tradeApplication', { applicationId: first.id }, await as('shennanzhi'));
      expect(people(judged.data as typeof first)).toMatchObject({ outcome: 'noted', because: 'paid-twice' });
      expect(JSON.stringify(judged)).not.toContain(workerName(1));
      const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), second);
      expect(await trading.decide(await trading.caller('songbeichen', 'director'), checked)).toMatchObject({
        state: 'EFFECTIVE',
      });
    });

    it('is noted with each of the applications, and counts each person once', async () => {
      const first = await submitPayroll();
      const second = await submitAgain();
      const { payrollId = '' } = await keep(payrollRow(1), payrollRow(2), payrollRow(4, '7000.50'));
      expect(people(await submit(payrollId))).toMatchObject(noted('3', ...[first.number, second.number].toSorted()));
    });

    it('is noted after the credit has become effective', async () => {
      const first = await issuePayroll();
      expect(people(await submitAgain())).toMatchObject(noted('2', first.number));
    });

    it('is not noted for another month, nor after the application was withdrawn', async () => {
      const first = await submitPayroll();
      const other = await submitAgain({ period: '2026-10' });
      expect(people(other)).toMatchObject({ outcome: 'passed' });
      await trading.withdraw(await trading.caller('luoqiubai', 'operator'), first);
      expect(people(await submitAgain())).toMatchObject({ outcome: 'passed' });
    });

    it('is not noted after the labour company has sent the credit back', async () => {
      const { instrumentId } = await issuePayroll();
      await sendBack(instrumentId);
      expect(people(await submitAgain())).toMatchObject({ outcome: 'passed' });
    });

    it('is not noted for the people of another company', async () => {
      const first = await submitPayroll();
      await world.store.transaction(async ({ payrolls }) => {
        const found = await payrolls.lock(first.form.payrollId);
        if (found) await payrolls.save({ ...found, companyId: 'C-LANCHUAN' });
      });
      expect(people(await submitAgain())).toMatchObject({ outcome: 'passed' });
    });

    it('is compared by marks that reveal no person, and that differ from another company’s list of the same people', async () => {
      const lists = ['C-QIHENG', 'C-LANCHUAN'].map(async (companyId) =>
        encryptPeople({ secret: 'a secret' }, companyId, [
          { name: workerName(1), residentId: residentIdOf(1), card: cardOf(1), amount: money('1.00') },
        ]),
      );
      const [one, other] = await Promise.all(lists);
      expect(one?.marks).toHaveLength(1);
      expect(one?.marks).not.toEqual(other?.marks);
      expect(one?.marks).not.toContain(residentIdOf(1));
    });
  });

  it('is returned for a wrong list', async () => {
    const reviewer = await trading.caller('shennanzhi', 'operator');
    const { id: applicationId, version } = await submitPayroll();
    const decided = { applicationId, version, decision: 'return', reason: 'payroll', words: '请核对' } as const;
    const returned = await world.store.transaction(async (transaction) =>
      decideApplication(transaction, reviewer, decided, clock.now()),
    );
    expect(returned).toMatchObject({ state: 'RETURNED' });
  });

  it('gives up the list that it was submitted with when it is corrected to another one', async () => {
    const first = await submitPayroll();
    const returned = await trading.decide(await trading.caller('shennanzhi', 'operator'), first, 'return');
    const { payrollId = '' } = await keep(payrollRow(8, '20000.50'));
    const corrected = { ...form, payrollId };
    await trading.save(await trading.caller('luoqiubai', 'operator'), 'payroll-issue', corrected, returned);
    const tied = await world.store.transaction(async ({ payrolls }) => payrolls.ofApplication(first.id));
    expect(tied.map(({ id }) => id)).toEqual([payrollId]);
  });

  it('forgets after 90 days a list that no application is tied to, and keeps the others', async () => {
    const { payrollId: idle = '' } = await keep(payrollRow(9));
    const done = await issuePayroll();
    const kept = async (id: string) => world.store.transaction(async ({ payrolls }) => payrolls.find(id));
    clock.advance(90 * day);
    await trading.care();
    expect(await kept(idle)).toBeDefined();
    clock.advance(1);
    await trading.care();
    expect(await kept(idle)).toBeUndefined();
    expect(await kept(done.form.payrollId)).toBeDefined();
  });
});

describe('a list of people', () => {
  it('is not forgotten where an application took it, or it is young, when its turn comes', async () => {
    const { form: kept } = await submitPayroll();
    const { payrollId: young = '' } = await keep(payrollRow(9));
    await world.store.transaction(async (transaction) => {
      await forgetPayroll(transaction, kept.payrollId, clock.now() + 91 * day);
      await forgetPayroll(transaction, young, clock.now() + 90 * day);
      for (const id of [kept.payrollId, young]) expect(await transaction.payrolls.find(id)).toBeDefined();
    });
  });

  it('is opened under the present or the former secret, and under its own id alone', async () => {
    const people = [{ name: '李', residentId: residentIdOf(1), card: cardOf(1), amount: { fen: 1n } }];
    const [one, other] = [
      await encryptPeople({ secret: 'a' }, 'C-1', people),
      await encryptPeople({ secret: 'a' }, 'C-1', people),
    ];
    expect(one.id).not.toBe(other.id);
    expect(await decryptPeople({ secret: 'a' }, one)).toEqual(people);
    expect(await decryptPeople({ secret: 'b', formerSecret: 'a' }, one)).toEqual(people);
    await expect(decryptPeople({ secret: 'b' }, one)).rejects.toThrow(one.id);
    await expect(decryptPeople({ secret: 'a' }, { ...one, id: other.id })).rejects.toThrow(other.id);
  });
});

describe('the people of a payroll', () => {
  it.each<[string, string, boolean]>([
    ['luoqiubai', 'OPERATOR', true],
    ['shennanzhi', 'OPERATOR', true],
    ['songbeichen', 'DIRECTOR', true],
    ['tangyishan', 'OPERATOR', false],
    ['zhousiyuan', 'OPERATOR', false],
  ])('of an application are shown to %s (%s): %s', async (userName, isOf, isShown) => {
    const { id: applicationId } = await submitPayroll();
    const said = await peopleOf({ applicationId }, await as(userName, isOf));
    if (isShown) expect(said.data).toMatchObject({ project: form.project, period: '2026-11', total: '20000.50' });
    else expect(said.code).toBe('NOT_FOUND');
  });

  it.each<[string, string, boolean]>([
    ['tangyishan', 'OPERATOR', true],
    ['jiyuanzhou', 'DIRECTOR', true],
    ['luoqiubai', 'OPERATOR', true],
    ['zhousiyuan', 'OPERATOR', false],
  ])('of a credit are shown to %s (%s): %s', async (userName, isOf, isShown) => {
    const { instrumentId } = await issuePayroll();
    const said = await peopleOf({ instrumentId }, await as(userName, isOf));
    expect(said.code).toBe(isShown ? '0' : 'NOT_FOUND');
    if (isShown) expect((said.data as Shown).people).toHaveLength(3);
    expect(JSON.stringify(said)).not.toContain(residentIdOf(1));
    expect(JSON.stringify(said)).not.toContain(cardOf(1));
  });

  it('of an application are not shown to the labour company beside a credit of its own', async () => {
    const { instrumentId } = await issuePayroll();
    const { payrollId = '' } = await keep(payrollRow(8, '20000.50'));
    const { id: applicationId } = await submit(payrollId);
    const said = await peopleOf({ applicationId, instrumentId }, await as('tangyishan'));
    expect((said.data as Shown).people.map(({ personName }) => personName)).not.toContain(workerName(8));
  });

  it.each(['ROLE_CORE_OPERATOR', 'ROLE_CORP_OPERATOR'])(
    'of a credit are not shown to a stranger as %s',
    async (role) => {
      const { instrumentId } = await issuePayroll();
      const stranger = await world.asking('zhousiyuan', role);
      expect(await peopleOf({ instrumentId }, stranger)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await reveal({ instrumentId }, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('are shown on the page of a payroll’s credit, and on no other', async () => {
    const { instrumentId } = await issuePayroll();
    const all = await world.store.transaction(async ({ instruments }) =>
      instruments.findAll(await instruments.idsAfter('', 100)),
    );
    const other = all.find(({ id, issuerId }) => id !== instrumentId && issuerId === 'C-QIHENG');
    const detailOf = async (id = ''): Promise<unknown> =>
      (await asked(world, 'tradeInstrument', { instrumentId: id }, clerk)).data;
    expect(await detailOf(instrumentId)).toMatchObject({ payroll: { people: 3 } });
    expect(await detailOf(other?.id)).toMatchObject({ payroll: undefined });
  });

  it('are not shown to the labour company any more once the credit went back unaccepted', async () => {
    const { instrumentId } = await issuePayroll();
    const labour = await as('tangyishan');
    await sendBack(instrumentId);
    expect(await peopleOf({ instrumentId }, labour)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await reveal({ instrumentId }, labour)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await asked(world, 'tradeInstrument', { instrumentId }, labour)).data).toMatchObject({
      payroll: undefined,
    });
    expect((await peopleOf({ instrumentId })).code).toBe('0');
  });

  it('are reported for a removed list as removed, not as unknown', async () => {
    const { payrollId = '' } = await keep(...three);
    const draft = await trading.save(
      await trading.caller('luoqiubai', 'operator'),
      'payroll-issue',
      { ...form, payrollId },
      undefined,
      false,
    );
    const later = clock.now() + 90 * day + 1;
    await world.store.transaction(async (transaction) => forgetPayroll(transaction, payrollId, later));
    expect((await peopleOf({ applicationId: draft.id })).data).toEqual({
      project: form.project,
      period: form.period,
      total: '0.00',
      people: [],
      isRemoved: true,
      mayReveal: false,
    });
    expect(await reveal({ applicationId: draft.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are counted in the list of received credits, with project and month, for users who may see them', async () => {
    await issuePayroll();
    const rowsFor = async (asking: CallerFacts) => {
      const query = { place: 'transit', page: 1, pageSize: 20, orderBy: 'openedAt', descending: true };
      const { data } = await asked(world, 'tradeHoldings', query, asking);
      return (data as { readonly records: readonly { readonly payroll?: object }[] }).records[0]?.payroll;
    };
    expect(await rowsFor(await as('tangyishan'))).toEqual({ project: form.project, period: form.period, people: 3 });
    expect(await rowsFor(await world.asking('tangyishan', 'ROLE_CHAIN_QUERY' satisfies RoleCode))).toBeUndefined();
  });

  it('are not shown to the people of an inner organisation, who see no list', async () => {
    const { instrumentId } = await issuePayroll();
    await world.store.transaction(async ({ holdings }) => {
      for (const each of await holdings.ofInstrument(instrumentId))
        await holdings.save({ ...each, innerOrganisationId: 'IO-ZH1' });
    });
    const inner = await as('moyunchi', 'DIRECTOR');
    expect(await peopleOf({ instrumentId }, inner)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await asked(world, 'tradeInstrument', { instrumentId }, inner)).data).toMatchObject({
      instrumentId,
      payroll: undefined,
    });
  });

  it('are not shown to who only looks on', async () => {
    const { id: applicationId } = await submitPayroll();
    const query = await world.asking('shennanzhi', 'ROLE_CORE_QUERY' satisfies RoleCode);
    expect(await peopleOf({ applicationId }, query)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([{}, { applicationId: 'constructor' }, { instrumentId: '__proto__' }, { applicationId: '' }])(
    'of %j are not there',
    async (which) => {
      await submitPayroll();
      expect((await peopleOf(which)).code).not.toBe('0');
      expect((await reveal(which)).code).not.toBe('0');
    },
  );

  it('are named by no message, list, export or search', async () => {
    const done = await issuePayroll();
    const lists = [
      await asked(world, 'tradeApplication', { applicationId: done.id }, clerk),
      await asked(world, 'tradeInstrument', { instrumentId: done.instrumentId }, await as('tangyishan')),
      await asked(world, 'tradeApplications', { page: 1, pageSize: 20, keyword: workerName(1) }, clerk),
    ];
    const told = JSON.stringify([lists, written]);
    for (const text of [residentIdOf(1), cardOf(1), workerName(1)]) expect(told).not.toContain(text);
    expect(lists[2]?.data).toMatchObject({ count: 0 });
  });
});

describe('the whole numbers of a person', () => {
  it('are shown once that is recorded: who asked, when, and about whom', async () => {
    const { instrumentId } = await issuePayroll();
    expect((await reveal({ instrumentId }, await as('tangyishan'))).data).toEqual({
      idNumber: residentIdOf(2),
      card: cardOf(2),
    });
    const done = await world.store.transaction(async ({ instruments }) => instruments.find(instrumentId));
    const { form: kept } = await trading.application(done?.applicationId ?? '');
    const looks = await world.store.transaction(async ({ payrollLooks }) => payrollLooks.ofPayroll(kept.payrollId));
    expect(looks).toMatchObject([{ person: 2, companyId: 'C-ZHUHE', at: clock.now() }]);
    expect(written.map(({ what, account }) => `${what} ${account}`)).toEqual([
      `payroll-numbers-revealed tangyishan ${kept.payrollId} 2`,
    ]);
    const history = await world.store.transaction(async ({ securityEvents }) =>
      securityEvents.of('U-tangyishan', 0, { offset: 0, limit: 10 }),
    );
    expect(history.records.map(({ what }) => what)).toContain('payroll-numbers-revealed');
  });

  it('are not shown beyond the end of the list, nor to others', async () => {
    const { id: applicationId } = await submitPayroll();
    expect(await reveal({ applicationId, person: 4 })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await reveal({ applicationId, person: 0 })).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(await reveal({ applicationId }, await as('zhousiyuan'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are shown of a limited number of people within an hour, to one account and over all lists', async () => {
    const { id: applicationId } = await submitPayroll();
    const { id: other } = await submitPayroll();
    for (let times = 0; times < maxRevealedPeople; times += 1)
      expect((await reveal({ applicationId: times % 2 === 0 ? applicationId : other })).code).toBe('0');
    const tooMany = { code: 'TOO_MANY_REQUESTS' };
    for (const each of [applicationId, other]) expect(await reveal({ applicationId: each })).toMatchObject(tooMany);
    expect(await reveal({ applicationId }, await as('shennanzhi'))).toMatchObject({ code: '0' });
    clock.advance(hour - 1);
    expect(await reveal({ applicationId }, await as('luoqiubai'))).toMatchObject(tooMany);
    clock.advance(1);
    expect(await reveal({ applicationId }, await as('luoqiubai'))).toMatchObject({ code: '0' });
  });
});

describe('the evidence of a payroll', () => {
  interface Start {
    readonly businessId: string;
    readonly bar?: string;
  }

  /** A payroll that the labour company holds, and its holding. */
  async function holdPayroll() {
    const { instrumentId } = await issuePayroll();
    return world.store.transaction(async (transaction) => {
      const labour = await transaction.companies.find('C-ZHUHE');
      const [transit] = await transaction.holdings.ofInstrument(instrumentId);
      if (!labour || !transit) throw new Error('Nothing has arrived');
      const accepting = { ...emptyForm, holdingId: transit.id };
      await executeWithoutApproval(
        transaction,
        labour,
        { act: 'accept', kind: 'credit', form: accepting },
        clock.now(),
      );
      const held = (await transaction.holdings.ofInstrument(instrumentId)).find(({ place }) => place === 'held');
      if (!held) throw new Error('Nothing is held');
      return held;
    });
  }
  const businessFor = async (instrumentId: string, userName = 'tangyishan', isOf = 'OPERATOR') => {
    const said = await asked(world, 'tradeInstrumentBusiness', { instrumentId }, await as(userName, isOf));
    return said.data as { readonly packages: readonly object[]; readonly packageStarts: readonly Start[] };
  };
  const begin = async (businessId: string) =>
    asked(
      world,
      'packageCreate',
      { docType: 'LABOURER_RIGHTS', fkCredit: [businessId], fkFinance: 'F-CHANGYU', fkCorpCore: 'C-QIHENG' },
      await as('tangyishan'),
    );

  it('is among the businesses of labourers once the labour company holds the credit', async () => {
    const { id, instrumentId } = await holdPayroll();
    const business = await world.store.transaction(async ({ candidates }) => candidates.find(id));
    expect(business).toMatchObject({ book: 'labourer', state: 'ISSUED', pkCorp: 'C-ZHUHE', funderId: 'F-CHANGYU' });
    expect(await businessFor(instrumentId)).toMatchObject({
      packages: [],
      packageStarts: [{ businessId: id, evidenceBook: 'labourer', amount: '20000.50', fkFinance: 'F-CHANGYU' }],
    });
  });

  it('is begun once, and leads from the credit to its book', async () => {
    const { id, instrumentId } = await holdPayroll();
    const { code, data } = await begin(id);
    const { docDatumId } = data as { readonly docDatumId: string };
    expect(code).toBe('0');
    expect(await begin(id)).toMatchObject({ code: 'ALREADY_PACKAGED' });
    expect(await businessFor(instrumentId)).toMatchObject({
      packages: [{ docDatumId, evidenceBook: 'labourer', state: 'PREPARE' }],
      packageStarts: [],
    });
    const { data: shown } = await asked(world, 'tradeInstrument', { instrumentId }, await as('tangyishan'));
    expect(shown).toMatchObject({ own: [{ evidenceBook: 'labourer', packagedAmount: '20000.50' }] });
  });

  it.each([
    ['tangyishan', 'OPERATOR', 1],
    ['jiyuanzhou', 'DIRECTOR', 0],
    ['luoqiubai', 'OPERATOR', 0],
  ])('can be begun by %s (%s) of %i amounts', async (userName, isOf, count) => {
    const { instrumentId } = await holdPayroll();
    expect((await businessFor(instrumentId, userName, isOf)).packageStarts).toHaveLength(count);
  });

  it('waits until the labour company has opened the product', async () => {
    const { id, instrumentId } = await holdPayroll();
    await world.store.transaction(async ({ companies }) => {
      const labour = await companies.find('C-ZHUHE');
      if (labour) await companies.save({ ...labour, openedProducts: [] });
    });
    expect((await businessFor(instrumentId)).packageStarts).toMatchObject([{ businessId: id, bar: 'not-open' }]);
    expect(await begin(id)).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('waits until a funder takes it', async () => {
    const { id, instrumentId } = await holdPayroll();
    await world.store.transaction(async ({ candidates }) => {
      const business = await candidates.lock(id);
      if (business) await candidates.save({ ...business, funderId: undefined, funderName: undefined });
    });
    expect((await businessFor(instrumentId)).packageStarts).toMatchObject([{ businessId: id, bar: 'no-funder' }]);
    expect(await begin(id)).toMatchObject({ code: 'NO_FUNDABLE_PARTY' });
  });
});
