import { describe, expect, it } from 'vitest';
import {
  afterApplication,
  productsByApplication,
  applicationEvents,
  applicationParts,
  applicationProblem,
  applicationProblems,
  emptyApplication,
  opensByApplication,
  findLockedPartChange,
  openParts,
  normaliseApplication,
  type ApplicationEntry,
} from '../../../src/domain/products/shared/application.ts';
import { applicationStates } from '../../../src/domain/products/shared/application-state.ts';
import { openingOf, type OpeningFacts } from '../../../src/domain/products/shared/opening.ts';
import { productCodes } from '../../../src/domain/catalogue/product-code.ts';

const whole: ApplicationEntry = {
  applicantName: '夏知微',
  applicantTitle: '财务经理',
  contactName: '江听雪',
  contactMobile: '13800000000',
  yearlyAmount: '1200000.00',
  purpose: '采购付款\n两个供应商',
};
const ready: OpeningFacts = {
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
  application: 'none',
  offered: true,
  opened: false,
  agreementWithdrawn: false,
  agreementSigned: true,
};

describe('an application for a product', () => {
  it('moves between its states only by the allowed events', () => {
    const moves = applicationStates.flatMap((state) =>
      applicationEvents.flatMap((event) => {
        const to = afterApplication(state, event);
        return to ? [`${state} ${event} ${to}`] : [];
      }),
    );
    expect(moves).toEqual([
      'none save draft',
      'none submit submitted',
      'draft save draft',
      'draft submit submitted',
      'submitted grant granted',
      'submitted return returned',
      'submitted decline declined',
      'returned save returned',
      'returned submit submitted',
      'declined save draft',
      'declined submit submitted',
    ]);
  });

  it('is required for three products', () => {
    expect([productsByApplication, opensByApplication('CREDIT'), opensByApplication('__proto__')]).toEqual([
      ['ABS', 'LETTER_OF_GUARANTEE', 'FAW'].toSorted(
        (a, b) => productCodes.findIndex((each) => each === a) - productCodes.findIndex((each) => each === b),
      ),
      false,
      false,
    ]);
  });

  it('names all missing fields, and none when it is complete', () => {
    expect([[...applicationProblems(emptyApplication).values()], [...applicationProblems(whole)]]).toEqual([
      Array.from({ length: 6 }, () => 'missing'),
      [],
    ]);
  });

  it.each([
    ['applicantName', 'x'.repeat(61), 'too-long'],
    ['contactName', '江\u202E听雪', 'unseen'],
    ['contactName', '江\n听雪', 'unseen'],
    ['contactMobile', '1380000000', 'not-a-mobile'],
    ['contactMobile', '22800000000', 'not-a-mobile'],
    ['contactMobile', '19900001111', undefined],
    ['yearlyAmount', '0', 'not-an-amount'],
    ['yearlyAmount', '-1', 'not-an-amount'],
    ['yearlyAmount', '1.234', 'not-an-amount'],
    ['yearlyAmount', '99999999999.99', 'not-an-amount'],
    ['yearlyAmount', 'many', 'not-an-amount'],
    ['yearlyAmount', '0.01', undefined],
    ['purpose', 'x'.repeat(501), 'too-long'],
    ['purpose', 'a\u0000', 'unseen'],
  ] as const)('checks %s = %j: %s', (field, value, problem) => {
    expect(applicationProblem({ ...whole, [field]: value }, field)).toBe(problem);
  });

  it('is stored with trimmed fields', () => {
    expect(normaliseApplication({ ...whole, applicantName: '  夏知微 ', contactMobile: '+86 199-0000 1111' })).toEqual({
      ...whole,
      applicantName: '夏知微',
      contactMobile: '19900001111',
    });
  });

  it('opens only the returned parts after a return, and finds a change of a locked part', () => {
    const returned = new Set(['volume'] as const);
    expect(applicationStates.map((state) => openParts(state, returned).length)).toEqual([4, 4, 0, 1, 0, 4]);
    const before = { entry: whole, files: ['PK-1'] };
    const open = openParts('returned', returned);
    expect([
      findLockedPartChange(before, before, open),
      findLockedPartChange(before, { ...before, entry: { ...whole, purpose: '别的' } }, open),
      findLockedPartChange(before, { ...before, entry: { ...whole, contactName: '别人' } }, open),
      findLockedPartChange(before, { ...before, files: [] }, open),
      findLockedPartChange(before, { ...before, files: [] }, applicationParts),
    ]).toEqual([undefined, undefined, 'contact', 'attachments', undefined]);
  });
});

describe('opening a product that needs an application', () => {
  const outcomes = {
    none: ['prerequisite', 'needs-application'],
    draft: ['prerequisite', 'needs-application'],
    submitted: ['prerequisite', 'application-under-review'],
    returned: ['prerequisite', 'application-returned'],
    declined: ['prerequisite', 'application-declined'],
    granted: ['open', undefined],
  } as const;

  it.each(productCodes.flatMap((product) => applicationStates.map((application) => ({ product, application }))))(
    'answers $product in state $application',
    ({ product, application }) => {
      const { answer, reasons, state } = openingOf(product, { ...ready, application });
      const [kind, reason] = opensByApplication(product) ? outcomes[application] : (['open', undefined] as const);
      expect([answer.kind, reasons]).toEqual([kind, reason ? [reason] : []]);
      if (kind === 'prerequisite')
        expect([answer, state]).toEqual([
          { kind: 'prerequisite', to: 'application' },
          application === 'submitted' ? 'under-review' : 'not-open',
        ]);
    },
  );

  it('needs no application without the extension or once open, and shows documented prompts first', () => {
    expect([
      openingOf('ABS', { ...ready, application: undefined }).answer.kind,
      openingOf('ABS', { ...ready, opened: true }).answer.kind,
      openingOf('ABS', { ...ready, realName: 'UNAUTH' }).answer,
    ]).toEqual(['open', 'opened', { kind: 'prompt', prompt: 'needs-real-name' }]);
  });
});
