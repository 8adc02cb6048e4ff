import { describe, expect, it } from 'vitest';
import {
  requiredTextFields,
  differingFields,
  fieldsWithoutPaper,
  requiredFieldsShownBeside,
  emptyForm,
  expiryOf,
  fieldProblem,
  isDoubtfulCode,
  isDoubtfulIdNumber,
  findLockedChange,
  longTerm,
  missingIn,
  editableFields,
  fieldTextsOf,
  normaliseForm,
  type CertificationForm,
} from '../../../../src/domain/certification/shared/certification-form.ts';
import {
  isLetterSlot,
  isLicenceSlot,
  licenceSlots,
  requiredSlots,
} from '../../../../src/domain/certification/shared/licence-slots.ts';
import { reasonLines, verdictProblem } from '../../../../src/domain/certification/shared/slot-review.ts';
import { mayCertify } from '../../../../src/domain/identity/certifying-roles.ts';

const usual: CertificationForm = {
  ...emptyForm,
  isUnified: true,
  isBranch: false,
  isLegalApply: false,
  opensCloud: true,
  licenceUntil: longTerm,
  legalName: '韩守山',
  legalIdNumber: '610199198003141026',
  legalIdUntil: '2036-05-17',
  agentName: '许昭宁',
  agentIdNumber: '33029919870922215X',
  agentMobile: '14000001011',
  agentIdUntil: '2030-01-01',
  entrustUntil: longTerm,
};
const branch: CertificationForm = {
  ...usual,
  isBranch: true,
  upperName: '北屿建设工程集团有限公司',
  upperCode: '91110199MAYD4U493T',
  upperPerson: '屿北',
  upperLetterUntil: longTerm,
};

describe('the required papers', () => {
  const always = ['LEGAL_PERSON', 'CA_AUTH_FILE', 'CORP_AUTH_FILE'];
  it.each([
    [{ isUnified: undefined, isBranch: undefined, isLegalApply: undefined }, always],
    [{ isUnified: true, isBranch: false, isLegalApply: true }, ['SOCIAL_CREDIT_FILE', ...always]],
    [
      { isUnified: true, isBranch: false, isLegalApply: false },
      ['SOCIAL_CREDIT_FILE', ...always, 'CORP_AUTH_ENTRUST_FILE', 'AUTH_AGENT_PERSON'],
    ],
    [
      { isUnified: false, isBranch: false, isLegalApply: true },
      ['BUSI_LICENSE_FILE', 'ORG_CERT_FILE', 'TAX_REGCERT_FILE', ...always],
    ],
    [
      { isUnified: true, isBranch: true, isLegalApply: true },
      ['SOCIAL_CREDIT_FILE', ...always, 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE'],
    ],
    [
      { isUnified: false, isBranch: true, isLegalApply: false },
      licenceSlots.filter((slot) => slot !== 'SOCIAL_CREDIT_FILE'),
    ],
  ])('are complete in the case %o', (given, slots) => expect(requiredSlots(given)).toEqual(slots));

  it('are ten, including four letters', () => {
    expect([licenceSlots.length, licenceSlots.filter(isLetterSlot).length, isLicenceSlot('__proto__')]).toEqual([
      10,
      4,
      false,
    ]);
  });
});

describe('the missing entries of a certification', () => {
  it('are all entries at first: choices, then fields, then papers', () => {
    const missing = missingIn(emptyForm, new Set());
    expect(missing.map((each) => (each.kind === 'slot' ? each.slot : each.field))).toEqual([
      'isUnified',
      'isBranch',
      'isLegalApply',
      'opensCloud',
      'licenceUntil',
      'legalName',
      'legalIdNumber',
      'legalIdUntil',
      'LEGAL_PERSON',
      'CA_AUTH_FILE',
      'CORP_AUTH_FILE',
    ]);
  });
  it('are none when the form is complete', () => {
    expect(missingIn(usual, new Set(requiredSlots(usual)))).toEqual([]);
    expect(missingIn(branch, new Set(requiredSlots(branch)))).toEqual([]);
  });
  it('include each required paper that is absent', () => {
    for (const slot of requiredSlots(branch))
      expect(missingIn(branch, new Set(requiredSlots(branch).filter((each) => each !== slot)))).toEqual([
        { kind: 'slot', slot },
      ]);
  });
  it('exclude the agent when the legal representative applies', () => {
    expect(requiredTextFields({ ...usual, isLegalApply: true })).toEqual([
      'licenceUntil',
      'legalName',
      'legalIdNumber',
      'legalIdUntil',
    ]);
    // A branch begins with its own fields.
    expect(requiredTextFields({ ...branch, isLegalApply: true })).toEqual([
      'licenceUntil',
      'legalName',
      'legalIdNumber',
      'legalIdUntil',
      'upperName',
      'upperCode',
      'upperPerson',
      'upperLetterUntil',
    ]);
  });
  it.each([
    ['upperCode', '91110199MAYD4U493', 'not-18'],
    ['upperCode', '', 'missing'],
    ['upperName', 'x'.repeat(201), 'too-long'],
    ['licenceUntil', '2026-02-30', 'not-a-day'],
    ['licenceUntil', '__proto__', 'not-a-day'],
    ['licenceUntil', longTerm, undefined],
    ['agentMobile', '24000001011', 'not-a-mobile'],
    ['agentMobile', '14000001011', undefined],
    ['legalName', '', 'missing'],
    ['agentMobile', '140000010111', 'not-a-mobile'],
    ['agentMobile', '914000001011', 'not-a-mobile'],
    ['upperName', '北屿\u202e建设', 'unseen'],
    ['legalName', '韩1山', 'not-a-name'],
    ['agentName', '12', 'not-a-name'],
    ['upperPerson', '屿2', 'not-a-name'],
    ['upperName', '第2工程局', undefined],
    ['legalIdNumber', 'ABCDE', 'not-a-number'],
    ['legalIdNumber', '1234', 'not-a-number'],
    ['legalIdNumber', 'G12345678', undefined],
    ['agentIdNumber', '身份证123456', 'not-a-number'],
    ['agentIdNumber', '１２３４５６', undefined],
    ['entrustUntil', '2027-02-29', 'not-a-day'],
    ['upperLetterUntil', '', 'missing'],
    ['upperLetterUntil', longTerm, undefined],
  ] as const)('include for %s with %s: %s', (field, value, problem) =>
    expect(fieldProblem({ ...branch, [field]: value }, field)).toBe(problem),
  );
  it('exclude problems of fields that the case does not need', () => {
    expect(fieldProblem({ ...usual, upperCode: '1' }, 'upperCode')).toBeUndefined();
  });
});

describe('an upper entity’s code', () => {
  it.each([
    ['91110199MAYD4U493T', false],
    ['91110199MAYD4U4931', true],
    ['123', false],
  ])('%s is doubtful: %s', (code, doubtful) => expect(isDoubtfulCode(code)).toBe(doubtful));
  it('is stored trimmed like the other fields, and a phone number without separators', () => {
    expect(normaliseForm({ ...branch, legalName: ' 韩守山 ', agentMobile: ' 140 0000 1011 ' })).toMatchObject({
      legalName: '韩守山',
      agentMobile: '14000001011',
    });
    expect(normaliseForm({ ...branch, agentMobile: ' 0574 ' }).agentMobile).toBe('0574');
  });
  it('is stored in upper case without spaces', () =>
    expect(normaliseForm({ ...branch, upperCode: ' 91110199 mayd4u493t ' }).upperCode).toBe('91110199MAYD4U493T'));
});

describe('a last day', () => {
  it.each([
    ['2026-11-21', { kind: 'soon', days: 0 }],
    ['2027-01-20', { kind: 'soon', days: 60 }],
    ['2027-01-21', undefined],
    ['2026-11-20', { kind: 'ended', days: 1 }],
    [longTerm, undefined],
    ['nonsense', undefined],
  ])('%s', (day, ending) => expect(expiryOf(day, '2026-11-21')).toEqual(ending));
});

describe('a correction after a return', () => {
  it('opens only fields of the returned papers', () => {
    const open = editableFields(['SOCIAL_CREDIT_FILE', 'CORP_AUTH_ENTRUST_FILE'], branch);
    expect([...open].toSorted()).toEqual([
      'agentIdNumber',
      'agentMobile',
      'agentName',
      'entrustUntil',
      'legalName',
      'licenceUntil',
    ]);
    // A field that was not required at the submission can be filled in now.
    expect([...editableFields(['LEGAL_PERSON'], emptyForm)].toSorted()).toEqual([
      'entrustUntil',
      'legalIdNumber',
      'legalIdUntil',
      'legalName',
      'upperLetterUntil',
    ]);
    expect(findLockedChange(usual, { ...usual, legalName: '韩守川' }, open)).toBeUndefined();
    expect(findLockedChange(usual, { ...usual, legalIdNumber: '1' }, open)).toBe('legalIdNumber');
    expect(findLockedChange(usual, { ...usual, isUnified: false }, open)).toBe('isUnified');
  });
});

describe('a review of the papers', () => {
  const pass = (slot: (typeof licenceSlots)[number]) => ({ slot, result: 'PASS', reason: '' }) as const;
  const fail = (reason: string) => ({ slot: 'LEGAL_PERSON', result: 'NOPASS', reason }) as const;
  const asked = ['SOCIAL_CREDIT_FILE', 'LEGAL_PERSON'] as const;
  it.each([
    ['pass', asked.map(pass), undefined],
    ['pass', [pass('SOCIAL_CREDIT_FILE')], { because: 'unmarked', slot: 'LEGAL_PERSON' }],
    ['pass', [pass('SOCIAL_CREDIT_FILE'), fail('模糊')], { because: 'returned' }],
    ['return', [fail('模糊')], undefined],
    ['return', asked.map(pass), { because: 'nothing-returned' }],
    ['return', [fail('  ')], { because: 'no-reason', slot: 'LEGAL_PERSON' }],
    ['return', [pass('ORG_CERT_FILE'), fail('模糊')], { because: 'not-asked' }],
    ['return', [fail('一'), fail('二')], { because: 'not-asked' }],
  ] as const)('%s of %o', (decision, verdicts, problem) =>
    expect(verdictProblem(asked, verdicts, decision)).toEqual(problem),
  );
  it.each([
    ['一@@二##三', ['一', '二；三']],
    ['', []],
    ['@@##', []],
    ['只有一句', ['只有一句']],
  ])('reads the reason %s', (reason, lines) => expect(reasonLines(reason)).toEqual(lines));
});

it.each([
  [true, 'ROLE_CORP_DIRECTOR', true],
  [false, 'ROLE_CORP_OPERATOR', true],
  [false, 'ROLE_CORE_OPERATOR', true],
  [false, 'CORP_MANAGER', true],
  [false, 'CORP_QUERY', false],
  [false, 'ROLE_CORP_DIRECTOR', false],
])('main user %s as %s certifies: %s', (isMain, role, may) => expect(mayCertify({ isMain, role })).toBe(may));

describe('an identity number', () => {
  it.each<[string, boolean]>([
    ['610199198003141026', false],
    ['61019919800314102 6', false],
    ['33029919870922215x', false],
    ['610199198003141027', true],
    ['61019919800314102', true],
    ['610199800314102', true],
    ['610199203003141026', true],
    ['E12345678', false],
    ['', false],
  ])('%s is doubtful: %s, and can be submitted nevertheless', (number, doubtful) => {
    expect(isDoubtfulIdNumber(number, '2026-11-21')).toBe(doubtful);
    if (number !== '')
      expect(
        fieldProblem(
          {
            ...emptyForm,
            isUnified: true,
            isBranch: false,
            isLegalApply: true,
            opensCloud: false,
            legalIdNumber: number,
          },
          'legalIdNumber',
        ),
      ).toBeUndefined();
  });
});

describe('the papers beside which fields are written', () => {
  it.each<[string, CertificationForm]>([
    ['a company', usual],
    ['a branch', branch],
    ['three certificates', { ...branch, isUnified: false }],
    ['one in person', { ...usual, isLegalApply: true }],
  ])('have each field of %s once', (_what, form) => {
    expect(
      requiredSlots(form)
        .flatMap((slot) => requiredFieldsShownBeside(slot, form))
        .toSorted(),
    ).toEqual([...requiredTextFields(form)].toSorted());
    expect(fieldsWithoutPaper(form)).toEqual([]);
  });

  it('leave only the field without a paper while the case is not chosen', () => {
    expect(fieldsWithoutPaper(emptyForm)).toEqual(['licenceUntil']);
  });
});

describe('corrections of a returned paper without another file', () => {
  it('are reported with their values: choices as Y, N or nothing', () => {
    expect([
      fieldTextsOf('CA_AUTH_FILE', usual),
      fieldTextsOf('CA_AUTH_FILE', { ...usual, opensCloud: false }),
      fieldTextsOf('CA_AUTH_FILE', emptyForm),
      fieldTextsOf('SOCIAL_CREDIT_FILE', usual),
      fieldTextsOf('CORP_AUTH_FILE', usual),
    ]).toEqual([
      { opensCloud: 'Y' },
      { opensCloud: 'N' },
      { opensCloud: '' },
      { licenceUntil: longTerm, legalName: '韩守山' },
      {},
    ]);
  });

  it.each<[string, Partial<CertificationForm>, readonly string[]]>([
    ['nothing, where all is as it was', {}, []],
    ['what says something else', { agentName: '许昭明', entrustUntil: '2027-01-01' }, ['agentName', 'entrustUntil']],
    ['nothing of another paper', { licenceUntil: '2027-01-01', agentIdUntil: '2031-01-01' }, []],
  ])('is %s', (_what, change, fields) =>
    expect(
      differingFields('CORP_AUTH_ENTRUST_FILE', fieldTextsOf('CORP_AUTH_ENTRUST_FILE', usual), { ...usual, ...change }),
    ).toEqual(fields),
  );

  it('do not include an item without a known former value', () => {
    expect(differingFields('LEGAL_PERSON', { legalName: '韩守川' }, usual)).toEqual(['legalName']);
    expect(differingFields('LEGAL_PERSON', {}, usual)).toEqual([]);
  });
});
