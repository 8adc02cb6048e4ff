import { describe, expect, it } from 'vitest';
import { logEntryFromWire } from '../../../src/adapters/wire/evidence/log-from-wire.ts';

const line = { operateTime: 1, operateType: 'platform-corrected', operatorSide: 'PLATFORM' } as const;

describe('a line of the log from the wire', () => {
  it('names a corrected document without its fields, and a field without its earlier value', () => {
    const correctedFiles = [
      { docFileType: 'BUSI_INVOICE', number: '1' },
      { docFileType: 'BUSI_CONTRACT', fields: [{ fieldName: 'contractNo', after: 'QH2' }] },
    ];
    expect(logEntryFromWire({ ...line, correctedFiles }).corrected).toEqual([
      { documentType: 'BUSI_INVOICE', material: '', number: '1', fileName: '', changes: [] },
      {
        documentType: 'BUSI_CONTRACT',
        material: '',
        number: '',
        fileName: '',
        changes: [{ field: 'contractNumber', before: '', after: 'QH2' }],
      },
    ]);
  });

  it('omits unknown fields', () => {
    const correctedFiles = [
      {
        docFileType: 'BUSI_INVOICE',
        fields: [
          { fieldName: 'constructor', before: 'a', after: 'b' },
          { fieldName: 'taxAmount', before: '1.00', after: '2.00' },
        ],
      },
    ];
    expect(logEntryFromWire({ ...line, correctedFiles }).corrected[0]?.changes).toEqual([
      { field: 'tax', before: '1.00', after: '2.00' },
    ]);
  });

  it('accepts a back end without returns and corrections', () => {
    expect(logEntryFromWire(line)).toMatchObject({ action: 'platform-corrected', returned: [], corrected: [] });
  });
});
