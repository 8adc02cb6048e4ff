import { createHash } from 'node:crypto';
import { keyAgentAddress } from '../../src/contract/key-agent.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

/** Griffel inserts style elements that are empty at first; this is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content security policy of the portal's documents; `formTargets` are the origins to which a page may submit
 * forms.
 */
export function portalDirectives(filesOrigin: string, formTargets: readonly string[] = []): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', filesOrigin],
    'connect-src': ["'self'", filesOrigin],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['pdf-worker'],
  };
}

/** Adds the local agent for UKeys to the addresses that a page may call. */
const keysAt = (usual: Directives): Directives => ({
  'connect-src': [...(usual['connect-src'] ?? []), keyAgentAddress],
});

export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}

/** The source by which a policy allows an inline style or script: the base64 SHA-256 of its text. */
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page that is drawn on the server: it has one style of its own, loads nothing and runs no script. */
export function scriptlessPolicy(style: string): string {
  return policyText({
    'default-src': ["'none'"],
    'style-src': [sourceOf(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * The sign-in document carries one style and one script of its own, and is where a key at one's own machine may be
 * asked. Both are given by their texts.
 */
export function signInPolicy(
  filesOrigin: string,
  { style, script }: { readonly style: string; readonly script: string },
  formTargets: readonly string[] = [],
): string {
  const usual = portalDirectives(filesOrigin, formTargets);
  const and = (directive: string, text: string): readonly string[] => [...(usual[directive] ?? []), sourceOf(text)];
  return policyText({
    ...usual,
    ...keysAt(usual),
    'style-src': and('style-src', style),
    'script-src': and('script-src', script),
  });
}

/** Only the PDF worker may compile WebAssembly. */
export function pdfWorkerPolicy(filesOrigin: string): string {
  return policyText({ ...portalDirectives(filesOrigin), 'script-src': ["'self'", "'wasm-unsafe-eval'"] });
}

/** The sandbox's console shows files in frames of their own. */
export function sandboxPolicy(filesOrigin: string): string {
  return policyText({ ...portalDirectives(filesOrigin), 'frame-src': [filesOrigin] });
}

/** A document that asks keys, and is otherwise as any. */
export function keyPolicy(filesOrigin: string, formTargets: readonly string[] = []): string {
  const usual = portalDirectives(filesOrigin, formTargets);
  return policyText({ ...usual, ...keysAt(usual) });
}
