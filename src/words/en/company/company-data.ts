import { plural } from '../../plural.ts';
import { dateTime } from '../../format.ts';
import type { companyData as chinese } from '../../zh-CN/company/company-data.ts';

/** The company's data. */
export const companyData: typeof chinese = {
  'company-data.title': 'Company data',
  'company-data.facts':
    'Authenticated company data and documents, with the state of accounts, invoicing and certificates',
  'company-data.not-offered-title': 'Company data is not shown online here yet',
  'company-data.not-offered-body':
    'For authenticated data see “Real-name authentication”; for anything else please contact customer service.',
  'company-data.certified': 'Authenticated data',
  'company-data.company': 'Company',
  'company-data.code': 'Unified social credit code',
  'company-data.kind': 'Kind',
  'company-data.kind-branch': 'Branch',
  'company-data.kind-core': 'Core enterprise',
  'company-data.kind-usual': 'Legal entity',
  'company-data.upper': 'Upper entity',
  'company-data.group-head': 'Head of its group',
  'company-data.group-head-own': ({ name }) => `${name} (this company)`,
  'company-data.group-head-member': ({ name }) => `${name} (registered here)`,
  'company-data.group-head-elsewhere': ({ name }) => `${name} (not registered here)`,
  'company-data.in-charge': 'Person in charge',
  'company-data.legal': 'Legal representative',
  'company-data.agent': 'Authorised agent',
  'company-data.licence': 'Business licence valid until',
  'company-data.certificates-of': 'Certificates',
  'company-data.unified': 'Three in one',
  'company-data.divided': 'Three separate ones',
  'company-data.certified-at': 'Authenticated by the platform',
  'company-data.handed-in': 'Submitted',
  'company-data.at': ({ at }) => dateTime(at),
  'company-data.by-at': ({ by, at }) => `${by}, ${dateTime(at)}`,
  'company-data.not-kept': 'The platform keeps no form for this company: only its name and code are shown.',
  'company-data.change': 'Change authenticated data',
  'company-data.go-certify': 'Authenticate the company',
  'company-data.go-look': 'View',
  'company-data.go-mend': 'Correct it',
  'company-data.change-draft': ({ by, at }) =>
    `${by} is preparing a change (saved ${dateTime(at)}) and has not submitted it. The data below is still the authenticated one.`,
  'company-data.change-reviewing': ({ by, at }) =>
    `${by} submitted a change on ${dateTime(at)}, which the platform is reviewing. The data below is still the authenticated one.`,
  'company-data.change-returned': ({ by, at }) =>
    `The platform returned a change on ${dateTime(at)}; ${by}, who submitted it, has to correct it. The data below is still the authenticated one.`,
  'company-data.change-rechecked': ({ at }) =>
    `The platform has been reviewing the authentication again since ${dateTime(at)}. Products already open can be used meanwhile.`,
  'company-data.change-not-certified':
    'The company has not passed real-name authentication. Once it has, the authenticated data and documents are shown here.',
  'company-data.change-unrecognised':
    'The authentication state could not be determined: please try again later or contact customer service.',
  'company-data.papers': 'Licences and letters of authorisation',
  'company-data.papers-note': 'The version in force; earlier ones are kept',
  'company-data.papers-only-names': 'The files are shown only to those who handle the authentication.',
  'company-data.until': ({ day }) => `Valid until ${day}`,
  'company-data.until-none': 'No expiry',
  'company-data.until-unsaid': 'No expiry date on record',
  'company-data.was-until': ({ day }) => `Was valid until ${day}`,
  'company-data.version': ({ by, at, certified }) =>
    `Submitted by ${by} on ${dateTime(at)}, authenticated ${dateTime(certified)}`,
  'company-data.replaced': ({ at }) => `Replaced by the file authenticated on ${dateTime(at)}`,
  'company-data.not-asked': ({ at }) => `No longer needed since ${dateTime(at)}`,
  'company-data.files': ({ count }) => plural(count, 'file', 'files'),
  'company-data.look': 'View files',
  'company-data.look-of': ({ name }) => `View files: ${name}`,
  'company-data.look-earlier': ({ name, at }) => `View files: ${name}, submitted ${dateTime(at)}`,
  'company-data.earlier': ({ count }) => `Earlier versions (${count})`,
  'company-data.earlier-of': ({ count, name }) => `Earlier versions (${count}): ${name}`,
  'company-data.remind-soon': ({ days }) =>
    days === 0
      ? 'Expires today: please change it soon'
      : `Expires in ${plural(days, 'day', 'days')}: please change it in time`,
  'company-data.remind-ended': ({ days }) => `Expired ${plural(days, 'day', 'days')} ago: please change it soon`,
  'company-data.history': 'History of changes',
  'company-data.history-note': 'Certified data and bank accounts; changes of invoicing information are on its own page',
  'company-data.history-certified': 'Certified by the platform',
  'company-data.history-account-added': ({ account }) => `Bank account ${account} added`,
  'company-data.history-account-verified': ({ account }) => `Bank account ${account} verified`,
  'company-data.history-account-removed': ({ account }) => `Bank account ${account} removed`,
  'company-data.history-change': ({ field, before, after }) => `${field}: from “${before}” to “${after}”`,
  'company-data.history-nothing': 'none',
  'company-data.history-upper-code': 'Code of the upper entity',
  'company-data.others': 'Other data',
  'company-data.accounts': 'Bank accounts',
  'company-data.accounts-none': 'None registered',
  'company-data.accounts-unused': ({ count }) => `${count} registered, none in use yet`,
  'company-data.accounts-used': ({ bank, account }) => `In use: ${bank} ${account}`,
  'company-data.invoicing': 'Invoicing information',
  'company-data.invoicing-whole': 'Complete',
  'company-data.invoicing-missing': ({ count }) => `${plural(count, 'thing', 'things')} missing`,
  'company-data.certificate': 'Digital certificate',
  'company-data.certificate-usable': 'Usable',
  'company-data.certificate-until': ({ day }) => `Usable, valid until ${day}`,
  'company-data.certificate-none': 'No usable certificate',
};
