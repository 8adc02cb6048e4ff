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
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['pdf-worker'],
  };
}

/** The addresses that a page may call, with the local agent for UKeys. */
const withKeyAgent = (usual: Directives): Directives => ({
  'connect-src': [...(usual['connect-src'] ?? []), keyAgentAddress],
});

export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}

/** The source by which a policy allows an inline style or script: the base64 SHA-256 of its text. */
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page without scripts. It has one inline style and loads nothing. */
export function scriptlessPolicy(style: string): string {
  return policyText({
    'default-src': ["'none'"],
    'style-src': [sourceOf(style)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * The policy of the sign-in document. It has one inline style and one inline script, given by their texts, and may call
 * the local key agent.
 */
export function signInPolicy(
  filesOrigin: string,
  { style, script }: { readonly style: string; readonly script: string },
  formTargets: readonly string[] = [],
): string {
  const usual = portalDirectives(filesOrigin, formTargets);
  const withSource = (directive: string, text: string): readonly string[] => [
    ...(usual[directive] ?? []),
    sourceOf(text),
  ];
  return policyText({
    ...usual,
    ...withKeyAgent(usual),
    'style-src': withSource('style-src', style),
    'script-src': withSource('script-src', script),
  });
}

/** The policy of the PDF worker. It alone may compile WebAssembly. */
export function pdfWorkerPolicy(filesOrigin: string): string {
  return policyText({ ...portalDirectives(filesOrigin), 'script-src': ["'self'", "'wasm-unsafe-eval'"] });
}

/** The policy of the sandbox's console, which shows files in frames. */
export function sandboxPolicy(filesOrigin: string): string {
  return policyText({ ...portalDirectives(filesOrigin), 'frame-src': [filesOrigin] });
}

/** The portal's policy for documents that may also call the local key agent. */
export function keyPolicy(filesOrigin: string, formTargets: readonly string[] = []): string {
  const usual = portalDirectives(filesOrigin, formTargets);
  return policyText({ ...usual, ...withKeyAgent(usual) });
}
