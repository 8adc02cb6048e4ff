import { describe, expect, it } from 'vitest';
import { reviewOf, parseAuthState, unifiedHint, type AuthState } from '../../../src/domain/keys/certification.ts';
import { remedyOf, openingOf, type OpeningFacts } from '../../../src/domain/products/shared/opening.ts';
import { openingPolicies } from '../../../src/domain/agreements/opening-policy.ts';
import { productCodes, type ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { isAudit, thinned } from '../../support/audit.ts';

const states = ['UNAUTH', 'VERIFYING', 'UPDATE_VERIFYING', 'AUTH'] as const;
const approving = [
  'SUBMIT_1ST',
  'RESUBMIT_1ST',
  'APPROVEING_1ST',
  'APPROVEING_2ND',
  'SUBMIT_CORP',
  'APPROVE_PASS_1ND',
  'APPROVE_NOPASS_1ST_2ND',
  'RESUBMIT_CORP',
  'LEADER_REVOCATION_1ST',
  'LEADER_REVOCATION_2ND',
];
const rejected = ['APPROVE_NOPASS_1ST', 'APPROVE_NOPASS_CORP_2ND'];
const nodes = ['', 'SOMETHING_ELSE', ...approving, ...rejected];
const roles = [
  'ROLE_CORP_OPERATOR',
  'ROLE_CORE_DIRECTOR',
  'CORP_QUERY',
  'CORP_MANAGER',
  'CORP_PURCHASE',
  'CORE_FINAL_REVIEW',
] as const;
const yesNo = [false, true] as const;

const settled: OpeningFacts = {
  realName: 'AUTH',
  hardCertificate: 'AUTH',
  softCertificate: 'AUTH',
  node: '',
  individual: false,
  pending: false,
  softKeyUsable: true,
  certificateNumber: '',
  unified: true,
  role: 'ROLE_CORP_OPERATOR',
  application: undefined,
  offered: true,
  opened: false,
  agreementWithdrawn: false,
  agreementSigned: true,
};

type Sentence = (
  facts: OpeningFacts,
  real: { readonly approving: boolean; readonly rejected: boolean },
) => readonly string[];
const busy = (state: string): boolean => state === 'VERIFYING' || state === 'UPDATE_VERIFYING';

/**
 * Document 1, section 5, product by product, sentence by sentence: written again, independent of the table that the
 * portal reads.
 */
const notUnauth: Sentence = ({ realName }) => (realName === 'UNAUTH' ? ['needs-real-name'] : []);
const authenticated: Sentence = ({ realName }) =>
  realName === 'UNAUTH' ? ['needs-real-name'] : busy(realName) ? ['real-name-under-way'] : [];
const notApproving: Sentence = (_facts, real) => (real.approving ? ['under-review'] : []);
const notRejected: Sentence = (_facts, real) => (real.rejected ? ['review-failed'] : []);
const uncertified = ({ hardExpiredOn = '' }: OpeningFacts): string =>
  hardExpiredOn === '' ? 'not-certified' : 'hard-certificate-expired';
const hardAuth: Sentence = (facts) =>
  facts.hardCertificate === 'UNAUTH'
    ? [uncertified(facts)]
    : busy(facts.hardCertificate)
      ? ['certification-under-review']
      : [];
const hardBegun: Sentence = (facts) =>
  ['VERIFYING', 'UPDATE_VERIFYING', 'AUTH'].includes(facts.hardCertificate) ? [] : [uncertified(facts)];
const softAuth: Sentence = ({ softCertificate, softExpiredOn = '' }) =>
  softCertificate === 'UNAUTH'
    ? [softExpiredOn === '' ? 'no-certificate' : 'soft-certificate-expired']
    : busy(softCertificate)
      ? ['certificate-under-review']
      : [];
const noPending: Sentence = ({ pending }) => (pending ? ['verification-pending'] : []);
const keyOrNumber: Sentence = ({ softKeyUsable, certificateNumber, softExpiredOn = '' }) =>
  softKeyUsable || certificateNumber !== '' ? [] : [softExpiredOn === '' ? 'no-soft-key' : 'soft-certificate-expired'];
const noIndividual: Sentence = ({ individual }) => (individual ? ['companies-only'] : []);
const usual = [authenticated, notApproving, notRejected];

const sentences: Readonly<Record<ProductCode, readonly Sentence[]>> = {
  RECEIVABLE: [notUnauth, notApproving, notRejected],
  EST: [notApproving, notRejected, hardAuth],
  EDT: [notRejected, hardBegun, noIndividual],
  EXTOC: [notRejected, hardAuth, noIndividual],
  SCCP: [noPending, authenticated, notApproving, notRejected, hardAuth, softAuth, keyOrNumber],
  ORDER: [...usual, noIndividual],
  GPC: [...usual, noIndividual],
  CREDIT: usual,
  ESTP: usual,
  NOTE: usual,
  EJT: usual,
  SCG: usual,
  BAB: usual,
  ETT: usual,
  POND: usual,
  ABS: usual,
  LETTER_OF_GUARANTEE: usual,
  FAW: usual,
  STD_PAPER: usual,
};

const usesHard: readonly ProductCode[] = ['EST', 'EDT', 'EXTOC'];

/** Document 1, section 8: the first of these conditions that applies determines the prompt. */
const precedence = [
  ['companies-only', 'prompt requirements'],
  ['agreement-withdrawn', 'prompt requirements'],
  ['needs-real-name', 'prompt needs-real-name'],
  ['review-failed', 'prompt review-failed'],
  ['under-review', 'prompt under-review'],
  ['real-name-under-way', 'prompt under-review'],
  ['verification-pending', 'prompt under-review'],
  ['certification-under-review', 'prompt certification-under-review'],
  ['hard-certificate-expired', 'prompt certificate-expired'],
  ['not-certified', 'prompt not-certified'],
  ['certificate-under-review', 'prompt certification-under-review'],
  ['soft-certificate-expired', 'prompt certificate-expired'],
  ['no-certificate', 'prompt no-certificate'],
  ['no-soft-key', 'prerequisite certificate-management'],
  ['agreement-unsigned', 'sign'],
] as const;

function expected(product: ProductCode, facts: OpeningFacts): string {
  const verified = busy(facts.realName);
  const real = {
    approving: verified && approving.includes(facts.node),
    rejected: verified && rejected.includes(facts.node),
  };
  const mayOpen = !/QUERY|MANAGER|PURCHASE|FINAL/.test(facts.role);
  const reasons = [
    ...new Set(sentences[product].flatMap((sentence) => sentence(facts, real))),
    ...(mayOpen ? [] : ['role']),
    ...(facts.agreementWithdrawn ? ['agreement-withdrawn'] : facts.agreementSigned ? [] : ['agreement-unsigned']),
  ];
  const answer = mayOpen
    ? (precedence.find(([reason]) => reasons.includes(reason))?.[1] ?? 'open')
    : 'prerequisite contact-manager';
  return `${answer}: ${reasons.toSorted().join(' ')}`;
}

function found(product: ProductCode, facts: OpeningFacts): string {
  const { answer, reasons } = openingOf(product, facts);
  const more = answer.kind === 'prompt' ? ` ${answer.prompt}` : answer.kind === 'prerequisite' ? ` ${answer.to}` : '';
  return `${answer.kind}${more}: ${reasons.toSorted().join(' ')}`;
}

const over = '2026-11-20';
const agreements = [
  { agreementWithdrawn: false, agreementSigned: false },
  { agreementWithdrawn: false, agreementSigned: true },
  { agreementWithdrawn: true, agreementSigned: true },
];
/** Expiry is stated by each part itself: a state other than UNAUTH reports none. */
const keys = [
  { softKeyUsable: false, certificateNumber: '' },
  { softKeyUsable: true, certificateNumber: '' },
  { softKeyUsable: false, certificateNumber: '9F01' },
  { softKeyUsable: false, certificateNumber: '', hardExpiredOn: over, softExpiredOn: over },
];

function* combinations(): Generator<OpeningFacts> {
  for (const realName of states)
    for (const hardCertificate of states)
      for (const softCertificate of states)
        for (const node of nodes)
          for (const individual of yesNo)
            for (const pending of yesNo)
              for (const role of roles)
                for (const agreement of agreements)
                  yield {
                    ...settled,
                    realName,
                    hardCertificate,
                    softCertificate,
                    node,
                    individual,
                    pending,
                    role,
                    ...agreement,
                  };
}

describe('opening a product', () => {
  it('has the documented answer and all reasons in every combination of facts', () => {
    const wrong: string[] = [];
    let walked = 0;
    const all = [...combinations()];
    expect(all).toHaveLength(4 * 4 * 4 * 14 * 2 * 2 * 6 * 3);
    // No number of values is a multiple of 17, so every combination of values of three facts is included.
    const taken = thinned(all, 17);
    for (const facts of taken) {
      for (const product of productCodes) {
        for (const key of product === 'SCCP'
          ? keys
          : usesHard.includes(product)
            ? [keys[0], keys[3]]
            : keys.slice(0, 1)) {
          const asked = { ...facts, ...key };
          walked += 1;
          if (found(product, asked) !== expected(product, asked) && wrong.length < 5)
            wrong.push(
              `${product} ${JSON.stringify(asked)}: ${found(product, asked)}, not ${expected(product, asked)}`,
            );
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(walked).toBe((isAudit ? 64_512 : 3_795) * (15 + 3 * 2 + 4));
  });

  it.each(productCodes)('keeps %s open for every role after its requirements fail', (product) => {
    for (const realName of states)
      for (const role of roles)
        expect(
          openingOf(product, {
            ...settled,
            realName,
            role,
            hardCertificate: 'UNAUTH',
            individual: true,
            opened: true,
            offered: false,
          }),
        ).toMatchObject({ state: 'opened', reasons: [], answer: { kind: 'opened' } });
  });

  it.each(productCodes)('names every check of %s once, with a reason only when it fails', (product) => {
    const { checks } = openingOf(product, {
      ...settled,
      realName: 'UNAUTH',
      hardCertificate: 'UNAUTH',
      softCertificate: 'UNAUTH',
      softKeyUsable: false,
      individual: true,
      pending: true,
      role: 'CORP_QUERY',
      agreementSigned: false,
      offered: false,
    });
    expect(new Set(checks.map(({ requirement }) => requirement)).size).toBe(checks.length);
    expect(openingOf(product, settled).checks.every(({ because }) => because === undefined)).toBe(true);
  });

  it('is refused first of all when the host does not offer the product', () => {
    expect(openingOf('NOTE', { ...settled, offered: false, realName: 'UNAUTH' })).toMatchObject({
      state: 'not-open',
      answer: { kind: 'prompt', prompt: 'requirements' },
      reasons: ['not-offered', 'needs-real-name'],
    });
  });

  it('is refused while its agreement is withdrawn, and keeps an opened product open', () => {
    for (const agreementSigned of yesNo)
      expect(openingOf('NOTE', { ...settled, agreementWithdrawn: true, agreementSigned })).toMatchObject({
        state: 'not-open',
        answer: { kind: 'prompt', prompt: 'requirements' },
        reasons: ['agreement-withdrawn'],
      });
    expect(openingOf('NOTE', { ...settled, agreementWithdrawn: true, opened: true })).toMatchObject({
      state: 'opened',
      reasons: [],
    });
  });

  it.each([
    ['CREDIT', { realName: 'VERIFYING', node: 'SUBMIT_1ST' }, 'under-review'],
    [
      'CREDIT',
      { realName: 'VERIFYING', node: 'SUBMIT_1ST', agreementSigned: false, role: 'CORP_QUERY' },
      'under-review',
    ],
    ['SCCP', { pending: true, softCertificate: 'UNAUTH' }, 'not-open'],
    ['SCCP', { softCertificate: 'VERIFYING' }, 'under-review'],
    ['EST', { hardCertificate: 'UPDATE_VERIFYING' }, 'under-review'],
    ['CREDIT', { agreementSigned: false }, 'openable'],
    ['CREDIT', { role: 'CORP_MANAGER' }, 'not-open'],
  ] as const)('of %s with %j is in the state %s', (product, facts, state) => {
    expect(openingOf(product, { ...settled, ...facts }).state).toBe(state);
  });

  it('is refused for unknown states', () => {
    const odd = {
      ...settled,
      realName: 'unrecognised',
      hardCertificate: 'unrecognised',
      softCertificate: 'unrecognised',
    } as const;
    expect(productCodes.filter((product) => openingOf(product, odd).answer.kind !== 'prompt')).toEqual([]);
    expect(openingOf('SCCP', odd).reasons).toEqual(['state-unrecognised']);
  });

  it('names the remedy of each reason', () => {
    expect((['needs-real-name', 'under-review', 'role', 'agreement-unsigned'] as const).map(remedyOf)).toEqual([
      'certification',
      'review',
      'contact-manager',
      'agreement',
    ]);
  });

  it('shows the key hint for four products', () => {
    expect(productCodes.filter((product) => openingPolicies[product].keyHint)).toEqual(['EST', 'EDT', 'EXTOC', 'SCCP']);
  });
});

describe('a company’s certification', () => {
  it.each([
    [undefined, 'UNAUTH'],
    [null, 'UNAUTH'],
    ['', 'UNAUTH'],
    ['AUTH', 'AUTH'],
    ['auth', 'unrecognised'],
    ['constructor', 'unrecognised'],
    ['__proto__', 'unrecognised'],
  ] as const)('reported as %j is read as %s', (told, state) => {
    expect(parseAuthState(told)).toBe(state);
  });

  it('is under review or returned only while it is being verified', () => {
    for (const state of states as readonly AuthState[]) {
      for (const node of approving) expect(reviewOf(state, node)).toBe(busy(state) ? 'approving' : 'none');
      for (const node of rejected) expect(reviewOf(state, node)).toBe(busy(state) ? 'rejected' : 'none');
      for (const node of ['', 'SOMETHING_ELSE', 'toString']) expect(reviewOf(state, node)).toBe('none');
    }
  });

  it('without the unified licence has its own hint for core enterprises and suppliers', () => {
    expect([
      unifiedHint({ unified: false }, true),
      unifiedHint({ unified: false }, false),
      unifiedHint({ unified: true }, true),
      unifiedHint({ unified: undefined }, false),
    ]).toEqual(['core', 'chain', undefined, undefined]);
  });
});
