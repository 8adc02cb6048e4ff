import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeAnswers,
  funderActions,
  letterAnswers,
  platformActions,
  removalAnswers,
  repaymentActions,
} from '../../../src/domain/evidence/materials/package-machine.ts';
import { calls, type Browser } from './browser.ts';
import { declaredFile, littlePdf, sendFile } from './declared-upload.ts';
import { allMarked } from './marking.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
beforeEach(async () => {
  portal = await portalUnderTest();
  player = portal.browser();
});
afterEach(async () => portal.close());

interface QueuedFile {
  readonly pkFile: string;
  readonly name: string;
  readonly url: string;
}
interface QueuedItem {
  readonly docMaterialId: string;
  readonly docFileId: string;
  readonly docFileType: string;
  readonly files: readonly QueuedFile[];
  readonly result: string;
  readonly replaced: {
    readonly fileName: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly files: readonly QueuedFile[];
  } | null;
}
interface Queued {
  readonly docDatumId: string;
  readonly pkCorp: string;
  readonly state: string;
  readonly objections: readonly object[];
  readonly materials: readonly {
    readonly docMaterialId: string;
    readonly required: boolean;
    readonly items: readonly QueuedItem[];
  }[];
}

const queue = async () => (await player.get('/sandbox/v1/packages')).data as readonly Queued[];
const queued = async (docDatumId: string) => (await queue()).find((each) => each.docDatumId === docDatumId);
const review = async (docDatumId: string, body: object) =>
  player.post(`/sandbox/v1/packages/${docDatumId}/review`, body);
const itemsOf = ({ materials }: Queued) => materials.flatMap((material) => material.items);

/** Every answer of the customer's own calls about a package. */
const seenByCustomer = async (clerk: Browser, docDatumId: string, docFileId: string) => [
  await clerk.post(calls.page, { docType: 'CREDIT', page: 1, pageSize: 200 }),
  await clerk.get(`${calls.find}?docDatumId=${docDatumId}`),
  await clerk.get(`${calls.materials}?docDatumId=${docDatumId}`),
  await clerk.get(`/api/web/corp/mps/v1/certificate/doc/datum/steps?docDatumId=${docDatumId}`),
  await clerk.post('/api/web/corp/v1/certificate/doc/operation-log/datum/find/state', { docDatumId }),
  await clerk.get(`/api/web/corp/v1/certificate/doc/file/findById?docFileId=${docFileId}`),
];

async function firstIn(state: string): Promise<Queued> {
  const found = (await queue()).find((each) => each.state === state && each.pkCorp === 'C-YANZHOU');
  if (!found) throw new Error(`Nothing is in ${state}`);
  return found;
}

describe('an objection of the final reviewer', () => {
  let waiting: Queued;
  let objected: readonly object[];
  const pass = async () => review(waiting.docDatumId, { as: 'first', result: 'PASS', items: allMarked(waiting) });
  const reject = async () => {
    const [item] = itemsOf(waiting);
    const category = waiting.materials.find((material) => material.items.length === 0) ?? waiting.materials.at(-1);
    objected = [
      { docMaterialId: item?.docMaterialId, docFileId: item?.docFileId, reason: '骑缝章缺一页' },
      { docMaterialId: category?.docMaterialId, docFileId: null, reason: '请补一份说明' },
    ];
    const others = itemsOf(waiting)
      .slice(1, 2)
      .map(({ docMaterialId, docFileId }) => ({ docMaterialId, docFileId, result: 'PASS' }));
    return review(waiting.docDatumId, {
      as: 'final',
      result: 'NOPASS',
      items: [...objected.map((each) => ({ ...each, result: 'NOPASS' })), ...others],
    });
  };
  beforeEach(async () => {
    waiting = await firstIn('UN_AUDIT');
    await pass();
    expect(await reject()).toMatchObject({ code: '0', data: { state: 'FINAL_REJECT' } });
  });

  it('is shown to the first reviewer by every server', async () => {
    expect((await queued(waiting.docDatumId))?.objections).toEqual(objected);
  });

  it('is not contained in any answer to the customer', async () => {
    const clerk = portal.browser();
    await clerk.signIn('zhousiyuan');
    const { docDatumId } = waiting;
    const answers = await seenByCustomer(clerk, docDatumId, itemsOf(waiting)[0]?.docFileId ?? '');
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, code: '0' });
      expect(answer.response.body).not.toMatch(/骑缝章|补一份说明|objection/);
    }
    expect(answers[1]?.response.body).toContain(docDatumId);
  });

  it.each([
    ['passes it', async () => pass()],
    [
      'returns it to the customer',
      async () =>
        review(waiting.docDatumId, {
          as: 'first',
          result: 'NOPASS',
          items: [{ docMaterialId: waiting.materials[0]?.docMaterialId, result: 'NOPASS', reason: '请重做' }],
        }),
    ],
  ])('is removed once the first reviewer %s', async (_how, decide) => {
    expect(await decide()).toMatchObject({ code: '0' });
    expect((await queued(waiting.docDatumId))?.objections).toEqual([]);
  });

  it('exists in the demo world for each package that was sent back', async () => {
    const sentBack = (await queue()).filter(
      (each) => each.state === 'FINAL_REJECT' && each.docDatumId !== waiting.docDatumId,
    );
    expect(sentBack.length).toBeGreaterThan(0);
    for (const each of sentBack) {
      const known = itemsOf(each).map(({ docMaterialId, docFileId }) => ({ docMaterialId, docFileId }));
      expect(each.objections).toHaveLength(1);
      expect(known).toContainEqual(
        expect.objectContaining({ docFileId: (each.objections[0] as { docFileId: string }).docFileId }),
      );
    }
  });
});

describe('an action of the platform or the funder', () => {
  const applyAction = async (name: string) => player.post('/sandbox/v1/packages/DD-none/actions', { action: name });

  it.each([
    ...platformActions,
    ...changeAnswers,
    ...removalAnswers,
    ...letterAnswers,
    ...funderActions,
    ...repaymentActions,
  ])('is accepted from the console: %s', async (name) => {
    expect(await applyAction(name)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused under an unknown name', async () => {
    expect(await applyAction('approve')).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'action' } });
  });
});

describe('the names of reviewers', () => {
  const people = ['reviewer-one-4711', 'reviewer-two-4712', 'operator-4713', 'funder-4714'] as const;
  const [one, two, operator, funder] = people;
  const applyAction = async (docDatumId: string, order: object) =>
    player.post(`/sandbox/v1/packages/${docDatumId}/actions`, order);

  it('are not contained in any answer to the customer, at any stage', async () => {
    const { docDatumId, ...waiting } = await firstIn('UN_AUDIT');
    const items = allMarked(waiting);
    const [bad] = items;
    const steps: readonly (() => Promise<{ readonly code: string }>)[] = [
      async () => applyAction(docDatumId, { action: 'first-review-begins', by: one }),
      async () =>
        review(docDatumId, {
          as: 'first',
          by: one,
          result: 'NOPASS',
          items: [{ ...bad, result: 'NOPASS', reason: '不清晰' }],
        }),
      async () => applyAction(docDatumId, { action: 'platform-corrects', by: operator }),
      async () => applyAction(docDatumId, { action: 'platform-corrected', by: operator }),
      async () => review(docDatumId, { as: 'first', by: one, result: 'PASS', items }),
      async () => applyAction(docDatumId, { action: 'final-review-begins', by: two }),
      async () => review(docDatumId, { as: 'final', by: two, result: 'PASS', items }),
      async () => applyAction(docDatumId, { action: 'fund', by: funder }),
    ];
    const clerk = portal.browser();
    await clerk.signIn('zhousiyuan');
    for (const step of steps) {
      expect(await step()).toMatchObject({ code: '0' });
      for (const { response } of await seenByCustomer(clerk, docDatumId, bad?.docFileId ?? '')) {
        expect(response.statusCode).toBe(200);
        for (const person of [...people, 'reviewer-first', 'reviewer-final'])
          expect(response.body).not.toContain(person);
      }
    }
  });
});

describe('the name of a reviewer', () => {
  it('is compared without trailing blanks, and refused with invisible characters', async () => {
    const { docDatumId, ...waiting } = await firstIn('UN_AUDIT');
    const items = allMarked(waiting);
    expect(await review(docDatumId, { as: 'first', by: 'shen', result: 'PASS', items })).toMatchObject({ code: '0' });
    expect(await review(docDatumId, { as: 'final', by: 'shen ', result: 'PASS', items })).toMatchObject({
      code: 'SAME_REVIEWER',
    });
    expect(await review(docDatumId, { as: 'final', by: 'shen\u200B', result: 'PASS', items })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
  });
});

describe('a correction by the platform', () => {
  const amounts = ['amountExcludingTax', 'taxAmount', 'taxIncludedAmount'];

  it('accepts the values that an operator could enter, and leaves other fields unchanged', async () => {
    const { docDatumId, ...waiting } = await firstIn('UN_AUDIT');
    const bad = itemsOf({ docDatumId, ...waiting }).find((item) => item.docFileType === 'BUSI_INVOICE');
    const items = allMarked(waiting).map((mark) =>
      mark.docFileId === bad?.docFileId ? { ...mark, result: 'NOPASS', reason: '不清晰' } : mark,
    );
    expect(await review(docDatumId, { as: 'first', result: 'NOPASS', items })).toMatchObject({ code: '0' });
    const address = `/sandbox/v1/packages/${docDatumId}/actions`;
    expect(await player.post(address, { action: 'platform-corrects' })).toMatchObject({ code: '0' });
    const corrected = async (invoice: object) =>
      player.post(address, { action: 'platform-corrected', corrections: [{ docFileId: bad?.docFileId, invoice }] });
    const clerk = portal.browser();
    await clerk.signIn('zhousiyuan');
    const invoice = async () =>
      (
        (await clerk.get(`/api/web/corp/v1/certificate/doc/file/findById?docFileId=${bad?.docFileId}`)).data as {
          readonly invoice: object;
        }
      ).invoice;
    const before = await invoice();
    for (const field of amounts)
      for (const wrong of ['-1.00', '99999999999999.98'])
        expect(await corrected({ [field]: wrong })).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await player.post(address, { action: 'cancel', reason: '\ud800' })).toMatchObject({
      status: 400,
      data: { field: 'reason' },
    });
    expect(await corrected({ invoiceNum: '01287799' })).toMatchObject({ code: '0' });
    expect(before).not.toMatchObject({ taxIncludedAmount: '' });
    expect(await invoice()).toEqual({ ...before, invoiceNum: '01287799' });
  });
});

describe('a replaced document', () => {
  it('shows the reviewer the file that it replaced, which can be opened', async () => {
    const clerk = portal.browser();
    await clerk.signIn('heqinghe');
    const returned = (await queue()).find((each) => each.state === 'AUDIT_REJECT' && each.pkCorp === 'C-CHENGYE');
    const { docDatumId = '' } = returned ?? {};
    const invoices = (returned ? itemsOf(returned) : []).filter((item) => item.docFileType === 'BUSI_INVOICE');
    const bad = invoices.find((item) => item.result === 'NOPASS');
    const { data } = await clerk.get(`${calls.find}?docDatumId=${docDatumId}`);
    expect(await clerk.post(calls.modify, data)).toMatchObject({ code: '0' });
    const { fileName } = await declaredFile(clerk, bad?.docMaterialId ?? '');
    const better = (await sendFile(clerk, fileName, littlePdf)).data as { readonly pkFile: string };
    expect(
      await clerk.post('/api/web/corp/v1/certificate/doc/file/modify', {
        docFileId: bad?.docFileId,
        revision: 1,
        invoiceFile: better.pkFile,
      }),
    ).toMatchObject({ code: '0' });

    const mended = itemsOf((await queued(docDatumId)) as Queued).find((item) => item.docFileId === bad?.docFileId);
    expect(mended?.files.map((file) => file.pkFile)).toEqual([better.pkFile]);
    expect(mended?.replaced).toMatchObject({
      fileName: bad?.files[0]?.name,
      files: [{ pkFile: bad?.files[0]?.pkFile, name: bad?.files[0]?.name }],
    });
    const opened = await player.get(new URL(mended?.replaced?.files[0]?.url ?? '').pathname);
    expect(opened.status).toBe(302);
    expect(opened.response.headers['location']).toMatch(/^data:application\/pdf/);
  });

  it('shows no replaced file when the file is the same', async () => {
    const clerk = portal.browser();
    await clerk.signIn('heqinghe');
    const returned = (await queue()).find((each) => each.state === 'AUDIT_REJECT' && each.pkCorp === 'C-CHENGYE');
    const { docDatumId = '' } = returned ?? {};
    const bad = (returned ? itemsOf(returned) : []).find((item) => item.result === 'NOPASS');
    await clerk.post(calls.modify, (await clerk.get(`${calls.find}?docDatumId=${docDatumId}`)).data);
    const { data } = await clerk.get(`/api/web/corp/v1/certificate/doc/file/findById?docFileId=${bad?.docFileId}`);
    const { invoice } = data as { readonly invoice: { readonly invoiceNum: string } };
    const modified = async (invoiceNum: string) => {
      expect(
        await clerk.post('/api/web/corp/v1/certificate/doc/file/modify', {
          docFileId: bad?.docFileId,
          invoice: { ...invoice, invoiceNum },
        }),
      ).toMatchObject({ code: '0' });
      return itemsOf((await queued(docDatumId)) as Queued).find((item) => item.docFileId === bad?.docFileId);
    };
    expect((await modified('01280499'))?.replaced).toMatchObject({
      fileName: bad?.files[0]?.name,
      number: invoice.invoiceNum,
      sameFiles: true,
      fields: { invoiceNum: invoice.invoiceNum },
      files: [],
    });
    expect(await modified(invoice.invoiceNum)).toMatchObject({ changedSinceReturn: false, replaced: null });
  });
});

it('a document with two marks is returned by neither', async () => {
  const waiting = await firstIn('UN_AUDIT');
  const [item] = itemsOf(waiting);
  const [material] = waiting.materials;
  const returned = { result: 'NOPASS', reason: '不清晰' };
  for (const marked of [
    { docMaterialId: item?.docMaterialId, docFileId: item?.docFileId },
    { docMaterialId: material?.docMaterialId },
  ]) {
    const items = [
      { ...marked, ...returned },
      { ...marked, result: 'PASS' },
    ];
    expect(await review(waiting.docDatumId, { as: 'first', result: 'NOPASS', items })).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field: 'items' },
    });
  }
  expect((await queued(waiting.docDatumId))?.state).toBe('UN_AUDIT');
});
