import { PostgresStandards, standardMapping } from './standards.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { orderMapping, PostgresJourneys, journeyMapping } from './orders.ts';
import { PostgresInvoiceMarks, invoiceMarkMapping } from './invoice-marks.ts';
import { PostgresLimits, limitMapping } from './limits.ts';
import { PostgresCandidates, candidateMapping } from './candidates.ts';
import { PostgresPackages } from '../../evidence/postgres-packages.ts';
import { packageMapping } from './packages.ts';
import { PostgresMaterials, materialMapping } from './materials.ts';
import { PostgresItems, itemMapping } from './items.ts';
import { PostgresFiles, fileMapping } from './files.ts';
import { PostgresReadings, readingMapping } from './readings.ts';
import { PostgresTradeInvoices, tradeInvoiceMapping } from './trade-invoices.ts';
import { viewsMapping } from './views.ts';
import { PostgresWordMarks, wordMarkMapping } from './word-marks.ts';
import { PostgresDownloads, downloadMapping } from './downloads.ts';
import { operationLog } from './operation-log.ts';
import type { EvidenceTables } from '../../../../core/tables/evidence.ts';
import type { Connection } from '../../database.ts';

export function evidenceTables(connection: Connection): EvidenceTables {
  return {
    standards: new PostgresStandards(connection, standardMapping),
    orders: new PostgresTable(connection, orderMapping),
    journeys: new PostgresJourneys(connection, journeyMapping),
    invoiceMarks: new PostgresInvoiceMarks(connection, invoiceMarkMapping),
    limits: new PostgresLimits(connection, limitMapping),
    candidates: new PostgresCandidates(connection, candidateMapping),
    packages: new PostgresPackages(connection, packageMapping),
    materials: new PostgresMaterials(connection, materialMapping),
    items: new PostgresItems(connection, itemMapping),
    files: new PostgresFiles(connection, fileMapping),
    readings: new PostgresReadings(connection, readingMapping),
    tradeInvoices: new PostgresTradeInvoices(connection, tradeInvoiceMapping),
    views: new PostgresTable(connection, viewsMapping),
    wordMarks: new PostgresWordMarks(connection, wordMarkMapping),
    downloads: new PostgresDownloads(connection, downloadMapping),
    log: operationLog(connection),
  };
}
