import type { ProductCode } from '../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../domain/catalogue/product-texts.ts';

const interest = { what: 'Interest', price: 'Quoted by the funder; the financing contract says how much' };
const discount = {
  what: 'Discount interest',
  price: 'Quoted by the funder; you see what you receive before you apply',
};
const guarantee = { what: 'Guarantee fee', price: 'Quoted by the guarantor; the application says how much' };

/** The texts about each product. Titles are those of the menus. */
export const productTexts: Readonly<Record<ProductCode, ProductTexts>> = {
  CREDIT: {
    title: 'Digital receivables',
    slogan: 'Issued by a core enterprise; can be split, passed on and financed',
    description:
      'A core enterprise confirms online what it owes a supplier, who may split it, pass it on to its own suppliers, or have it financed.',
    tags: ['Can be split', 'Can be passed on', 'Can be financed'],
    fits: [
      'Suppliers of core enterprises with long payment terms',
      'Companies that pay their own suppliers with receivables',
    ],
    costs: [interest],
    service: [
      '1.1 The member may accept and pass on receivable credits online, and apply to funders for financing against them.',
      '1.2 Amount, due date and payer of a credit are those registered on the platform.',
    ],
  },
  EST: {
    title: 'Receivables financing',
    slogan: 'Financing by banks and factors against receivables',
    description:
      'Choose receivables from one payer, hand in contracts, invoices and other documents; the funder reviews them and pays out, and every step can be followed.',
    tags: ['Applied for online', 'Progress in sight', 'Signed by certificate'],
    fits: ['Suppliers with receivables that are not due yet', 'Companies that are certified and have a UKey'],
    costs: [interest],
    service: [
      '1.1 The member may choose receivables, hand in documents of the trade behind them, and apply to funders for financing.',
      '1.2 The funder alone decides whether to pay out; the platform promises no outcome.',
    ],
  },
  ESTP: {
    title: 'Receivables matching',
    slogan: 'Offer receivables, and let several funders quote',
    description:
      'The member offers receivables for financing, several funders quote, and the member signs with the one that suits.',
    tags: ['Several quotes', 'Your choice'],
    fits: ['Suppliers who would compare funders', 'Companies whose payers confirm receivables online'],
    costs: [interest],
    service: [
      '1.1 The member may publish what is to be financed, and receive and choose the quotes of funders.',
      '1.2 Matching obliges nobody to conclude a contract.',
    ],
  },
  RECEIVABLE: {
    title: 'Receivables',
    slogan: 'Register, confirm and manage receivables',
    description:
      'Register receivables online and have the payer confirm them, keep due dates and payments in one place, and finance them when needed.',
    tags: ['Confirmed online', 'Due dates in sight'],
    fits: ['Suppliers who need their receivables confirmed', 'Core enterprises that manage payables in one place'],
    costs: [interest],
    service: [
      '1.1 The member may register receivables, and ask the payer to confirm them online.',
      '1.2 The member warrants that what it registers is true and lawful, and neither registered nor assigned twice.',
    ],
  },
  ORDER: {
    title: 'Order management',
    slogan: 'Orders confirmed online',
    description:
      'Buyer and seller confirm orders and delivery plans online, on which financing and receivables can be based later.',
    tags: ['Confirmed online', 'Companies only'],
    fits: ['Suppliers who produce to order', 'Buyers who want both sides to see the same order'],
    costs: [],
    service: [
      '1.1 The member may send and confirm orders online, and see deliveries and settlement.',
      '1.2 Orders that both sides confirmed may serve as trade documents when financing is applied for.',
    ],
  },
  NOTE: {
    title: 'Commercial bills',
    slogan: 'Receive, endorse and discount bills in one place',
    description:
      'Manage acceptance, endorsement and maturity of commercial bills online, and apply to funders for discounting.',
    tags: ['Can be endorsed', 'Can be discounted'],
    fits: ['Suppliers who are paid by commercial bills', 'Companies that settle by commercial bills'],
    costs: [discount],
    service: [
      '1.1 The member may look up, accept and endorse commercial bills online, and apply for discounting.',
      '1.2 Rights and duties of a bill follow the law on bills and the rules of the bill exchange.',
    ],
  },
  GPC: {
    title: 'Guarantees',
    slogan: 'Guarantees for government procurement, issued online',
    description:
      'Suppliers of government procurement hand in the contract online; a guarantor reviews it and issues an electronic performance guarantee in place of a cash deposit.',
    tags: ['Electronic guarantee', 'No deposit', 'Companies only'],
    fits: ['Suppliers who won government procurement', 'Companies that would tie up less money in deposits'],
    costs: [guarantee],
    service: [
      '1.1 The member may apply online for performance guarantees of government procurement, and see how they stand.',
      '1.2 The guarantor issues the guarantee, whose wording says how far it goes.',
    ],
  },
  EJT: {
    title: 'Trade finance',
    slogan: 'Financing against contracts of real trade',
    description:
      'Apply to funders for financing on the strength of real trade contracts and invoices; documents are handed in once and used again.',
    tags: ['Against contracts', 'Documents used again'],
    fits: ['Companies with standing trade contracts', 'Suppliers with many small transactions'],
    costs: [interest],
    service: [
      '1.1 The member may apply to funders for financing on the strength of trade contracts and invoices.',
      '1.2 The member warrants that the trade is real and the documents are complete.',
    ],
  },
  EDT: {
    title: 'Order financing',
    slogan: 'Funds for production, against a core enterprise’s order',
    description:
      'With an order that a core enterprise confirmed, a supplier is financed before delivery to buy materials and produce; one order allows one financing.',
    tags: ['Before delivery', 'Companies only', 'Signed by certificate'],
    fits: [
      'Suppliers with orders of core enterprises who need funds for production',
      'Companies whose certification has begun',
    ],
    costs: [interest],
    service: [
      '1.1 The member may apply for financing against orders that a core enterprise confirmed.',
      '1.2 One order allows one financing, to be used for fulfilling that order.',
    ],
  },
  EXTOC: {
    title: 'Distributor financing',
    slogan: 'Purchase financing for distributors',
    description:
      'Distributors are financed against orders and invoices of what they buy from a brand, without using the brand’s credit line.',
    tags: ['Purchase financing', 'Companies only', 'Signed by certificate'],
    fits: ['Distributors who buy from a brand in volume', 'Companies that are certified and have a UKey'],
    costs: [interest],
    service: [
      '1.1 The member may apply to funders for purchase financing against orders and invoices.',
      '1.2 The funder pays the seller as agreed.',
    ],
  },
  SCG: {
    title: 'Supply-chain guarantees',
    slogan: 'A guarantor stands behind your financing',
    description:
      'A guarantor stands behind a member’s financing, on which the funder decides: for small companies without collateral.',
    tags: ['Guaranteed', 'Small companies'],
    fits: ['Small suppliers without collateral', 'Companies that would be financed more easily'],
    costs: [interest, guarantee],
    service: [
      '1.1 The member may ask that a guarantor stand behind its financing.',
      '1.2 The guarantor alone decides whether to do so.',
    ],
  },
  BAB: {
    title: 'Bank acceptance bills',
    slogan: 'Bank acceptance bills and their documents',
    description:
      'Apply online for bank acceptance bills, hand in contracts and invoices, and follow the bank’s review.',
    tags: ['Accepted by a bank', 'Documents online'],
    fits: ['Companies with a credit line at a bank', 'Companies that pay by bank acceptance bills'],
    costs: [{ what: 'Acceptance fee', price: 'Charged by the accepting bank; the acceptance agreement says how much' }],
    service: [
      '1.1 The member may apply online for bank acceptance bills, and hand in documents of the trade behind them.',
      '1.2 The bank alone decides whether to accept.',
    ],
  },
  ETT: {
    title: 'Electronic trade vouchers',
    slogan: 'Trade documents that can be looked up and verified',
    description:
      'Contracts, delivery and acceptance notes are registered as electronic vouchers that both sides confirm, for reconciliation and financing.',
    tags: ['Confirmed by both sides', 'For reconciliation'],
    fits: ['Buyers and sellers who exchange many documents', 'Companies that prove their trade to funders'],
    costs: [],
    service: [
      '1.1 The member may register and confirm electronic trade vouchers, and have the funders of its choice verify them.',
      '1.2 The member warrants that what it registers agrees with the originals.',
    ],
  },
  POND: {
    title: 'Receivables pool',
    slogan: 'Many receivables in one pool, financed as they roll',
    description:
      'Scattered receivables go into one pool, whose balance says how much can be financed; new ones take the place of those that were paid.',
    tags: ['Many in one pool', 'Revolving'],
    fits: ['Suppliers with many small receivables', 'Companies that need revolving funds'],
    costs: [interest],
    service: [
      '1.1 The member may put receivables into a pool, and be financed within its limit again and again.',
      '1.2 The limit is reduced by receivables of the pool that are due and unpaid.',
    ],
  },
  ABS: {
    title: 'Receivables ABS',
    slogan: 'Receivables pooled and issued as securities',
    description:
      'Receivables that meet the standard are assigned to a special plan, whose manager issues securities backed by them; suppliers are paid early.',
    tags: ['Assigned together', 'Paid early'],
    fits: ['Suppliers with receivables from core enterprises that take part', 'Core enterprises that securitise'],
    costs: [{ what: 'Discount on assignment', price: 'The assignment agreement says how much' }],
    service: [
      '1.1 The member may assign receivables that meet the standard to the special plan, and hand in the documents needed.',
      '1.2 Price and terms are those of the assignment agreement.',
    ],
  },
  LETTER_OF_GUARANTEE: {
    title: 'Electronic guarantees',
    slogan: 'Bid, performance and advance-payment guarantees online',
    description:
      'Apply online for bid, performance and advance-payment guarantees; the guarantor reviews and issues them, and whoever receives one verifies it online.',
    tags: ['Several kinds', 'Verified online'],
    fits: ['Companies that bid for works and procurement', 'Companies that would give guarantees in place of deposits'],
    costs: [guarantee],
    service: [
      '1.1 The member may apply online for electronic guarantees, and see how they stand.',
      '1.2 The guarantor issues the guarantee, whose wording says how far it goes.',
    ],
  },
  FAW: {
    title: 'Automotive chain financing',
    slogan: 'Financing for suppliers of car parts',
    description:
      'Suppliers of car parts are financed against receivables from and orders of car makers; the documents asked for are those of the trade.',
    tags: ['Automotive', 'Receivables', 'Orders'],
    fits: ['Suppliers of parts to car makers'],
    costs: [interest],
    service: [
      '1.1 The member may apply for financing against receivables from and orders of car makers.',
      '1.2 The documents needed are those of the standard that the platform publishes for the automotive trade.',
    ],
  },
  STD_PAPER: {
    title: 'Standardised bills',
    slogan: 'Bills pooled to reach more funds',
    description:
      'A depository gathers commercial bills that qualify and issues standardised bills backed by them; whoever holds the bills is financed.',
    tags: ['Bills pooled', 'Bond market'],
    fits: ['Companies that hold bills of well-rated acceptors'],
    costs: [discount],
    service: [
      '1.1 The member may hand commercial bills that qualify to a depository to be pooled.',
      '1.2 Standardised bills are issued and traded under the measures that govern them.',
    ],
  },
  SCCP: {
    title: 'Supply-chain bills',
    slogan: 'One bill, split into just what is to be paid',
    description:
      'A supply-chain bill that a core enterprise issued can be split into the amounts needed, endorsed to one’s own suppliers, or discounted by a funder.',
    tags: ['Split from 0.01 yuan', 'Can be endorsed', 'Can be discounted', 'Signed by certificate'],
    fits: [
      'Companies that receive bills of core enterprises and pay several suppliers',
      'Companies that would discount just what they need before maturity',
    ],
    costs: [discount],
    service: [
      '1.1 The member may issue, accept, split and endorse supply-chain bills online, and apply for discounting.',
      '1.2 In doing so the member signs by its valid digital certificate.',
    ],
  },
};
