import type { DeskContext, MessageSources } from '../desk-context.ts';
import { allocationDesk } from './allocation-desk.ts';
import { allocationMessages } from './allocation-messages.ts';
import { applicationDesk } from './application-desk.ts';
import { bulkDesk } from './bulk-desk.ts';
import { figuresDesk } from './figures-desk.ts';
import { financingDesk } from './financing/financing-desk.ts';
import { financingMessages } from './financing/financing-messages.ts';
import { holdingDesk } from './holding-desk.ts';
import { thresholdDesk } from './threshold-desk.ts';
import { importDesk } from './imports/import-desk.ts';
import { instrumentDesk } from './instrument-desk.ts';
import { limitDesk } from './limit-desk.ts';
import { limitMessages } from './limit-messages.ts';
import { officerMessages } from './officers/officer-messages.ts';
import { paperDesk } from './paper-desk.ts';
import { payeeDesk } from './payee-desk.ts';
import { exportDesk } from './export-desk.ts';
import { paymentsDesk } from './payments-desk.ts';
import { payrollDesk } from './payroll/payroll-desk.ts';
import { searchDesk } from './search-desk.ts';
import { statisticsDesk } from './statistics-desk.ts';
import { recommendationMessages } from './suppliers/recommendation-messages.ts';
import { supplierDesk } from './suppliers/supplier-desk.ts';
import { toDoDesk } from './to-do-desk.ts';
import { tradeMessages } from './trade-messages.ts';

/** Handlers of the area's calls. */
export const tradeDesks = ({ parts }: DeskContext) => ({
  ...allocationDesk(parts),
  ...applicationDesk(parts),
  ...bulkDesk(parts),
  ...exportDesk(parts),
  ...figuresDesk(parts),
  ...financingDesk(parts),
  ...holdingDesk(parts),
  ...instrumentDesk(parts),
  ...paperDesk(parts),
  ...payeeDesk(parts),
  ...importDesk(parts),
  ...paymentsDesk(parts),
  ...payrollDesk(parts),
  ...limitDesk(parts),
  ...thresholdDesk(parts),
  ...searchDesk(parts),
  ...statisticsDesk(parts),
  ...supplierDesk(parts),
  ...toDoDesk(parts),
});

/** Message sources of the area. */
export const tradeSources: MessageSources = () => [
  tradeMessages,
  limitMessages,
  financingMessages,
  officerMessages,
  allocationMessages,
  recommendationMessages,
];
