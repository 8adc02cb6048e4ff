import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxMembers, type MemberOrder } from '../../../server/core/sandbox/sandbox-members.ts';
import { isRestrictionFailure } from '../../../src/presentation/evidence/shared/restriction-view.ts';
import { newPackage, openMaterials, openOffice, until, type Office } from '../../builders/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const put = async (order: Omit<MemberOrder, 'pkCorp'>): Promise<void> =>
  sandboxMembers(office.store, office.clock).put({ pkCorp: 'C-YANZHOU', ...order });
const violating = { standing: 'violating', effectiveOn: '2026-11-21' } as const;

describe('a violating member sees the restriction', () => {
  it('on the upload page of an existing package, with the colleagues who may object', async () => {
    const seat = await office.seat('limin');
    const packageId = await newPackage(seat);
    await put(violating);
    const page = await openMaterials(seat, packageId);
    await until(() => page.restriction.view !== undefined);
    expect(page.restriction.view).toMatchObject({ kind: 'violating', objectors: ['周思远'], mayObject: false });
  });

  it.each([
    ['credit', 'violating'],
    ['est', undefined],
  ] as const)('in the list of %s: %s', async (book, held) => {
    await put(violating);
    const list = (await office.seat('limin')).presenters.packageList(book);
    list.opened('');
    await until(() => list.companyTerms.value !== undefined);
    expect(list.viewModel.restriction).toBe(held);
    list.left();
  });

  it.each([
    ['CREDIT', 'violating'],
    ['EST', undefined],
  ] as const)('on the page of %s: %s', async (product, kind) => {
    await put(violating);
    const page = (await office.seat('zhousiyuan')).presenters.productOverview();
    page.opened(product, 'zh-CN');
    await until(() => page.content.current.kind === 'ready');
    expect(page.restriction?.kind).toBe(kind);
    page.left();
  });
});

it.each([
  ['MEMBER_VIOLATING', true],
  ['BUSINESS_BARRED', true],
  ['AGREEMENT_WITHDRAWN', true],
  ['NOT_FOUND', false],
])('a refusal with the code %s is recognised as a restriction or not', (code, held) =>
  expect(isRestrictionFailure({ code })).toBe(held),
);
