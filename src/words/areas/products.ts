import type { WordsArea } from '../load-catalogue.ts';
import type { products } from '../zh-CN/products/products.ts';
import type { signingTurn } from '../zh-CN/products/shared/signing-turn.ts';
import type { applying } from '../zh-CN/products/applying.ts';

type Products = typeof products;
type SigningTurn = typeof signingTurn;
type Applying = typeof applying;

declare module '../catalogue.ts' {
  interface Catalogue extends Products, SigningTurn, Applying {}
}

export const productsWords = {
  'zh-CN': async () => (await import('../zh-CN/products/products.ts')).products,
  en: async () => (await import('../en/products/products.ts')).products,
} satisfies WordsArea;

export const signingTurnWords = {
  'zh-CN': async () => (await import('../zh-CN/products/shared/signing-turn.ts')).signingTurn,
  en: async () => (await import('../en/products/shared/signing-turn.ts')).signingTurn,
} satisfies WordsArea;

export const applyingWords = {
  'zh-CN': async () => (await import('../zh-CN/products/applying.ts')).applying,
  en: async () => (await import('../en/products/applying.ts')).applying,
} satisfies WordsArea;
