import type { Catalogue } from './catalogue.ts';
import { account } from './en/account/account.ts';
import { base } from './en/base.ts';
import { evidence } from './en/evidence/evidence.ts';
import { evidenceWork } from './en/evidence/evidence-work.ts';
import { home } from './en/home/home.ts';
import { lists } from './en/evidence/lists.ts';
import { messages } from './en/messages/messages.ts';
import { invoicing } from './en/invoicing/invoicing.ts';
import { notices } from './en/notices/notices.ts';
import { viewer } from './en/viewer/viewer.ts';
import { waysIn } from './en/entry/ways-in.ts';
import { written } from './en/viewer/written.ts';

export const en: Catalogue = { ...base, ...evidence, ...evidenceWork, ...home, ...lists, ...messages, ...account, ...invoicing, ...notices, ...viewer, ...waysIn, ...written };
