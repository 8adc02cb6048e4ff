import type * as v from 'valibot';
import { packageCalls } from '../../../contract/documented/evidence/packages.ts';
import {
  packageActions,
  type CorrectedDocument,
  type CorrectedField,
  type LogEntry,
} from '../../../domain/evidence/materials/progress.ts';
import { docFileTypeOf } from '../../../contract/documented/evidence/material-mapping.ts';

type LogWire = v.InferOutput<typeof packageCalls.operationLog.answer>[number];

const fieldNames: ReadonlyMap<string, CorrectedField> = new Map([
  ['invoiceType', 'type'],
  ['invoiceCode', 'code'],
  ['invoiceNum', 'number'],
  ['checkCode', 'checkCode'],
  ['invoiceDate', 'date'],
  ['amountExcludingTax', 'amountExcludingTax'],
  ['taxAmount', 'tax'],
  ['taxIncludedAmount', 'total'],
  ['contractNo', 'contractNumber'],
  ['contractAmount', 'contractAmount'],
]);

type NamedWire = NonNullable<LogWire['returnedFiles']>[number] | NonNullable<LogWire['correctedFiles']>[number];

const documentFromWire = ({
  docFileType,
  categoryName,
  number,
  fileName,
}: NamedWire): Omit<CorrectedDocument, 'changes'> => ({
  documentType: docFileTypeOf(docFileType),
  material: categoryName ?? '',
  number: number ?? '',
  fileName: fileName ?? '',
});

/** Parses a line of the log. Unknown fields of a corrected document are left out. */
export function logEntryFromWire(entry: LogWire): LogEntry {
  return {
    at: entry.operateTime,
    action: packageActions.find((action) => action === entry.operateType) ?? 'unrecognised',
    actorName: entry.operatorName ?? '',
    side: entry.operatorSide === 'CORP' || entry.operatorSide === 'PLATFORM' ? entry.operatorSide : 'SYSTEM',
    detail: entry.remark ?? '',
    returned: (entry.returnedFiles ?? []).map((file) => ({
      ...documentFromWire(file),
      reason: file.approveReason ?? '',
    })),
    corrected: (entry.correctedFiles ?? []).map((file) => ({
      ...documentFromWire(file),
      changes: (file.fields ?? []).flatMap(({ fieldName, before, after }) => {
        const field = fieldNames.get(fieldName);
        return field === undefined ? [] : [{ field, before: before ?? '', after: after ?? '' }];
      }),
    })),
  };
}
