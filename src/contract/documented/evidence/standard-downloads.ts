import { generatedFileWire } from '../../generated-file.ts';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { identifier, maybe, nothing, text } from '../../fields.ts';
import { bookFields } from './book-mapping.ts';

/** The core enterprise and the funder of a standard (document 2, section 7). */
const dimensions = v.object({ fkCorpCore: identifier, fkFinance: identifier });

/** Root product of an ABS asset; missing for others. */
const productType = maybe(text(40));

/**
 * The list of documents that a funder asks for, its templates, and whether they are available (document 2, sections 7
 * and 8).
 */
export const standardDownloadCalls = {
  standardList: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/mps/doc/std/business/stdList/download',
    source: 'document 2, section 7, which names no fields: for a package',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docDatumId: identifier }),
    answer: generatedFileWire,
  }),
  standardListByDimension: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/doc/std/business/stdList/download/by-dimension',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...bookFields, dimensions, productType }),
    answer: generatedFileWire,
  }),
  standardTemplate: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/mps/doc/std/business/std/download',
    source:
      'document 2, section 7, which names no fields: the template of a package’s material, filled in with parties, numbers and amounts',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docMaterialId: identifier, pkFile: maybe(identifier) }),
    answer: generatedFileWire,
  }),
  standardTemplateByDimension: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/doc/std/business/std/download/by-dimension',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...bookFields, dimensions, productType, docStdCategoryId: identifier }),
    answer: generatedFileWire,
  }),
  standardVerify: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/doc/std/business/verify',
    source: 'document 2, section 7, which names no fields: for a package, or for a funder and core enterprise',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...bookFields, dimensions: maybe(dimensions), productType, docDatumId: maybe(identifier) }),
    answer: v.object({ available: v.boolean(), reason: v.nullish(v.string()) }),
  }),
  standardExport: defineCall({
    base: 'web',
    method: 'GET',
    path: '/biz/v1/credits/docs/stds/export/{id}/download',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ id: identifier }),
    answer: generatedFileWire,
  }),
  areStandardsEnabled: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/docs/stds/provide/isEnabled',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.boolean(),
  }),
  standardAvailable: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/docs/stds/provide/isAvailable',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...bookFields, fkCorpCore: identifier, fkFinance: identifier }),
    answer: v.boolean(),
  }),
  routePolicy: defineCall({
    base: 'web',
    method: 'POST',
    path: '/biz/mps/v1/certificate/whitelist/route-policy',
    source: 'document 2, section 7, which names no fields',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...bookFields, dimensions }),
    answer: v.object({ policy: v.string() }),
  }),
};

/** Answer of `route-policy` where the standards of the new library apply. */
export const newLibraryPolicy = 'NEW';
