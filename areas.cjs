/**
 * The areas of the portal, and of which others each may know what lies in their `shared`. What lies in no area is
 * everyone's.
 */
module.exports = {
  /** Evidence packages. */
  evidence: ['shell', 'viewer', 'products', 'company', 'messages', 'notices', 'certification'],
  /** Signing in. */
  entry: ['shell', 'company', 'account', 'certificates', 'help'],
  /** A company's account comes about. */
  registration: [
    'shell',
    'entry',
    'account',
    'company',
    'notices',
    'products',
    'home',
    'certification',
    'certificates',
  ],
  /** The frame around every page: menus, account, notices of the session. */
  shell: ['company', 'products', 'evidence', 'messages', 'help', 'notices', 'home', 'settling', 'entry'],
  /** Who one is to the portal: identifiers, password, sessions, preferences. */
  account: ['shell', 'entry', 'settling', 'messages'],
  /** What is told to people of what concerns them. */
  messages: ['shell', 'account'],
  /** Asking, and telling the platform: the right bar, help, feedback. */
  help: ['shell'],
  /** What is asked of people as they arrive, and the agreements. */
  notices: [
    'shell',
    'company',
    'invoicing',
    'evidence',
    'products',
    'home',
    'certification',
    'certificates',
    'settling',
    'viewer',
  ],
  /** What a company's invoices are made out to. */
  invoicing: ['shell'],
  /** Where one begins. */
  home: ['evidence', 'messages', 'shell', 'settling', 'products'],
  /** Documents as they are read. */
  viewer: ['shell'],
  /** Companies and their people. */
  company: ['shell', 'products', 'invoicing', 'certification', 'certificates', 'viewer'],
  /** Making known for whom a company acts, with its papers. */
  certification: [
    'shell',
    'account',
    'products',
    'company',
    'certificates',
    'messages',
    'evidence',
    'viewer',
    'settling',
    'home',
  ],
  /** Who works for a company, and what each may do. */
  people: [
    'shell',
    'entry',
    'account',
    'company',
    'products',
    'invoicing',
    'evidence',
    'certification',
    'notices',
    'registration',
    'messages',
  ],
  /** Settling in to the partner bank. */
  settling: ['shell', 'products', 'notices', 'certificates', 'company', 'messages'],
  /** What a company may use. */
  products: ['shell', 'entry', 'account', 'notices', 'company', 'certificates', 'evidence', 'messages', 'home'],
  /** Keys and certificates of people and their companies. */
  certificates: ['shell', 'entry', 'account', 'messages', 'products'],
};
