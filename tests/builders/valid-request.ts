import type * as v from 'valibot';
import { calls } from '../../server/core/desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import type { Call } from '../../src/contract/call.ts';

/** Fields that a plain text cannot fill. */
const formed: Readonly<Partial<Record<CallName, Readonly<Record<string, unknown>>>>> = {
  uploadPolicy: { sha256: 'a'.repeat(64) },
  beginParts: { sha256: 'a'.repeat(64) },
  signPart: { md5: 'a'.repeat(32) },
  partnerAuth: { nonce: 'a'.repeat(16) },
  materialBatchModify: { updateDocFile: [{ docFileId: 'A1', invoice: { invoiceCode: '1' } }] },
};

interface Shape {
  readonly type: string;
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  readonly options: readonly unknown[];
  readonly item: v.GenericSchema;
  readonly wrapped: v.GenericSchema;
  readonly literal: unknown;
}

/** A value that matches a schema: for an object all fields, or only the required ones. */
function valueOf(schema: v.GenericSchema, text: string, whole: boolean): unknown {
  // The present properties depend on the schema's type.
  const { type, entries, options, item, wrapped, literal } = schema as unknown as Shape;
  if (type === 'optional' || type === 'nullish') return whole ? valueOf(wrapped, text, false) : undefined;
  if (type === 'object' || type === 'strict_object')
    return Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, valueOf(field, text, whole)]));
  if (type === 'array') return [valueOf(item, text, whole)];
  if (type === 'picklist') return options[0];
  if (type === 'union') return valueOf(options[0] as v.GenericSchema, text, whole);
  if (type === 'record') return {};
  if (type === 'literal') return literal;
  if (type === 'number') return 1;
  if (type === 'boolean') return true;
  return text;
}

/** A request that matches a call's schema, without regard to business rules. Its texts are `text`. */
export function validRequest(name: CallName, text = 'A1'): Readonly<Record<string, unknown>> {
  const { request }: Call = calls[name];
  return { ...(valueOf(request, text, false) as object), ...formed[name] };
}
