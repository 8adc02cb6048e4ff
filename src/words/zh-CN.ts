import { account } from './zh-CN/account/account.ts';
import { certificates } from './zh-CN/certificates/certificates.ts';
import { hardKeys } from './zh-CN/certificates/hard-keys.ts';
import { base } from './zh-CN/base.ts';
import { evidence } from './zh-CN/evidence/evidence.ts';
import { evidenceWork } from './zh-CN/evidence/evidence-work.ts';
import { company } from './zh-CN/company/company.ts';
import { companyData } from './zh-CN/company/company-data.ts';
import { group } from './zh-CN/company/group.ts';
import { settling } from './zh-CN/settling/settling.ts';
import { applying } from './zh-CN/products/applying.ts';
import { signing } from './zh-CN/products/signing.ts';
import { signingTurn } from './zh-CN/products/shared/signing-turn.ts';
import { corner } from './zh-CN/help/corner.ts';
import { help } from './zh-CN/help/help.ts';
import { home } from './zh-CN/home/home.ts';
import { held } from './zh-CN/evidence/held.ts';
import { lists } from './zh-CN/evidence/lists.ts';
import { downloads } from './zh-CN/evidence/downloads.ts';
import { ends } from './zh-CN/shell/ends.ts';
import { crossings } from './zh-CN/shell/crossings.ts';
import { finding } from './zh-CN/shell/finding.ts';
import { messages } from './zh-CN/messages/messages.ts';
import { invoicing } from './zh-CN/invoicing/invoicing.ts';
import { protocols } from './zh-CN/notices/protocols.ts';
import { notices } from './zh-CN/notices/notices.ts';
import { certification } from './zh-CN/certification/certification.ts';
import { products } from './zh-CN/products/products.ts';
import { viewer } from './zh-CN/viewer/viewer.ts';
import { recovery } from './zh-CN/entry/recovery.ts';
import { people } from './zh-CN/people/people.ts';
import { identification } from './zh-CN/registration/identification.ts';
import { registration } from './zh-CN/registration/registration.ts';
import { waysIn } from './zh-CN/entry/ways-in.ts';
import { written } from './zh-CN/viewer/written.ts';

/** Every text: what decides which keys there are. A browser fetches an area's with the area. */
export const zhCN = {
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
