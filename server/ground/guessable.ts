const differentAtLeast = 10;

/**
 * Whether a secret is too weak: it has too few different characters, or repeats one part. A random one of 128 bits in
 * hexadecimal passes.
 */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < differentAtLeast || /^(.+?)\1+$/su.test(secret);
}
