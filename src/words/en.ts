import type { Catalogue } from './catalogue.ts';
import { account } from './en/account/account.ts';
import { certificates } from './en/certificates/certificates.ts';
import { hardKeys } from './en/certificates/hard-keys.ts';
import { base } from './en/base.ts';
import { evidence } from './en/evidence/evidence.ts';
import { evidenceWork } from './en/evidence/evidence-work.ts';
import { company } from './en/company/company.ts';
import { companyData } from './en/company/company-data.ts';
import { group } from './en/company/group.ts';
import { settling } from './en/settling/settling.ts';
import { applying } from './en/products/applying.ts';
import { signing } from './en/products/signing.ts';
import { signingTurn } from './en/products/shared/signing-turn.ts';
import { corner } from './en/help/corner.ts';
import { help } from './en/help/help.ts';
import { home } from './en/home/home.ts';
import { held } from './en/evidence/held.ts';
import { lists } from './en/evidence/lists.ts';
import { downloads } from './en/evidence/downloads.ts';
import { ends } from './en/shell/ends.ts';
import { crossings } from './en/shell/crossings.ts';
import { finding } from './en/shell/finding.ts';
import { messages } from './en/messages/messages.ts';
import { invoicing } from './en/invoicing/invoicing.ts';
import { protocols } from './en/notices/protocols.ts';
import { notices } from './en/notices/notices.ts';
import { certification } from './en/certification/certification.ts';
import { products } from './en/products/products.ts';
import { viewer } from './en/viewer/viewer.ts';
import { recovery } from './en/entry/recovery.ts';
import { people } from './en/people/people.ts';
import { identification } from './en/registration/identification.ts';
import { registration } from './en/registration/registration.ts';
import { waysIn } from './en/entry/ways-in.ts';
import { written } from './en/viewer/written.ts';

export const en: Catalogue = {
  ...base,
  ...evidence,
  ...evidenceWork,
  ...held,
  ...corner,
  ...help,
  ...home,
  ...lists,
  ...finding,
  ...crossings,
  ...ends,
  ...downloads,
  ...messages,
  ...account,
  ...invoicing,
  ...notices,
  ...products,
  ...certification,
  ...viewer,
  ...waysIn,
  ...recovery,
  ...registration,
  ...identification,
  ...written,
  ...certificates,
  ...hardKeys,
  ...protocols,
  ...company,
  ...people,
  ...settling,
  ...applying,
  ...signing,
  ...signingTurn,
  ...companyData,
  ...group,
};
