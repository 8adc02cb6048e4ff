const differentAtLeast = 10;

/**
 * Whether a secret is no secret: of few characters, or of one piece again and again. A drawn one of 128 bits in
 * hexadecimal passes.
 */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < differentAtLeast || /^(.+?)\1+$/su.test(secret);
}
