import { invoiceTypes, type InvoiceType } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import type { MadeDocument } from './made-document.ts';
import { contractAt, contractValues, invoiceValues, orderAt, qrValues, type InvoiceOrder } from './made-orders.ts';
import { foreignContracts } from './foreign-contracts.ts';
import { ofdFile, type OfdPlan } from './made-ofd.ts';
import {
  flowingPdf,
  ownPdf,
  photograph,
  picture,
  scannedPdf,
  scatteredPdf,
  withAttached,
  withInfo,
} from './made-pdf.ts';
import { digitalXml, taxControlXml } from './made-xml.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const digitals: readonly InvoiceType[] = ['E_SPECIAL_VAT_ELEC', 'E_GENERAL_VAT_ELEC'];
const electronics: readonly InvoiceType[] = ['GENERAL_VAT_ELEC', 'SPECIAL_VAT_ELEC'];
const of = (index: number, types: readonly InvoiceType[], change: Partial<InvoiceOrder> = {}) =>
  orderAt(index, types[index % types.length] ?? 'E_GENERAL_VAT_ELEC', change);
const times = <Made>(count: number, make: (index: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

const red = { amountExcludingTax: '-200000.00', tax: '-26000.00', total: '-226000.00' };

export function xmlDocuments(): readonly MadeDocument[] {
  return times(8, (index) => {
    const order = of(index, digitals, index === 7 ? red : {});
    const xml = digitalXml(order, index % 2 === 0 ? '' : ' 10:20:30');
    const says = { xml: { ...invoiceValues(order), colour: index === 7 ? 'red' : 'blue' } };
    return { name: `xml ${index}`, kind: 'invoice', bytes: utf8(index === 3 ? `\uFEFF${xml}` : xml), says };
  });
}

const plans: readonly OfdPlan[] = [
  { place: 'Doc_0/Attachs/invoice.xml', named: 'invoice.xml' },
  { place: 'Doc_0/Attachs/invoice.xml', named: 'Attachs/invoice.xml' },
  { place: 'Doc_0/Other/data.xml', named: '/Doc_0/Other/data.xml', list: '/Doc_0/Attachs/Attachments.xml' },
  { place: 'Doc_0/Other/invoice.xml', named: '../Other/invoice.xml' },
  // Only its own name leads to the data.
  { place: 'Doc_0/Other/original_invoice.xml', named: 'nowhere.xml' },
];

export function ofdDocuments(): readonly MadeDocument[] {
  const digital = plans.map((plan, index): MadeDocument => {
    const order = of(20 + index, digitals);
    return {
      name: `ofd digital ${index}`,
      kind: 'invoice',
      bytes: ofdFile(digitalXml(order), plan),
      says: { ofd: { ...invoiceValues(order), colour: 'blue' } },
    };
  });
  const taxControl = plans.map((plan, index): MadeDocument => {
    const order = of(30 + index, electronics);
    const title = ['宁波增值税电子普通发票', '增值税电子专用发票'][index] ?? '';
    const { type, ...data } = invoiceValues(order);
    const says = { ofd: title === '' || type === undefined ? data : { ...data, type } };
    return {
      name: `ofd tax-control ${index}`,
      kind: 'invoice',
      bytes: ofdFile(taxControlXml(order, index % 2 === 0 ? 'fp:' : ''), { ...plan, title }),
      says,
    };
  });
  return [...digital, ...taxControl];
}

export async function digitalPdfs(): Promise<readonly MadeDocument[]> {
  return Promise.all(
    times(8, async (index): Promise<MadeDocument> => {
      const order = of(40 + index, digitals);
      const whole = invoiceValues(order);
      const plain = await ownPdf(order);
      if (index >= 4)
        return {
          name: `pdf attached ${index}`,
          kind: 'invoice',
          bytes: await withAttached(plain, digitalXml(order)),
          says: { 'pdf-attachment': { ...whole, colour: 'blue' }, 'qr-code': qrValues(order), 'pdf-text': whole },
        };
      const { number, sellerTaxNumber, date, amountExcludingTax, tax, total } = invoiceValues(order);
      const entries = {
        InvoiceNumber: order.number,
        SellerIdNum: order.seller.uscc,
        IssueTime: order.date,
        TotalAmWithoutTax: order.amountExcludingTax,
        TotalTaxAm: order.tax,
        'TotalTax-includedAmount': order.total,
      };
      const info = Object.fromEntries(
        Object.entries({ number, sellerTaxNumber, date, amountExcludingTax, tax, total }).flatMap(([field, value]) =>
          value === undefined ? [] : [[field, value]],
        ),
      );
      return {
        name: `pdf info ${index}`,
        kind: 'invoice',
        bytes: await withInfo(plain, entries),
        says: { 'pdf-info': info, 'qr-code': qrValues(order), 'pdf-text': whole },
      };
    }),
  );
}

// The form of a used vehicle has no amount without tax.
function printedValues(order: InvoiceOrder) {
  const { amountExcludingTax: _, tax: __, ...used } = invoiceValues(order);
  return order.invoiceType === 'USED_VEHICLE_VAT' ? used : invoiceValues(order);
}

export async function textPdfs(): Promise<readonly MadeDocument[]> {
  const invoices = invoiceTypes.flatMap((type, at) =>
    times(2, async (index): Promise<MadeDocument> => {
      const order = orderAt(50 + at * 2 + index, type);
      const bytes = index === 0 ? await ownPdf(order) : await scatteredPdf(order);
      return {
        name: `pdf ${type} ${index === 0 ? 'whole' : 'scattered'}`,
        kind: 'invoice',
        bytes,
        says: { 'qr-code': qrValues(order), 'pdf-text': printedValues(order) },
      };
    }),
  );
  const contracts = times(8, async (index): Promise<MadeDocument> => {
    const order = contractAt(index);
    return {
      name: `contract ${index}`,
      kind: 'contract',
      bytes: await ownPdf(order),
      says: { 'pdf-text': contractValues(order) },
    };
  });
  const foreign = foreignContracts.map(async ({ blocks, values }, index): Promise<MadeDocument> => ({
    name: `foreign contract ${index}`,
    kind: 'contract',
    bytes: await flowingPdf(blocks),
    says: { 'pdf-text': values },
  }));
  return Promise.all([...invoices, ...contracts, ...foreign]);
}

/** Scans in PDFs, clean pictures, and photographs rotated by up to 30 degrees. */
export async function pictures(types: readonly InvoiceType[] = invoiceTypes): Promise<readonly MadeDocument[]> {
  return Promise.all(
    types.flatMap((type) => {
      const at = invoiceTypes.indexOf(type);
      const named =
        (what: string, index: number, make: (order: InvoiceOrder) => Promise<Uint8Array>) =>
        async (): Promise<MadeDocument> => {
          const order = orderAt(70 + at * 3 + index, type);
          return {
            name: `${what} ${type}`,
            kind: 'invoice',
            bytes: await make(order),
            says: { 'qr-code': qrValues(order) },
          };
        };
      const turned = ((at - 3) * Math.PI) / 24;
      return [
        named('scan', 0, scannedPdf),
        named('png', 1, picture),
        named('jpeg', 2, async (order) => photograph(order, turned)),
      ].map(async (make) => make());
    }),
  );
}

/** Clean documents of every type and of every source, the same on every run. */
export async function madeDocuments(): Promise<readonly MadeDocument[]> {
  return [...xmlDocuments(), ...ofdDocuments(), ...(await digitalPdfs()), ...(await textPdfs()), ...(await pictures())];
}
