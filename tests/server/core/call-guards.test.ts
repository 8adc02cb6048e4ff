import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../server/core/back-end.ts';
import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../server/core/desks.ts';
import type { CallName } from '../../../src/contract/calls.ts';
import { noAlerts } from '../../../src/domain/messages/shared/message-alerts.ts';
import { Asker } from '../../builders/asker.ts';
import { demoBackEnd } from '../../builders/desks.ts';

/** A valid value for every required field of any call. */
const fields = {
  docDatumId: 'DD-NONE',
  dataVersion: 1,
  docMaterialId: 'DM-NONE',
  docFileType: 'BUSI_CONTRACT',
  docFileId: 'DF-NONE',
  docFileIds: ['DF-NONE'],
  fkFile: 'PK-NONE',
  docType: 'CREDIT',
  page: 1,
  pageSize: 20,
  taskSegment: 'CORP',
  fkCredit: ['K-NONE'],
  fkFinance: 'F-CHANGYU',
  fkCorpCore: 'C-QIHENG',
  region: 'R_156',
  pkFiles: ['PK-NONE'],
  ids: ['PK-NONE'],
  id: 'PK-NONE',
  eventType: 'ACCOUNT_VIEWED',
  localFileName: 'a.pdf',
  size: 5,
  dimensions: { fkCorpCore: 'C-QIHENG', fkFinance: 'F-CHANGYU' },
  type: 'CREDIT',
  docStdCategoryId: 'STD-AUTH',
  sha256: 'a'.repeat(64),
  uploadId: 'U1',
  reason: 'R',
  businessNumberIds: ['K-NONE'],
  orderNum: 'O-NONE',
  channelCreditCode: 'K-NONE',
  invoiceNum: '26992000000001280371',
  businessNo: 'K-NONE',
  opinionContent: 'O',
  text: 'TT',
  isHelpful: true,
  score: 5,
  comment: 'C',
  effects: [{ docFileType: 'BUSI_INVOICE', keptFields: 1, correctedFields: 0, typedFields: 0 }],
  updateDocFile: [{ docFileId: 'DF-NONE', invoice: { invoiceDate: '2026-01-01' } }],
  taskIds: ['PK-NONE'],
  result: 'RIGHT',
  pkFile: 'PK-NONE',
  nameList: ['N'],
  fileName: 'none.pdf',
  act: 'issue',
  instrumentKind: 'credit',
  submits: false,
  applicationId: 'TA-NONE',
  decision: 'approve',
  place: 'held',
  instrumentId: 'I-NONE',
  number: 1,
  md5: 'a'.repeat(32),
  picked: { also: ['DD-NONE'] },
  kind: 'EXPORT',
  canRelateBusinessNumberId: 'DD-NONE',
  createMaterial: true,
  revision: 0,
  views: [],
  messageState: 'SENT',
  messageType: 'ALL',
  identifier: 'MOBILE',
  current: 'x',
  next: 'x',
  keyId: 'x',
  sessionId: 'S-NONE',
  asked: [],
  agreementNames: ['CORP_REG_AGREEMENT'],
  holdings: [{ holdingId: 'H-NONE', amount: '1.00' }],
  financingId: 'FN-NONE',
  words: 'W',
  version: 1,
  answers: [{ questionId: 'Q-NONE', answer: 'A' }],
  billAgencyType: '1',
  statement: 'S',
  taxpayerType: 'GENERAL',
  invoiceTitle: 'T',
  registerAddress: '',
  registerPhone: '',
  bankName: '',
  bankAccount: '',
  userId: 'U-NONE',
  product: 'CREDIT',
  productType: 'CREDIT',
  systemCode: 'CREDIT',
  invoiceType: '',
  receiveEmail: '',
  receiveMobile: '',
  types: ['3'],
  tour: 'home',
  target: 'WORKBENCH',
  url: 'https://workbench.example/entry',
  modes: noAlerts,
  mails: noAlerts,
  address: 'A',
  hour: 9,
  quietNights: true,
  isOn: true,
  code: '123456',
  applicantName: 'A',
  applicantTitle: 'T',
  contactName: 'C',
  contactMobile: '13800000000',
  yearlyAmount: '1',
  purpose: 'P',
  certNumber: '1e',
  lossReason: 'lost',
  legalEntityName: '',
  legalEntitySocialCreditCode: '',
  legalEntityPersonNameLegal: '',
  rnLicenses: {},
  rnAuthPersons: [],
  licenseValidUntil: '',
  entrustValidUntil: '',
  legalEntityLetterValidUntil: '',
  slot: 'CA_AUTH_FILE',
  branchName: 'B',
  bankNo: '1',
  accountNo: '1',
  accountId: 'BA-NONE',
  amount: '0.01',
  personName: 'P',
  mobile: '14000000000',
  idNumber: '1',
  roles: ['operator'],
  institution: '',
  invitationId: 'IN-NONE',
  seen: [],
  demanded: true,
  proposalId: 'PP-NONE',
  confirmed: true,
  personId: 'P-NONE',
  raTypes: [],
  listCode: 'L',
  agreementName: 'PRODUCT_EST_AGREEMENT',
  greementType: 'CORP_REG_AGREEMENT',
  textHash: 'a',
  fromUserId: 'U-NONE',
  toUserId: 'U-NONE',
  delegationId: 'DG-NONE',
  organisationId: 'IO-NONE',
  authorisationId: 'AU-NONE',
};
const token = { number: 'HK1', recipient: 'R', mobile: '14000001011', address: 'A', current: 'C', keyId: 'K' };
/** Values for calls that use the same field name differently. */
const others: Partial<Readonly<Record<CallName, object>>> = {
  readRealNamePaper: { slot: 'LEGAL_PERSON' },
  viewRealNameNumber: { field: 'agentMobile' },
  proveUkeyIdentity: { text: 'T', certificate: 'C', signature: 'S' },
  giveAuthorisation: {
    userId: '',
    personName: 'P',
    organisationId: 'IO-NONE',
    products: [],
    actions: [],
    from: '',
    until: '',
  },
  proveAgreement: { text: 'T', certificate: 'C', signature: 'S' },
  checkTradeForm: { form: {} },
  saveTradeApplication: { form: {} },
  decideTradeApplication: { version: 1 },
  tradeDecisionChallenge: { version: 1 },
  revealTradePayroll: { person: 1 },
  makeTradeDrafts: { forms: [{}] },
  submitTradeDrafts: { drafts: [{ applicationId: 'TA-NONE', version: 1 }] },
  tradeApprovals: { decisions: [{ applicationId: 'TA-NONE', version: 1 }] },
  tradeApprovalsChallenge: { decisions: [{ applicationId: 'TA-NONE', version: 1 }] },
  withdrawTradeApplication: { version: 1 },
  allocateCredit: { innerOrgId: 'IO-NONE', version: 0 },
  makeInnerOrg: { name: 'N', parentId: '' },
  renameInnerOrg: { innerOrgId: 'IO-NONE', name: 'N' },
  moveInnerOrg: { innerOrgId: 'IO-NONE', parentId: '' },
  stopInnerOrg: { innerOrgId: 'IO-NONE' },
  reopenInnerOrg: { innerOrgId: 'IO-NONE' },
  placeInnerOrgMember: { innerOrgId: '', seen: '' },
  creditCorpsByName: { corpName: '' },
  exportTradeList: { list: 'applications' },
  tradeLedger: { from: '2026-11-01', to: '2026-11-30' },
  tradeStatistics: { from: '2026-11', to: '2026-11' },
  requestTradeLimit: { total: '1.00', validUntil: '' },
  withdrawTradeLimitRequest: { requestId: 'LR-NONE' },
  proposeTradeReviewThreshold: { amount: '1.00', validFrom: '2026-12-31' },
  answerTradeReviewThreshold: { proposalId: 'RT-NONE', answer: 'confirm' },
  tradePaymentMonth: { month: '2026-12' },
  tradeReceiptMonth: { month: '2026-12' },
  tradeSuppliers: { keyword: '' },
  recommendTradeSupplier: { corpName: 'N', socialCreditCode: 'U', contactName: 'C' },
  answerTradeRecommendation: { recommendationId: 'SR-NONE', answer: 'confirm' },
  nameDelegate: { fromUserId: 'U-NONE', toUserId: 'U-NONE', roles: [], from: '', until: '' },
  confirmMail: { code: '123456' },
  archiveEntry: { index: 0 },
  applyForHardKey: { ...token, userId: 'U-NONE', purpose: 'first', replaces: '' },
  correctHardKey: token,
  withdrawHardKey: token,
  reportHardKeyMissing: token,
  hardKeyChallenge: token,
  activateHardKey: { ...token, text: 'T', certificate: 'C', signature: 'S' },
};
// Schemas drop unknown fields.
const known = (name: CallName): unknown => v.parse((calls[name] as Call).request, { ...fields, ...others[name] });

const named = Object.entries(calls) as readonly (readonly [CallName, Call])[];
/** Calls for users who cannot sign in. */
const forAnybody: readonly CallName[] = [
  'platforms',
  'passwordReset',
  'accountUnfreeze',
  'keyHelper',
  'keyControls',
  'partnerAuth',
  'workbenchSession',
  'workbenchCode',
  'workbenchLogin',
  'workbenchLogout',
  'register',
  'guaranteeProject',
  'readInvitation',
  'acceptInvitation',
  'openHelps',
];
const forSignedIn = named
  .filter(([name, { base }]) => base !== 'sso' && !forAnybody.includes(name))
  .map(([name]) => name);
/**
 * A director can keep a session, download visible data, give feedback, read messages, manage the own account, sign
 * agreements, apply for and open products, use own keys, receive notices about invoices, see tours, decide proposals
 * and applications of colleagues, and name a delegate; viewed data are recorded. A director changes nothing else.
 */
const ofLookers: readonly CallName[] = [
  'saveApplication',
  'submitApplication',
  'refreshSession',
  'packageEvent',
  'requestDownload',
  'exportTradeList',
  'retryDownload',
  'repeatDownload',
  'removeDownload',
  'keepViews',
  'markMessagesRead',
  'revealIdentifier',
  'changePassword',
  'endAccountSession',
  'feedback',
  'signAgreement',
  'answerSurvey',
  'invoiceChange',
  'judgeHelp',
  'switchProduct',
  'enterCompany',
  'openProduct',
  'markTourSeen',
  'chooseMessageAlerts',
  'exportProtocols',
  'markProtocolExportsSeen',
  'requestMailCode',
  'confirmMail',
  'removeMail',
  'chooseTwoStep',
  'endTrust',
  'beginAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'makeRecoveryCodes',
  'stopReset',
  'confirmReset',
  'openCertificate',
  'renewCertificate',
  'reissueCertificate',
  'certificateAnswer',
  'reportCertificateLoss',
  'applyForHardKey',
  'correctHardKey',
  'withdrawHardKey',
  'reportHardKeyMissing',
  'hardKeyChallenge',
  'activateHardKey',
  'decideProposal',
  'withdrawProposal',
  'nameDelegate',
  'endDelegation',
  'agreementChallenge',
  'proveAgreement',
  'decideTradeApplication',
  'tradeDecisionChallenge',
  'tradeApprovals',
  'tradeApprovalsChallenge',
  // A user who may not see the people of a payroll is told that it does not exist.
  'revealTradePayroll',
];
const changing = named
  .filter(([name, { changes }]) => changes && forSignedIn.includes(name) && !ofLookers.includes(name))
  .map(([name]) => name);
/** These calls prepare a package, which only an operator can make. */
const preparing: readonly CallName[] = ['candidates', 'effectiveStandard'];

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await demoBackEnd();
});

describe('a visitor who is not signed in', () => {
  it.each(forSignedIn)('is refused by %s', async (name) => {
    expect(await new Asker(backEnd).ask(name, known(name))).toMatchObject({ code: 'SESSION_REQUIRED' });
  });
});

describe('a director without the right to change packages', () => {
  let director: Asker;
  beforeAll(async () => {
    director = new Asker(backEnd);
    await director.signIn('guyunzhou');
  });

  it.each([...changing, ...preparing])('is refused by %s', async (name) => {
    expect(await director.ask(name, known(name))).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('a query user of the company (F-261)', () => {
  let query: Asker;
  beforeAll(async () => {
    query = new Asker(backEnd);
    await query.signIn('shenruogu');
  });

  it.each([...changing, ...preparing, 'decideProposal' as const])('is refused by %s', async (name) => {
    expect(await query.ask(name, known(name))).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  const application = {
    applicantName: '沈若谷',
    applicantTitle: '会计',
    contactName: '沈若谷',
    contactMobile: '14000001004',
    yearlyAmount: '1.00',
    purpose: '周转',
    pkFiles: [],
    revision: 0,
    productType: 'ABS',
  };
  it.each([
    [
      'may not open a product',
      'openProduct',
      { productType: 'STD_PAPER' },
      { code: 'PRODUCT_NOT_OPENABLE', data: { reasons: expect.arrayContaining(['role']) } },
    ],
    ['may not save an application for a product', 'saveApplication', application, { code: 'NOT_PERMITTED' }],
    ['may not submit an application for a product', 'submitApplication', application, { code: 'NOT_PERMITTED' }],
    [
      'may not open a certificate in the company’s name',
      'openCertificate',
      known('openCertificate'),
      { code: 'NOT_IN_THIS_STATE', data: { because: 'role' } },
    ],
    [
      'may not apply for a token',
      'applyForHardKey',
      {
        userId: 'U-shenruogu',
        purpose: 'first',
        replaces: '',
        recipient: '沈若谷',
        mobile: '14000001004',
        address: '浙江省宁波市海曙区解放南路 1 号 305 室',
        current: 'C',
        keyId: 'K',
      },
      { code: 'NOT_FOUND' },
    ],
  ] as const)('%s', async (_what, name, request, answer) => {
    expect(await query.ask(name, request)).toMatchObject(answer);
  });
});
