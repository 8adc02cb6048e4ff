import * as records from './records/notices.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

export function noticesStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'what agreements said',
    (all) => all.agreementTexts,
    (each) => each.id,
    [records.agreementText, { ...records.agreementText, id: 'B', agreement: 'PRODUCT_CREDIT_AGREEMENT' }],
    { version: 'V9' },
  );

  it('finds the versions of an agreement in the order in which they were kept', async () => {
    const version = (id: string, keptAt: number, agreement = records.agreementText.agreement) => ({
      ...records.agreementText,
      id,
      keptAt,
      agreement,
    });
    await doing(async ({ agreementTexts }) =>
      agreementTexts.saveAll([
        version('X3', 30, 'PRODUCT_EST_AGREEMENT'),
        version('X2', 20, 'PRODUCT_EST_AGREEMENT'),
        version('X1', 20, 'PRODUCT_EST_AGREEMENT'),
        version('X0', 10, 'PRODUCT_EDT_AGREEMENT'),
      ]),
    );
    expect(
      (await doing(async ({ agreementTexts }) => agreementTexts.ofAgreement('PRODUCT_EST_AGREEMENT'))).map(
        ({ id }) => id,
      ),
    ).toEqual(['X1', 'X2', 'X3']);
  });

  keeps(
    'signatures',
    (all) => all.signatures,
    (each) => each.id,
    [
      records.signature,
      { ...records.signature, id: 'S-2', agreement: 'CORP_PRIVACY_AGREEMENT' },
      records.signatureByKey,
    ],
    { signedAt: 1_700_000_000_011 },
  );

  keeps(
    'noticesRead',
    (all) => all.noticesRead,
    (each) => each.id,
    [records.noticeRead],
    { readAt: 1_700_000_000_011 },
  );

  keeps(
    'standings',
    (all) => all.standings,
    (each) => each.pkCorp,
    [records.standing, { ...records.standing, pkCorp: 'C-2', standing: 'violating', effectiveOn: '2026-12-05' }],
    { addedOn: '2026-11-22' },
  );

  keeps(
    'objections',
    (all) => all.objections,
    (each) => each.receiptNumber,
    [records.objection],
    { state: 'rejected', answer: '证据不足' },
  );
}
