/**
 * The areas of the portal by level. An area may use areas of lower levels, never one of its own level or a higher one.
 * Of a ground area it may use everything; of any other area only the files in its `shared` folders. Code outside the
 * areas is available to all of them. `npm run areas` draws this table into docs/architecture.md.
 */
const levels = [
  {
    catalogue: 'Products, their books and document types.',
    uploads: 'Files before and on their way: limits, names, troubles.',
  },
  { platform: 'Configuration and brand of the platform that a user came by.' },
  { identity: 'Users, roles, sessions, delegations, passwords, the security log.' },
  {
    keys: 'Certificates and keys as tools: the key agent, signing texts, verification.',
    pages: 'What every page needs: address, title, trail, presenters, leaving.',
  },
  {
    messages: 'Messages to users, in the portal and by mail or text.',
    viewer: 'Documents as they are read on the screen.',
    help: 'Help, tours, feedback and the right-hand bar.',
    invoicing: 'The data to which invoices to a company are made out.',
  },
  {
    agreements: 'Agreements: their texts, how they are read, signed and recalled.',
    certificates: 'Ordering, renewing and reporting the certificates of a company.',
  },
  { parties: 'Facts about companies and people: numbers, names, standing, first steps.' },
  { evidence: 'Evidence packages of all books, on both sides.' },
  { trade: 'What companies owe, hold and pass on, and the requests that change it.' },
  { products: 'Opening products, and applying for them.' },
  { onboarding: 'Onboarding with the partner bank, and its workbench.' },
  {
    certification: 'Real-name authentication of a company, with its papers.',
    account: 'A user’s own account: password, second factor, devices.',
  },
  { company: 'A company’s data, bank accounts and group.' },
  {
    home: 'The home page and the menus.',
    notices: 'What users are asked on arrival, their agreements, objections.',
  },
  { entry: 'Signing in and recovery.' },
  { registration: 'Registering a company and its first account.' },
  {
    people: 'Members of a company and their permissions.',
    shell: 'The frame around every page.',
  },
];

/** Areas without screens of their own, open to all higher levels. */
const ground = ['catalogue', 'uploads', 'platform', 'identity', 'keys', 'pages', 'agreements', 'parties'];

/** The folders that have a folder for each area, as a pattern. */
const layers =
  '^(?:src/(?:domain|application/ports|application/usecases|adapters/wire|contract/documented|contract/extensions|presentation|views|words/(?:zh-CN|en))|server/(?:core|seed|storage/memory|storage/postgres|storage/postgres/records))/';

module.exports = { levels, ground, layers, names: levels.flatMap((level) => Object.keys(level)) };
