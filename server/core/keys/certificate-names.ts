/**
 * Splits a distinguished name (RFC 4514) into its attributes. An escaped comma belongs to a value and splits nothing.
 */
const attributesOf = (name: string): readonly string[] =>
  (name.match(/(?:\\.|[^,\\])+/g) ?? []).map((piece) => piece.trimStart());

/** The common name; empty where there is none. */
export const commonName = (name: string): string =>
  attributesOf(name)
    .find((piece) => piece.startsWith('CN='))
    ?.slice(3)
    .replace(/\\(.)/g, '$1') ?? '';

/** Unified social credit code in a certificate's subject; empty where there is none. */
export const usccOfSubject = (subject: string): string =>
  attributesOf(subject).flatMap((piece) => /^2\.5\.4\.97=([0-9A-Z]+)/.exec(piece)?.[1] ?? [])[0] ?? '';
