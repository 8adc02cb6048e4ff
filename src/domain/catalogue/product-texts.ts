/** Texts that describe a product in one language (checklist F-099, F-102). */
export interface ProductTexts {
  readonly title: string;
  readonly slogan: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Companies for which the product is meant. */
  readonly fits: readonly string[];
  /** Prices for using the product. Opening it is free. */
  readonly costs: readonly { readonly what: string; readonly price: string }[];
  /** Description of the service in the product's agreement. */
  readonly service: readonly string[];
}
