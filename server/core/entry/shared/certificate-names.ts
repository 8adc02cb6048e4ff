/** Whoever a name names, of what RFC 4514 writes; empty where it names nobody. */
export const commonName = (name: string): string => /(?:^|,)CN=((?:\\.|[^,\\])+)/.exec(name)?.[1]?.replace(/\\(.)/g, '$1') ?? '';

/** The code of the company that a certificate names, from its subject as RFC 4514 writes it; empty where it names none. */
export const namedUscc = (subject: string): string => /(?:^|(?<!\\), ?)2\.5\.4\.97=([0-9A-Z]+)/.exec(subject)?.[1] ?? '';
