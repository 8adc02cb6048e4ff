/**
 * What a name says, of what RFC 4514 writes, piece by piece: a comma that belongs to somebody's name stands behind a
 * backslash, and begins nothing.
 */
const piecesOf = (name: string): readonly string[] =>
  (name.match(/(?:\\.|[^,\\])+/g) ?? []).map((piece) => piece.trimStart());

/** The common name; empty where there is none. */
export const commonName = (name: string): string =>
  piecesOf(name)
    .find((piece) => piece.startsWith('CN='))
    ?.slice(3)
    .replace(/\\(.)/g, '$1') ?? '';

/** The code of the company that a certificate names, from its subject; empty where it names none. */
export const namedUscc = (subject: string): string =>
  piecesOf(subject).flatMap((piece) => /^2\.5\.4\.97=([0-9A-Z]+)/.exec(piece)?.[1] ?? [])[0] ?? '';
