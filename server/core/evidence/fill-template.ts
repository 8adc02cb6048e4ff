import type { DocumentOrder } from '../ports.ts';

type Letter = Extract<DocumentOrder, { readonly kind: 'letter' }>;

/**
 * What a template may leave to be filled in, and what stands for it on paper that is filled in by hand. A template
 * names it in braces.
 */
const blanks = {
  supplier: '　　　　　　　　　　　　',
  uscc: '　　　　　　　　　',
  funder: '＿＿＿＿＿＿＿＿',
  payer: '＿＿＿＿＿＿＿＿',
  operator: '＿＿＿＿＿＿',
  numbers: '＿＿＿＿＿＿＿＿＿＿＿＿',
  amount: '＿＿＿＿＿＿＿＿',
  contracts: '＿＿＿＿＿＿＿＿',
  holder: '＿＿＿＿＿＿＿＿',
  account: '＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿',
} as const;

export type TemplateField = keyof typeof blanks;

/** What is known; what is not, or is empty, stays to be filled in by hand. */
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;

const isField = (name: string): name is TemplateField => Object.hasOwn(blanks, name);

function fillText(text: string, values: TemplateValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isField(name) ? values[name] || blanks[name] : whole));
}

/** Fills known values into the template of a letter. Its layout is unchanged. */
export function fillLetter(letter: Letter, values: TemplateValues): Letter {
  const said = (text: string): string => fillText(text, values);
  return {
    ...letter,
    title: said(letter.title),
    from: { name: said(letter.from.name), uscc: said(letter.from.uscc) },
    to: said(letter.to),
    paragraphs: letter.paragraphs.map(said),
  };
}

/** What is made of an order as it stands: a template with its blanks, anything else unchanged. */
export function asOrdered(order: DocumentOrder): DocumentOrder {
  return order.kind === 'letter' ? fillLetter(order, {}) : order;
}

/** Numbers that fit into a letter; of more it says how many there are. */
const mostNumbers = 12;

/** Numbers as a letter lists them: the first of many, and how many there are. */
export function numbersInLetter(numbers: readonly string[]): string {
  const shown = numbers.slice(0, mostNumbers).join('、');
  return numbers.length > mostNumbers ? `${shown} 等 ${numbers.length} 笔` : shown;
}

/** A decimal text in yuan with its thousands apart. */
export function amountInLetter(text: string): string {
  return text.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
}
