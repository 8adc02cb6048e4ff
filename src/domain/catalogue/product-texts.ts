/** What is written of a product, in one language (checklist F-099, F-102). */
export interface ProductTexts {
  readonly title: string;
  readonly slogan: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Companies for which the product is meant. */
  readonly fits: readonly string[];
  /** What is paid for its use, beside opening, which costs nothing. */
  readonly costs: readonly { readonly what: string; readonly price: string }[];
  /** What the product's agreement says of the service. */
  readonly service: readonly string[];
}
