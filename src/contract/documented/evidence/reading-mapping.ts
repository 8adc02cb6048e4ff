import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { readDocumentFrom } from '../../../domain/evidence/reading/read-document-from.ts';
import type { Doubt, ReadDocument, ReadField, FieldReading } from '../../../domain/evidence/reading/read-document.ts';
import {
  contractReadFields,
  invoiceReadFields,
  type DocumentKind,
  type ReadFieldName,
} from '../../../domain/evidence/reading/read-fields.ts';
import { readPlace } from '../../../domain/evidence/reading/read-place.ts';
import { readSources, type ReadSource } from '../../../domain/evidence/reading/read-source.ts';
import { paperFromWire, paperToWire } from './paper-mapping.ts';
import type { ReadingWire } from './recognition.ts';

type FieldWire = NonNullable<ReadingWire['fields']>[number];

const states = { waiting: 'WAITING', running: 'RUNNING' } as const;
const kinds: Readonly<Record<DocumentKind, string>> = { invoice: 'INVOICE', contract: 'CONTRACT' };

const findKnown = <Known extends string>(all: readonly Known[], text: string): Known | undefined =>
  all.find((each) => each === text);
const fieldNames: readonly ReadFieldName[] = [...new Set<ReadFieldName>([...invoiceReadFields, ...contractReadFields])];

function fieldReadingFromWire(
  field: ReadFieldName,
  { value, source, sure, place: wire }: NonNullable<FieldWire['said']>[number],
): readonly FieldReading[] {
  const from: ReadSource | undefined = findKnown(readSources, source);
  const place = wire
    ? readPlace(wire.pageNo, { left: wire.left, top: wire.top, width: wire.width, height: wire.height })
    : undefined;
  return from === undefined ? [] : [{ field, value, source: from, sure: sure ?? true, ...(place ? { place } : {}) }];
}

/**
 * Parses a document. Values of unknown fields and from unknown sources are left out. Doubts about a field are taken
 * from the back end, which knows the parties.
 */
function documentFromWire(kind: DocumentKind, { fields }: ReadingWire): ReadDocument {
  const knownFields = (fields ?? []).flatMap((wire) => {
    const field = findKnown(fieldNames, wire.fieldName);
    return field === undefined ? [] : [{ field, wire }];
  });
  const fieldReadings = knownFields.flatMap(({ field, wire }) =>
    (wire.said ?? [{ value: wire.value, source: wire.source }]).flatMap((each) => fieldReadingFromWire(field, each)),
  );
  const merged = readDocumentFrom(kind, fieldReadings, { today: '9999-12-31', parties: { sellers: [], buyers: [] } });
  const doubtsOf = (field: ReadFieldName): readonly Doubt[] =>
    (knownFields.find((each) => each.field === field)?.wire.doubts ?? []) as readonly Doubt[];
  const judged = merged.fields.map((each): ReadField => ({
    ...each,
    doubts: doubtsOf(each.field),
    certainty: doubtsOf(each.field).length > 0 ? 'to-check' : 'certain',
  }));
  return { ...merged, fields: judged } as ReadDocument;
}

/** State of reading a file, parsed from the wire; undefined for invalid data. */
export function readingFromWire(wire: ReadingWire): FileReading | undefined {
  if (wire.taskStatus === 'WAITING') return { state: 'waiting' };
  if (wire.taskStatus === 'RUNNING') return { state: 'running' };
  if (wire.taskStatus !== 'COMPLETE') return undefined;
  const kind =
    wire.documentKind === kinds.invoice ? 'invoice' : wire.documentKind === kinds.contract ? 'contract' : undefined;
  const again = {
    ...(typeof wire.againLeft === 'number' && wire.againLeft >= 0 ? { againLeft: wire.againLeft } : {}),
    ...(wire.paper ? { paper: paperFromWire(wire.paper) } : {}),
  };
  return wire.readable === true && kind !== undefined
    ? { state: 'read', document: documentFromWire(kind, wire), ...again }
    : { state: 'not-readable', ...again };
}

/** The reverse of `readingFromWire`. */
export function readingToWire(pkFile: string, reading: FileReading): ReadingWire {
  if (reading.state === 'waiting' || reading.state === 'running') return { pkFile, taskStatus: states[reading.state] };
  const again = {
    ...(reading.againLeft === undefined ? {} : { againLeft: reading.againLeft }),
    ...(reading.paper ? { paper: paperToWire(reading.paper) } : {}),
  };
  if (reading.state === 'not-readable') return { pkFile, taskStatus: 'COMPLETE', readable: false, ...again };
  const { kind, fields, missing } = reading.document;
  return {
    pkFile,
    taskStatus: 'COMPLETE',
    readable: true,
    ...again,
    documentKind: kinds[kind],
    missing: [...missing],
    fields: fields.map((each) => ({
      fieldName: each.field,
      value: each.value,
      source: each.source,
      doubts: [...each.doubts],
      said: each.said.map(({ value, source, sure, place }) => ({
        value,
        source,
        sure,
        ...(place ? { place: { pageNo: place.page, ...place.area } } : {}),
      })),
    })),
  };
}
