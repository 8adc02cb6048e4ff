import * as records from './records/certificates.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

function certificatesContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'certificates',
    (all) => all.certificates,
    (each) => each.serial,
    [
      records.certificate,
      { ...records.certificate, serial: '1b', kind: 'CLOUD', revokedAt: 1_700_000_000_007, endedAs: 'lost' },
    ],
    { revokedAt: 1_700_000_000_008 },
  );

  it('finds the certificates of each account, the newest first, and the revoked ones', async () => {
    const issued = (serial: string, wish: object) => ({ ...records.certificate, serial, ...wish });
    await doing(async ({ certificates }) =>
      certificates.saveAll([
        issued('21', { userId: 'U-9', validFrom: 10 }),
        issued('22', { userId: 'U-9', validFrom: 20, revokedAt: 30 }),
        issued('23', { userId: 'U-8', validFrom: 30, revokedAt: 5 }),
        issued('20', { userId: 'U-9', validFrom: 10 }),
      ]),
    );
    expect((await doing(async ({ certificates }) => certificates.ofUser('U-9'))).map(({ serial }) => serial)).toEqual([
      '22',
      '20',
      '21',
    ]);
    expect((await doing(async ({ certificates }) => certificates.allRevoked())).map(({ serial }) => serial)).toEqual([
      '22',
      '23',
    ]);
  });

  it('finds the certificates that expire soon, except the revoked ones', async () => {
    const issued = (serial: string, validTo: number, wish: object = {}) => ({
      ...records.certificate,
      serial,
      validTo,
      ...wish,
    });
    await doing(async ({ certificates }) =>
      certificates.saveAll([
        issued('31', 30),
        issued('32', 20),
        issued('33', 10),
        issued('34', 40),
        issued('35', 30, { revokedAt: 5 }),
        issued('30', 30),
      ]),
    );
    expect(
      (await doing(async ({ certificates }) => certificates.endingBetween(10, 30))).map(({ serial }) => serial),
    ).toEqual(['32', '30', '31']);
  });
}

function certificateEventsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'what happened to certificates',
    (all) => all.certificateEvents,
    (each) => each.id,
    [records.certificateEvent, { ...records.certificateEvent, id: 'E-2', what: 'lost', detail: 'stolen' }],
    { detail: '30' },
  );

  it('finds the events of an account’s certificates, the newest first', async () => {
    const happened = (id: string, at: number, userId = 'U-9') => ({ ...records.certificateEvent, id, at, userId });
    await doing(async ({ certificateEvents }) =>
      certificateEvents.saveAll([
        happened('E-11', 10),
        happened('E-13', 30),
        happened('E-12', 30),
        happened('E-14', 40, 'U-8'),
        happened('E-10', 5),
      ]),
    );
    expect(
      (await doing(async ({ certificateEvents }) => certificateEvents.ofUser('U-9', 3))).map(({ id }) => id),
    ).toEqual(['E-13', 'E-12', 'E-11']);
  });
}

function hardKeysContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'certificates in tokens that were applied for',
    (all) => all.hardKeys,
    (each) => each.number,
    [
      records.hardKey,
      {
        ...records.hardKey,
        number: 'HK00000002',
        state: 'posted',
        postedAt: 1_700_000_000_006,
        courier: 'SF1',
        certificate: 'AAAA',
        serial: '1a',
        purpose: 'renew',
        replaces: '19',
      },
    ],
    { reason: '地址不全' },
  );

  it('finds the token applications of a company, the newest first, and those under way', async () => {
    const applied = (number: string, appliedAt: number, wish: object = {}) => ({
      ...records.hardKey,
      number,
      appliedAt,
      since: appliedAt,
      ...wish,
    });
    await doing(async ({ hardKeys }) =>
      hardKeys.saveAll([
        applied('HK-11', 10, { pkCorp: 'C-9' }),
        applied('HK-13', 30, { pkCorp: 'C-9', state: 'activated' }),
        applied('HK-12', 10, { pkCorp: 'C-9', state: 'posted' }),
        applied('HK-14', 5, { pkCorp: 'C-8', state: 'returned' }),
      ]),
    );
    expect((await doing(async ({ hardKeys }) => hardKeys.ofCompany('C-9'))).map(({ number }) => number)).toEqual([
      'HK-13',
      'HK-11',
      'HK-12',
    ]);
    expect((await doing(async ({ hardKeys }) => hardKeys.underWay())).map(({ number }) => number)).toEqual([
      'HK-14',
      'HK-11',
      'HK-12',
    ]);
  });
}

function certificateOrdersContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'what people are asked about certificates',
    (all) => all.certificateOrders,
    (each) => each.userId,
    [records.certificateOrder, { ...records.certificateOrder, userId: 'U-2', action: 'open', serial: '' }],
    { made: '2b' },
  );

  it('finds the certificate orders that have made no certificate', async () => {
    await doing(async ({ certificateOrders }) =>
      certificateOrders.saveAll([
        { ...records.certificateOrder, userId: 'U-8' },
        { ...records.certificateOrder, userId: 'U-7' },
        { ...records.certificateOrder, userId: 'U-9', made: '2b' },
      ]),
    );
    const open = (await doing(async ({ certificateOrders }) => certificateOrders.open())).map(({ userId }) => userId);
    expect(open.filter((userId) => ['U-7', 'U-8', 'U-9'].includes(userId))).toEqual(['U-7', 'U-8']);
  });
}

export function certificatesStoreContract(suite: StoreSuite): void {
  certificatesContract(suite);
  certificateEventsContract(suite);
  hardKeysContract(suite);
  certificateOrdersContract(suite);
}
