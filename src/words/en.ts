import type { Catalogue } from './catalogue.ts';
import { account } from './en/account/account.ts';
import { base } from './en/base.ts';
import { evidence } from './en/evidence/evidence.ts';
import { evidenceWork } from './en/evidence/evidence-work.ts';
import { corner } from './en/help/corner.ts';
import { help } from './en/help/help.ts';
import { home } from './en/home/home.ts';
import { lists } from './en/evidence/lists.ts';
import { downloads } from './en/evidence/downloads.ts';
import { ends } from './en/shell/ends.ts';
import { finding } from './en/shell/finding.ts';
import { messages } from './en/messages/messages.ts';
import { notices } from './en/notices/notices.ts';
import { viewer } from './en/viewer/viewer.ts';
import { waysIn } from './en/entry/ways-in.ts';
import { written } from './en/viewer/written.ts';

export const en: Catalogue = { ...base, ...evidence, ...evidenceWork, ...corner, ...help, ...home, ...lists, ...finding, ...ends, ...downloads, ...messages, ...account, ...notices, ...viewer, ...waysIn, ...written };
