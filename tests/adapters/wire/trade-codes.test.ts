import { describe, expect, it } from 'vitest';
import { WireApprovalDesk } from '../../../src/adapters/wire/trade/wire-approval-desk.ts';
import { WireHoldingBook, holdingOf } from '../../../src/adapters/wire/trade/wire-holding-book.ts';
import { WireLimitDesk } from '../../../src/adapters/wire/trade/wire-limit-desk.ts';
import { WireTradeDesk, checksOf, rowOf } from '../../../src/adapters/wire/trade/wire-trade-desk.ts';
import { clientOver } from '../../builders/client-over.ts';

const row = {
  applicationId: 'TA-1',
  applicationNo: 'QF-1',
  act: 'issue',
  instrumentKind: 'credit',
  companyId: 'C-1',
  companyName: '',
  counterpartyName: '',
  amount: '1.00',
  dueDate: '2027-03-31',
  state: 'WAITING',
  makerName: '',
  isMine: false,
  version: 1,
  createTime: 0,
  stateTime: 0,
  endDate: '',
};
const holding = {
  holdingId: 'H-1',
  instrumentId: 'I-1',
  instrumentNo: 'RX-1',
  instrumentKind: 'credit',
  place: 'held',
  issuerName: '',
  senderName: '',
  amount: '1.00',
  reservedAmount: '0.00',
  frozenAmount: '0.00',
  packagedAmount: '0.00',
  availableAmount: '1.00',
  dueDate: '2027-03-31',
  payDate: '2027-03-31',
  payDateAbout: false,
  acceptBy: '',
  openTime: 0,
  isTransferable: true,
  openApplications: [],
};

describe('a code that a later back end may give', () => {
  it.each([
    [undefined, undefined],
    [null, undefined],
    ['own', 'own'],
    ['on-holiday', 'unknown'],
    ['constructor', 'unknown'],
  ])('of what bars a decision, %j, is %j: never taken for no bar', (decisionBar, expected) => {
    expect(rowOf({ ...row, decisionBar }).decisionBar).toBe(expected);
  });

  it.each([
    [undefined, undefined],
    ['watched', 'watched'],
    ['too-new', 'unknown'],
  ])('of what is approved by itself, %j, is %j', (bulkBar, expected) => {
    expect(rowOf({ ...row, bulkBar }).bulkBar).toBe(expected);
  });

  it.each([
    [undefined, undefined],
    ['closed', 'closed'],
    ['pledged', 'unknown'],
  ])('of what bars a transfer, %j, is %j', (transferBar, expected) => {
    expect(holdingOf({ ...holding, transferBar }).transferBar).toBe(expected);
  });

  it('of a rule or an outcome leaves the rule out, because nothing could be shown', () => {
    const known = { code: 'LIMIT', outcome: 'passed', values: {} };
    const wire = [known, { ...known, code: 'MOON' }, { ...known, outcome: 'pondered' }];
    expect(checksOf(wire).map(({ code }) => code)).toEqual(['LIMIT']);
  });

  it('of a refusal to decide says that the reader cannot, and not why', async () => {
    const { client } = clientOver({ because: 'on-holiday' }, 'TRADE_NOT_YOURS');
    expect(await new WireTradeDesk(client).decide({ applicationId: 'TA-1', version: 1, decision: 'approve' })).toEqual({
      done: false,
      because: 'not-yours',
      bar: 'unknown',
    });
  });

  it.each([
    [true, 'constructor', undefined],
    [false, 'no-director', 'no-director'],
    [false, 'on-holiday', 'unknown'],
  ])('of what keeps a payee from accepting (%j, %j) is %j', async (isSigned, because, expected) => {
    const { client } = clientOver({ isSigned, because });
    expect(await new WireTradeDesk(client).acceptanceGap('C-1')).toBe(expected);
  });

  it('of a function under trial is left out, and so is one that is offered', async () => {
    const pilots = [
      { functionCode: 'several-payees', isOffered: true },
      { functionCode: 'moon', isOffered: false },
    ];
    expect(await new WireTradeDesk(clientOver(pilots).client).closedPilots()).toEqual([]);
    const closed = [{ functionCode: 'several-payees', isOffered: false }];
    expect(await new WireTradeDesk(clientOver(closed).client).closedPilots()).toEqual(['several-payees']);
  });

  it('of a kind of instrument leaves its limit out', async () => {
    const limit = {
      instrumentKind: 'credit',
      total: '1.00',
      used: '0.00',
      reserved: '0.00',
      validFrom: '',
      validUntil: '',
      isRevolving: true,
    };
    const { client } = clientOver({ records: [limit, { ...limit, instrumentKind: 'gold' }], mayRequest: true });
    expect((await new WireLimitDesk(client).limits()).limits.map(({ kind }) => kind)).toEqual(['credit']);
  });
});

describe('a refusal', () => {
  it.each([
    ['NOT_IN_THIS_STATE', 'not-holder', { because: 'certificate' }],
    ['NOT_IN_THIS_STATE', 'exception', { because: 'state' }],
    ['TRADE_NOT_YOURS', 'own', { because: 'not-yours', bar: 'own' }],
    ['SERVER_FAULT', '', { because: 'failed' }],
    ['NOT_IN_THIS_STATE', 'revoked', { because: 'certificate' }],
    ['MOON_IS_FULL', '', { because: 'state' }],
  ])('of one of several approvals with %s %s is reported for that approval', async (code, because, refusal) => {
    const results = [{ applicationId: 'TA-1', refusal: { code, because } }];
    const approved = await new WireApprovalDesk(clientOver({ results }).client).approve([]);
    expect(approved).toMatchObject({ done: true, results: [{ refusal }] });
  });

  it.each([
    ['NOT_FOUND', {}, { because: 'gone' }],
    ['LIMIT_REQUEST', { because: 'open' }, { because: 'open' }],
    ['LIMIT_REQUEST', { because: 'zero', field: 'total' }, { because: 'refused', problems: { total: 'zero' } }],
  ])('of a request about a limit with %s %j is reported', async (code, values, refusal) => {
    const desk = new WireLimitDesk(clientOver(values, code).client);
    expect(await desk.withdraw('LR-1')).toEqual({ done: false, ...refusal });
  });

  it('of a signing text, where nothing is found, is about the certificate', async () => {
    const desk = new WireTradeDesk(clientOver({}, 'NOT_FOUND').client);
    expect(await desk.signingText('TA-1', 1, '7')).toEqual({
      asked: false,
      because: 'signature',
      refusal: { because: 'gone' },
    });
    expect(await desk.withdraw('TA-1', 1)).toEqual({ done: false, because: 'gone' });
  });
});

describe('the book of holdings', () => {
  it.each([
    ['', undefined],
    ['C-1', 'C-1'],
  ])('asks for the issuer %j as %j', async (issuerId, expected) => {
    const none = { count: 0, totalAmount: '0.00' };
    const names = ['heldAmount', 'availableAmount', 'reservedAmount', 'packagedAmount', 'frozenAmount'];
    const parts = Object.fromEntries(names.map((each) => [each, '0.00']));
    const { client, asked } = clientOver({ ...none, ...parts, transit: none, records: [] });
    await new WireHoldingBook(client).holdings({ place: 'held', issuerId, page: 1, pageSize: 20 });
    expect(asked).toMatchObject([{ issuerId: expected }]);
  });

  it('offers as issuers those that have issued to the company', async () => {
    const corp = { pkCorp: 'C-1', corpName: '甲', socialCreditCode: '' };
    const { client } = clientOver([
      { ...corp, hasIssued: true },
      { ...corp, pkCorp: 'C-2', hasIssued: false },
      { ...corp, pkCorp: 'C-3' },
    ]);
    expect((await new WireHoldingBook(client).issuers()).map(({ companyId }) => companyId)).toEqual(['C-1']);
  });
});
