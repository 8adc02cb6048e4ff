import type { HelpCategory } from '../../../src/domain/help/shared/help-topic.ts';

/** Pages of the portal by which help is arranged. */
export type HelpPage =
  | 'home'
  | 'list'
  | 'choose'
  | 'upload'
  | 'detail'
  | 'due'
  | 'messages'
  | 'account'
  | 'limits'
  | 'agreements'
  | 'standing'
  | 'people'
  | 'group'
  | 'company'
  | 'start'
  | 'certification'
  | 'certificates'
  | 'products'
  | 'trade'
  | 'to-do'
  | 'issue'
  | 'payroll'
  | 'approval'
  | 'applications'
  | 'instruments'
  | 'holdings'
  | 'acceptance'
  | 'transfer'
  | 'finance'
  | 'financings'
  | 'contracts'
  | 'ledger'
  | 'statistics'
  | 'suppliers'
  | 'payments'
  | 'receipts';

/** The page at each path; the same for every product. */
const paths: readonly (readonly [HelpPage, RegExp])[] = [
  ['home', /^\/index$/],
  ['due', /^\/common\/receivables\/index$/],
  ['messages', /^\/my\/message\/index$/],
  ['account', /^\/my\/account\/info$/],
  ['limits', /^\/my\/limit$/],
  ['agreements', /^\/my\/protocol$/],
  ['standing', /^\/my\/agency-objection$/],
  ['people', /^\/my\/person$/],
  ['group', /^\/my\/(?:authorization|inner-org)\/index$/],
  ['start', /^\/my\/start$/],
  ['products', /^\/my\/(?:product|signup)(?:\/|$)/],
  ['certification', /^\/(?:my\/enterprise-info\/realname|register\/integration\/realname)$/],
  ['certificates', /^\/my\/enterprise-info\/certificate-management$/],
  ['company', /^\/my\/enterprise-info(?:\/|$)/],
  ['trade', /\/(?:core|chain)\/index\/(?:operator|director)$/],
  ['to-do', /\/(?:core|chain)\/todo\/(?:operator|director)$/],
  ['issue', /\/core\/issue\/issue$/],
  ['payroll', /\/core\/issue\/payroll-issue$/],
  ['approval', /\/(?:core\/issue\/(?:operator|director)-approve|chain\/approve)$/],
  ['applications', /\/(?:core|chain)\/applications$/],
  ['instruments', /\/core\/instruments$/],
  ['holdings', /\/chain\/holdings$/],
  ['acceptance', /\/chain\/accept$/],
  ['transfer', /\/chain\/transfer$/],
  ['finance', /\/chain\/finance\/apply$/],
  ['financings', /\/(?:chain\/finance\/query|core\/supplier\/finance-query)$/],
  ['contracts', /\/chain\/contract\/sign$/],
  ['ledger', /^\/transfer-record$/],
  ['suppliers', /\/core\/supplier$/],
  ['payments', /\/core\/payments$/],
  ['receipts', /\/chain\/receipts$/],
  ['statistics', /\/(?:core|chain)\/statistics$/],
  ['list', /\/index\/(?:finance|issue)$/],
  ['choose', /\/create\/(?:finance|issue)$/],
  ['upload', /\/upload\/(?:default|success)$/],
  ['detail', /\/detail$/],
];

/** The page of a path of the portal, with or without its query; undefined for a page without help. */
export function helpPageAt(route: string): HelpPage | undefined {
  const path = (route.split(/[?#]/)[0] ?? '').replace(/^\/cv3(?=\/)/, '').replace(/\/+$/, '');
  return paths.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Pictures of the portal itself (made by `npm run help-pictures`). */
export const helpPictures = [
  'sign-in',
  'home',
  'list',
  'choose',
  'upload',
  'upload-doubt',
  'check',
  'detail-returned',
  'detail-progress',
  'messages',
  'account',
  'import',
  'payroll',
  'suppliers',
  'inner-organisations',
  'statistics',
] as const;
export type HelpPicture = (typeof helpPictures)[number];

export interface HelpPlan {
  readonly category: HelpCategory;
  /** Whether users who cannot sign in may read it, too. */
  readonly isOpen: boolean;
  /** Pages on which the question is listed. */
  readonly pages: readonly HelpPage[];
  readonly picture?: HelpPicture;
  readonly related: readonly string[];
}

const plan = (
  category: HelpCategory,
  pages: readonly HelpPage[],
  related: readonly string[],
  picture?: HelpPicture,
): HelpPlan => ({ category, isOpen: false, pages, related, ...(picture && { picture }) });
/** A question of people who cannot sign in. */
const open = (...told: Parameters<typeof plan>): HelpPlan => ({ ...plan(...told), isOpen: true });

/** The questions of the portal's users, in the order of the list. */
export const helpPlans = {
  'sign-in-ways': open('registration', [], ['cannot-sign-in', 'sms-missing', 'locked'], 'sign-in'),
  'cannot-sign-in': open('registration', [], ['forgotten', 'locked', 'frozen', 'key-trouble']),
  forgotten: open('registration', [], ['locked', 'sms-missing', 'new-mobile']),
  locked: open('registration', ['account'], ['forgotten', 'frozen', 'sign-in-history']),
  frozen: open('registration', [], ['locked', 'cannot-sign-in']),
  'sms-missing': open('registration', [], ['new-mobile', 'sign-in-ways', 'locked']),
  'two-steps': open('registration', ['account'], ['new-mobile', 'sms-missing', 'shared-computer']),
  'new-mobile': open('registration', ['account'], ['two-steps', 'sms-missing']),
  'key-trouble': open('registration', [], ['sign-in-ways', 'cannot-sign-in']),
  'session-ended': open('registration', [], ['work-kept', 'signed-out-elsewhere']),
  'signed-out-elsewhere': open('registration', ['account'], ['sign-in-history', 'forgotten']),
  'first-steps': plan('registration', ['start'], ['certify', 'open-product', 'bank-account']),
  certify: plan(
    'certification',
    ['certification', 'start'],
    ['certification-returned', 'certify-branch', 'certificate-kinds'],
  ),
  'certification-returned': plan('certification', ['certification', 'start'], ['certify', 'certify-branch']),
  'certify-branch': plan('certification', ['certification'], ['certify', 'certification-returned']),
  'certificate-kinds': plan('certification', ['certificates', 'start', 'products'], ['key-trouble', 'open-product']),
  'certificate-ends': plan('certification', ['certificates', 'products'], ['certificate-kinds', 'key-trouble']),
  'bank-account': plan('certification', ['start', 'company'], ['first-steps', 'invoicing-information']),
  'open-product': plan('products', ['products', 'start'], ['certificate-kinds', 'sign-agreement', 'roles']),
  'sign-agreement': plan('products', ['products', 'agreements'], ['open-product', 'agreements', 'certificate-kinds']),
  roles: plan('account', ['account', 'people', 'limits'], ['switch-role', 'switch-company']),
  'switch-role': plan('account', ['account'], ['roles', 'switch-company']),
  'switch-company': plan('account', ['account', 'group'], ['switch-role', 'forbidden']),
  forbidden: plan('account', ['people', 'company'], ['roles', 'switch-role']),
  'change-password': plan('account', ['account'], ['locked', 'sign-in-history'], 'account'),
  'sign-in-history': plan('account', ['account'], ['signed-out-elsewhere', 'shared-computer']),
  'shared-computer': plan('account', ['account'], ['sign-in-history', 'work-kept']),
  agreements: plan('account', ['agreements'], ['violating', 'forbidden']),
  violating: plan('account', ['standing', 'agreements'], ['objection', 'suspended']),
  objection: plan('account', ['standing'], ['violating', 'agreements']),
  'inner-organisations': plan(
    'account',
    ['group'],
    ['authorisations', 'allocate-credits', 'switch-company'],
    'inner-organisations',
  ),
  'allocate-credits': plan('products', ['holdings', 'trade'], ['inner-organisations', 'who-sees-chain', 'export-list']),
  authorisations: plan('account', ['group', 'people'], ['inner-organisations', 'authorisation']),
  'invoicing-information': plan('account', ['company', 'start'], ['roles', 'forbidden']),
  appearance: plan('account', ['account'], ['saved-views']),
  'which-list': plan('products', ['home', 'list'], ['saved-views', 'create-package']),
  limits: plan('products', ['home', 'limits'], ['home-figures', 'roles']),
  'choose-together': plan('products', ['choose'], ['cannot-choose', 'create-package'], 'choose'),
  'cannot-choose': plan('products', ['choose', 'due'], ['choose-together', 'discard']),
  suspended: plan('products', ['products', 'choose', 'list'], ['violating', 'objection', 'sign-agreement']),
  relate: plan('products', ['detail', 'choose'], ['choose-together', 'change-request']),
  'due-dates': plan('products', ['due', 'limits'], ['overdue', 'cannot-choose']),
  'cannot-issue': plan(
    'products',
    ['issue', 'payroll', 'instruments', 'trade', 'suppliers'],
    ['issuing-limit', 'final-review', 'what-is-reserved'],
  ),
  'issue-from-sheet': plan('products', ['issue'], ['cannot-issue', 'issuing-limit', 'final-review'], 'import'),
  'issue-payroll': plan(
    'products',
    ['payroll', 'approval', 'acceptance'],
    ['cannot-issue', 'issuing-limit', 'final-review'],
    'payroll',
  ),
  'issuing-limit': plan(
    'products',
    ['limits', 'issue', 'payroll', 'trade'],
    ['cannot-issue', 'what-is-reserved', 'limits'],
  ),
  'final-review': plan(
    'products',
    ['issue', 'approval', 'to-do'],
    ['cannot-issue', 'cannot-approve', 'approve-together'],
  ),
  'what-is-reserved': plan(
    'products',
    ['holdings', 'transfer', 'issue', 'applications'],
    ['application-ends', 'issuing-limit', 'cannot-transfer'],
  ),
  'compare-offers': plan('products', ['finance', 'financings', 'holdings'], ['after-financing', 'cannot-finance']),
  'cannot-finance': plan(
    'products',
    ['finance', 'holdings', 'contracts'],
    ['compare-offers', 'after-financing', 'what-is-reserved'],
  ),
  'after-financing': plan(
    'products',
    ['financings', 'contracts', 'finance'],
    ['compare-offers', 'sign-financing-contract', 'repayment', 'issuer-does-not-pay'],
  ),
  'sign-financing-contract': plan(
    'products',
    ['contracts', 'financings', 'approval'],
    ['after-financing', 'cannot-approve', 'repayment'],
  ),
  repayment: plan(
    'products',
    ['financings', 'trade'],
    ['issuer-does-not-pay', 'sign-financing-contract', 'read-ledger'],
  ),
  'issuer-does-not-pay': plan('products', ['financings', 'contracts'], ['after-financing', 'repayment', 'read-ledger']),
  'cannot-accept': plan('products', ['acceptance', 'trade'], ['not-accepted-in-time', 'cannot-approve', 'violating']),
  'not-accepted-in-time': plan(
    'products',
    ['acceptance', 'instruments', 'transfer'],
    ['cannot-accept', 'cancel-instrument', 'what-is-reserved'],
  ),
  'cannot-transfer': plan(
    'products',
    ['holdings', 'transfer'],
    ['what-is-reserved', 'who-sees-chain', 'not-accepted-in-time'],
  ),
  'who-sees-chain': plan('products', ['holdings', 'instruments', 'ledger'], ['read-ledger', 'cannot-transfer']),
  'cancel-instrument': plan(
    'products',
    ['instruments', 'holdings'],
    ['not-accepted-in-time', 'application-ends', 'cannot-issue'],
  ),
  'read-ledger': plan(
    'products',
    ['ledger', 'trade', 'statistics', 'payments', 'receipts'],
    ['who-sees-chain', 'export-list', 'downloads'],
  ),
  'read-statistics': plan('products', ['statistics'], ['read-ledger', 'who-sees-chain'], 'statistics'),
  'payments-due': plan('products', ['payments', 'trade'], ['issuing-limit', 'cancel-instrument', 'read-ledger']),
  'receipts-due': plan('products', ['receipts', 'trade'], ['read-ledger', 'issuer-does-not-pay', 'due-dates']),
  'recommend-supplier': plan('products', ['suppliers'], ['cannot-issue', 'read-statistics'], 'suppliers'),
  'create-package': plan('materials', ['list', 'home'], ['choose-together', 'upload-how', 'submit-check']),
  'upload-how': plan('materials', ['upload'], ['file-limits', 'upload-interrupted', 'photos'], 'upload'),
  'file-limits': plan('materials', ['upload'], ['photos', 'e-invoice']),
  'upload-interrupted': plan('materials', ['upload'], ['work-kept', 'file-limits']),
  photos: plan('materials', ['upload'], ['reading-check', 'file-limits']),
  'earlier-documents': plan('materials', ['upload'], ['invoice-refused', 'upload-how']),
  colleagues: plan('materials', ['upload', 'detail'], ['work-kept', 'roles']),
  'work-kept': plan('materials', ['list', 'upload'], ['session-ended', 'lapsed']),
  lapsed: plan('materials', ['list'], ['discard', 'work-kept']),
  discard: plan('materials', ['detail'], ['cannot-choose', 'withdraw']),
  authorisation: plan('signing', ['upload'], ['upload-how', 'overdue']),
  overdue: plan('signing', ['detail', 'due'], ['due-dates', 'authorisation']),
  'e-invoice': plan('invoices', ['upload'], ['file-limits', 'reading-check']),
  'reading-check': plan('invoices', ['upload'], ['photos', 'e-invoice'], 'upload-doubt'),
  'invoice-excel': plan('invoices', ['upload'], ['e-invoice', 'invoice-refused']),
  'invoice-refused': plan('invoices', ['upload'], ['earlier-documents', 'original-invoice']),
  'original-invoice': plan('invoices', ['upload'], ['invoice-refused', 'submit-check']),
  'invoices-below': plan('invoices', ['upload'], ['submit-check', 'invoices-owed']),
  'invoices-owed': plan('invoices', ['choose'], ['choose-together', 'invoices-below']),
  'submit-check': plan('review', ['upload'], ['how-long', 'invoices-below'], 'check'),
  returned: plan('review', ['list', 'detail', 'home', 'messages'], ['how-long', 'submit-check'], 'detail-returned'),
  paid: plan('review', ['detail', 'list', 'home'], ['how-long', 'limits']),
  'how-long': plan('review', ['detail', 'list', 'home'], ['expedite', 'paid'], 'detail-progress'),
  'cannot-approve': plan(
    'review',
    ['approval', 'to-do', 'applications'],
    ['approve-together', 'final-review', 'certificate-kinds'],
  ),
  'approve-together': plan('review', ['to-do', 'approval'], ['cannot-approve', 'final-review', 'key-trouble']),
  'application-ends': plan(
    'review',
    ['applications', 'approval', 'to-do'],
    ['what-is-reserved', 'cannot-approve', 'not-accepted-in-time'],
  ),
  expedite: plan('review', ['detail'], ['how-long', 'withdraw']),
  withdraw: plan('review', ['detail'], ['change-request', 'discard']),
  'change-request': plan('review', ['detail'], ['withdraw', 'returned']),
  'messages-todo': plan('messages', ['messages', 'home'], ['returned', 'downloads'], 'messages'),
  downloads: plan('messages', ['list', 'messages'], ['export-list', 'messages-todo']),
  'export-list': plan('messages', ['list'], ['downloads', 'saved-views'], 'list'),
  'saved-views': plan('messages', ['list'], ['export-list', 'appearance']),
  'home-figures': plan('messages', ['home'], ['which-list', 'due-dates'], 'home'),
  feedback: plan('messages', [], ['how-long', 'forbidden']),
} as const satisfies Readonly<Record<string, HelpPlan>>;

export type HelpId = keyof typeof helpPlans;

export interface HelpText {
  readonly title: string;
  /**
   * Paragraphs, one a line. A line that begins with `1. ` is a step, with `- ` an item of a list, with `! ` a warning.
   */
  readonly content: string;
  /** Other words for the subject; the search finds them as well. */
  readonly keywords?: readonly string[];
}

export interface HelpTexts {
  readonly topics: Readonly<Record<HelpId, HelpText>>;
  /** Description of each picture, for users who cannot see it. */
  readonly pictures: Readonly<Record<HelpPicture, string>>;
}
