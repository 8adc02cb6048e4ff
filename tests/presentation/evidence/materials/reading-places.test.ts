import { expect, it } from 'vitest';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import type { PageArea } from '../../../../src/domain/viewer/shared/page-area.ts';
import { doubtViews } from '../../../../src/presentation/evidence/materials/views/doubt-views.ts';
import { placeViews, readNotes } from '../../../../src/presentation/evidence/materials/views/reading-views.ts';
import { fieldsOf } from '../../../../src/presentation/evidence/shared/item-fields.ts';
import { invoiceItem } from '../../../builders/materials.ts';

const parties = { sellers: [{ name: '宁波砚舟精密铸造有限公司' }], buyers: [{ name: '启衡重工集团股份有限公司' }] };
const at = (top: number): PageArea => ({ left: 0.1, top, width: 0.3, height: 0.02 });
const says = (field: FieldReading['field'], value: string, top?: number): FieldReading => ({
  field,
  value,
  source: 'pdf-text',
  sure: true,
  ...(top === undefined ? {} : { place: { page: 1, area: at(top) } }),
});

function lit(...fieldReadings: readonly FieldReading[]) {
  const reading = {
    state: 'read',
    document: readDocumentFrom('invoice', fieldReadings, { today: '2026-11-21', parties }),
  } as const;
  const item = invoiceItem('I1', '113.00');
  const doubts = doubtViews({ item, fields: fieldsOf(item), views: [], notes: readNotes(reading), reading });
  return { doubts, places: placeViews(reading, doubts) };
}

it('a doubted party on the paper is highlighted with the number of the doubt', () => {
  const { doubts, places } = lit(
    says('number', '26992000000000000001', 0.1),
    says('sellerName', '苏州澄叶电子材料有限公司', 0.2),
    says('buyerName', '启衡重工集团股份有限公司', 0.3),
  );
  expect(doubts.map(({ number, lightId, words }) => [number, lightId, words.key])).toEqual([
    [1, 'doubt-1', 'reading.doubt-party'],
  ]);
  expect(places).toEqual([
    { id: 'number', number: undefined, page: 1, area: at(0.1) },
    { id: 'doubt-1', number: 1, page: 1, area: at(0.2) },
  ]);
});

it('a doubted party is highlighted at its tax number, or at its name when the number has no place', () => {
  expect(
    lit(
      says('sellerName', '宁波砚舟精密铸造有限公司', 0.2),
      says('sellerTaxNumber', '91330000000000000X', 0.25),
    ).places.map(({ area }) => area.top),
  ).toEqual([0.25]);
  expect(
    lit(says('sellerName', '宁波砚舟精密铸造有限公司', 0.2), says('sellerTaxNumber', '91330000000000000X')).places.map(
      ({ area }) => area.top,
    ),
  ).toEqual([0.2]);
});

it('the red mark on the paper is highlighted', () => {
  expect(lit(says('colour', 'red', 0.05)).places).toEqual([{ id: 'doubt-1', number: 1, page: 1, area: at(0.05) }]);
});

it('a value without a known place is not highlighted', () => {
  const { doubts, places } = lit(says('sellerName', '苏州澄叶电子材料有限公司'), says('colour', 'red'));
  expect([doubts.length, places]).toEqual([2, []]);
});
