import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { ImportDesk, ReadSheetOutcome } from '../../../src/application/ports/trade/import-desk.ts';
import type { UploadOrder } from '../../../src/application/ports/uploads/document-vault.ts';
import { money } from '../../../src/domain/money/money.ts';
import { noteCheck, refuseCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import { IssueImport } from '../../../src/presentation/trade/issue/issue-import.ts';
import { message } from '../../../src/words/catalogue.ts';
import { importDeskOf, noTexts, readOutcome, readRow, sheetGiven as file } from '../../builders/imports.ts';

let outcome: ReadSheetOutcome;
let kept: { readonly count: number; readonly key: string }[];
let submitted: { readonly ids: readonly string[]; readonly key: string }[];
let uploads: UploadOrder[];
let desk: ImportDesk;
let faults: unknown[];

beforeEach(() => {
  outcome = readOutcome([readRow(2), readRow(3)]);
  [kept, submitted, uploads, faults] = [[], [], [], []];
  const idle = importDeskOf(() => outcome);
  desk = {
    ...idle,
    keep: async (kind, forms, key) => {
      kept.push({ count: forms.length, key });
      return idle.keep(kind, forms, key);
    },
    submit: async (drafts, key) => {
      submitted.push({ ids: drafts.map(({ applicationId }) => applicationId), key });
      return idle.submit(drafts, key);
    },
  };
});

function importer(): IssueImport {
  let ids = 0;
  return new IssueImport({
    kind: 'credit',
    desk,
    vault: {
      upload: async (order) => {
        uploads.push(order);
        return { arrived: true, fileId: 'PK-1' };
      },
    },
    identifiers: {
      next: () => {
        ids += 1;
        return `id-${ids}`;
      },
    },
    session: { faultSeen: (thrown: unknown) => void faults.push(thrown) },
    paths: { form: '/issue', applications: '/applications', application: (id) => `/approval?id=${id}` },
  });
}
async function readSheet(): Promise<IssueImport> {
  const importing = importer();
  await importing.filesGiven([file]);
  return importing;
}
const before = { applicationId: 'TA-9', number: 'QF-9', makerName: '沈南枝', importedAt: 0, isDraft: true };
const lost = new PortFault('offline', { call: 'x' });

describe('many issues from a sheet', () => {
  it('are read and kept nowhere before that is pressed', async () => {
    const importing = await readSheet();
    expect(uploads.map(({ materialId }) => materialId)).toEqual(['trade-sheet']);
    expect(importing.reading.good).toHaveLength(2);
    expect(importing.reading.sum).toEqual(money('20.00'));
    expect([kept, submitted, importing.drafts]).toEqual([[], [], []]);
  });

  it('stay as they are while their drafts are made, whatever is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { keep } = desk;
    desk = { ...desk, keep: async (...asked) => (await promise, keep(...asked)) };
    const importing = await readSheet();
    const keeping = importing.keepPressed();
    await importing.keepPressed();
    await importing.filesGiven([file]);
    importing.anotherWanted();
    importing.submitPressed();
    await importing.confirmed();
    expect([importing.reading.good.length, importing.replacement, importing.isConfirming, uploads.length]).toEqual([
      2,
      undefined,
      false,
      1,
    ]);
    resolve(undefined);
    await keeping;
    expect([kept.length, importing.drafts.length, submitted]).toEqual([1, 2, []]);
  });

  it('are not sent where the file is no sheet or too large', async () => {
    const importing = importer();
    await importing.filesGiven([{ ...file, name: '签发.pdf' }]);
    expect(importing.reading.sending.trouble).toEqual(message('refusals.file-extension', { allowed: ['xlsx', 'xls'] }));
    await importing.filesGiven([{ ...file, size: 6 * 1024 * 1024 }]);
    expect(importing.reading.sending.trouble?.key).toBe('imports.file-too-large');
    expect(uploads).toEqual([]);
  });

  it.each<readonly [Extract<ReadSheetOutcome, { read: false }>['trouble'], string]>([
    [{ because: 'no-headings' }, 'imports.no-headings'],
    [{ because: 'too-many-rows', most: 500 }, 'imports.too-many-rows'],
    [{ because: 'encrypted' }, 'imports.encrypted'],
    [{ because: 'not-read' }, 'imports.not-read'],
  ])('say why the sheet cannot be used: %o', async (trouble, key) => {
    outcome = { read: false, trouble };
    const { reading } = await readSheet();
    expect([reading.sending.trouble?.key, reading.read]).toEqual([key, undefined]);
  });

  it('name the columns that are missing', async () => {
    outcome = { read: false, trouble: { because: 'headings-missing', missing: ['dueOn'] } };
    expect((await readSheet()).reading.sending.missing).toEqual([message('imports.column-dueOn')]);
  });

  it('name the errors of each row, in words', async () => {
    outcome = readOutcome([
      readRow(2, {
        texts: { ...noTexts, amount: '1e3' },
        problems: [
          { column: 'amount', because: 'not-an-amount' },
          { column: 'payee', because: 'rule', check: refuseCheck('PAYEE', 'none') },
          { column: undefined, because: 'unknown' },
        ],
      }),
      readRow(3),
    ]);
    const { reading } = await readSheet();
    expect(reading.problems.map(({ row, value, words }) => [row, value, words.key])).toEqual([
      [2, '1e3', 'imports.not-an-amount'],
      [2, '', 'imports.payee-none'],
      [2, '', 'imports.unknown'],
    ]);
    expect([reading.good.length, reading.faulty.length]).toEqual([1, 1]);
  });

  it('compare their sum with the remaining limit', async () => {
    expect((await readSheet()).limit).toEqual({
      isExceeded: false,
      words: message('imports.limit-enough', { left: '1000.00', after: '980.00' }),
    });
    outcome = readOutcome([readRow(2), readRow(3)], '20.00');
    expect((await readSheet()).limit).toEqual({
      isExceeded: false,
      words: message('imports.limit-enough', { left: '20.00', after: '0.00' }),
    });
    outcome = readOutcome([readRow(2), readRow(3)], '15.00');
    expect((await readSheet()).limit).toEqual({
      isExceeded: true,
      words: message('imports.limit-exceeded', { left: '15.00', excess: '5.00' }),
    });
  });

  it('that are the same wait for a word that they are meant', async () => {
    outcome = readOutcome([readRow(2), readRow(3, { sameAs: 2 })]);
    const importing = await readSheet();
    await importing.keepPressed();
    expect([importing.mayKeep, kept]).toEqual([false, []]);
    importing.doublesToggled(true);
    await importing.keepPressed();
    expect(importing.drafts).toHaveLength(2);
  });

  it('become drafts, fifty by one request, each with a key of its own', async () => {
    outcome = readOutcome(Array.from({ length: 120 }, (_each, at) => readRow(at + 2)));
    const importing = await readSheet();
    await importing.keepPressed();
    expect(kept.map(({ count }) => count)).toEqual([50, 50, 20]);
    expect(new Set(kept.map(({ key }) => key)).size).toBe(3);
    expect([importing.drafts.length, importing.toKeep.length, importing.working]).toEqual([120, 0, undefined]);
  });

  it('are asked for again under the same key where the answer was lost', async () => {
    const { keep } = desk;
    const keys: string[] = [];
    desk = {
      ...desk,
      keep: async (kind, forms, key) => {
        keys.push(key);
        if (keys.length === 1) throw lost;
        return keep(kind, forms, key);
      },
    };
    const importing = await readSheet();
    await importing.keepPressed();
    expect([importing.trouble?.key, importing.drafts, faults]).toEqual(['refusals.network', [], [lost]]);
    await importing.keepPressed();
    expect([new Set(keys).size, importing.drafts.length, importing.trouble]).toEqual([1, 2, undefined]);
  });

  it('that were imported before are left out, unless they are wanted once more', async () => {
    const asked: (readonly number[])[] = [];
    const { keep } = desk;
    desk = {
      ...desk,
      keep: async (kind, forms, key) => {
        asked.push(forms.map(({ mayFollow }) => mayFollow));
        return keep(kind, forms, key);
      },
    };
    outcome = readOutcome([
      readRow(2, { before, timesBefore: 1 }),
      readRow(3, { sameAs: 2, timesBefore: 1 }),
      readRow(4),
    ]);
    const importing = await readSheet();
    importing.doublesToggled(true);
    expect(importing.repeated.map(({ row, before: { number } }) => [row.row, number])).toEqual([[2, 'QF-9']]);
    expect([importing.toKeep.map(({ row }) => row), importing.sumToKeep]).toEqual([[3, 4], money('20.00')]);
    await importing.keepPressed();
    expect([importing.drafts.map(({ row }) => row.row), importing.toKeep]).toEqual([[3, 4], []]);
    importing.repeatedToggled(true);
    await importing.keepPressed();
    expect(importing.drafts.map(({ row }) => row.row)).toEqual([3, 4, 2]);
    // The second row may follow a row that was imported before, and the repeated row may follow the second.
    expect(asked).toEqual([[1, 0], [2]]);
  });

  it('that a colleague has imported meanwhile are left out, and ask again whether they are wanted', async () => {
    const { keep } = desk;
    let answers = 0;
    desk = {
      ...desk,
      keep: async (kind, forms, key) => {
        answers += 1;
        if (answers > 1) return keep(kind, forms, key);
        const { drafts } = await keep(kind, forms.slice(1), key);
        return { drafts, earlier: [{ place: 0, before, timesBefore: 2 }] };
      },
    };
    outcome = readOutcome([readRow(2, { before, timesBefore: 1 }), readRow(3)]);
    const importing = await readSheet();
    importing.repeatedToggled(true);
    await importing.keepPressed();
    expect([importing.drafts.map(({ row }) => row.row), importing.wantsRepeated]).toEqual([[3], false]);
    expect(importing.repeated.map(({ row }) => row.row)).toEqual([2]);
    importing.repeatedToggled(true);
    await importing.keepPressed();
    expect(importing.drafts.map(({ row }) => row.row)).toEqual([3, 2]);
    expect(new Set(kept.map(({ key }) => key)).size).toBe(2);
  });

  it('that were new, and that a colleague has imported meanwhile, are asked about before they are kept', async () => {
    const { keep } = desk;
    let answers = 0;
    desk = {
      ...desk,
      keep: async (kind, forms, key) => {
        answers += 1;
        if (answers > 1) return keep(kind, forms, key);
        const { drafts } = await keep(kind, forms.slice(1), key);
        return { drafts, earlier: [{ place: 0, before, timesBefore: 1 }] };
      },
    };
    outcome = readOutcome([readRow(2), readRow(3)]);
    const importing = await readSheet();
    expect(importing.repeated).toEqual([]);
    await importing.keepPressed();
    expect([importing.drafts.map(({ row }) => row.row), importing.toKeep]).toEqual([[3], []]);
    expect(importing.repeated.map(({ row, before: { number } }) => [row.row, number])).toEqual([[2, 'QF-9']]);
  });

  it('are submitted after a confirmation; what is refused stays a draft with the reason, and can be tried again', async () => {
    const { submit } = desk;
    desk = {
      ...desk,
      submit: async (drafts, key) => {
        const [first, ...others] = await submit(drafts, key);
        const check = refuseCheck('LIMIT', 'exceeded', { left: '1.00' });
        return first && submitted.length === 1
          ? [{ ...first, application: undefined, refusal: { because: 'rule', check } }, ...others]
          : [...(first ? [first] : []), ...others];
      },
    };
    const importing = await readSheet();
    await importing.keepPressed();
    importing.submitPressed();
    expect([importing.isConfirming, submitted]).toEqual([true, []]);
    await importing.confirmed();
    expect(importing.refused.map(({ applicationId, why }) => [applicationId, why?.key])).toEqual([
      ['TA-1', 'trade.rule'],
    ]);
    expect([importing.isTried, importing.toSubmit.length, importing.isConfirming]).toEqual([true, 1, false]);
    importing.submitPressed();
    await importing.confirmed();
    expect(submitted.map(({ ids }) => ids)).toEqual([['TA-1', 'TA-2'], ['TA-1']]);
    expect(submitted[0]?.key).not.toBe(submitted[1]?.key);
    expect([importing.refused, importing.toSubmit]).toEqual([[], []]);
  });

  it('that were sent without an answer are sent again as they were', async () => {
    const { submit } = desk;
    const asked: string[] = [];
    desk = {
      ...desk,
      submit: async (drafts, key) => {
        asked.push(`${key} ${drafts.map(({ applicationId }) => applicationId).join(' ')}`);
        if (asked.length === 1) throw lost;
        return submit(drafts, key);
      },
    };
    const importing = await readSheet();
    await importing.keepPressed();
    await importing.confirmed();
    expect(importing.toSubmit).toHaveLength(2);
    await importing.confirmed();
    expect([new Set(asked).size, importing.toSubmit]).toEqual([1, []]);
  });

  it('count those that exceed the amount of their contract', async () => {
    outcome = readOutcome([readRow(2, { notes: [noteCheck('CONTRACT_SUM', 'exceeded')] }), readRow(3)]);
    const importing = await readSheet();
    await importing.keepPressed();
    expect(importing.overContracts).toBe(1);
  });

  it('that are kept nowhere are not replaced by another sheet without a word', async () => {
    const importing = await readSheet();
    outcome = readOutcome([readRow(2)]);
    await importing.filesGiven([file]);
    expect([importing.toKeep.length, importing.replacement, uploads.length]).toEqual([2, [file], 1]);
    importing.replacementClosed();
    expect([importing.toKeep.length, importing.replacement]).toEqual([2, undefined]);
    await importing.filesGiven([file]);
    await importing.replacementConfirmed();
    expect([importing.toKeep.length, importing.replacement, uploads.length]).toEqual([1, undefined, 2]);
  });

  it('are put away for another sheet', async () => {
    const importing = await readSheet();
    await importing.keepPressed();
    importing.repeatedToggled(true);
    importing.anotherWanted();
    expect([importing.drafts, importing.reading.read, importing.toKeep]).toEqual([[], undefined, []]);
    expect(importing.wantsRepeated).toBe(false);
  });
});
