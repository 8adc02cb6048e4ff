import type { Catalogue } from '../../src/words/catalogue.ts';
import { base as enBase } from '../../src/words/en/base.ts';
import { evidence as enEvidence } from '../../src/words/en/evidence/evidence.ts';
import { evidenceWork as enEvidenceWork } from '../../src/words/en/evidence/evidence-work.ts';
import { lists as enLists } from '../../src/words/en/evidence/lists.ts';
import { exports as enExports } from '../../src/words/en/trade/exports.ts';
import { financing as enFinancing } from '../../src/words/en/trade/financing.ts';
import { statistics as enStatistics } from '../../src/words/en/trade/statistics.ts';
import { imports as enImports } from '../../src/words/en/trade/imports.ts';
import { payroll as enPayroll } from '../../src/words/en/trade/payroll.ts';
import { trade as enTrade } from '../../src/words/en/trade/trade.ts';
import { base } from '../../src/words/zh-CN/base.ts';
import { evidence } from '../../src/words/zh-CN/evidence/evidence.ts';
import { evidenceWork } from '../../src/words/zh-CN/evidence/evidence-work.ts';
import { lists } from '../../src/words/zh-CN/evidence/lists.ts';
import { exports } from '../../src/words/zh-CN/trade/exports.ts';
import { financing } from '../../src/words/zh-CN/trade/financing.ts';
import { statistics } from '../../src/words/zh-CN/trade/statistics.ts';
import { imports } from '../../src/words/zh-CN/trade/imports.ts';
import { payroll } from '../../src/words/zh-CN/trade/payroll.ts';
import { trade } from '../../src/words/zh-CN/trade/trade.ts';

// Sheets speak of packages, their documents, instruments, financings, statistics, imports, payrolls and exports alone.
export const zhCN = {
  ...base,
  ...evidence,
  ...evidenceWork,
  ...lists,
  ...trade,
  ...financing,
  ...statistics,
  ...imports,
  ...payroll,
  ...exports,
} as Catalogue;
export const en = {
  ...enBase,
  ...enEvidence,
  ...enEvidenceWork,
  ...enLists,
  ...enTrade,
  ...enFinancing,
  ...enStatistics,
  ...enImports,
  ...enPayroll,
  ...enExports,
} as Catalogue;
