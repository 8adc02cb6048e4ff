interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptPolicy;
}

declare global {
  var trustedTypes: PolicyFactory | undefined;
}

let policy: ScriptPolicy | undefined;

/**
 * Starts a thread that reads documents. It uses the single trusted-types policy `pdf-worker`, which accepts only
 * scripts of the portal's own origin.
 */
export function startTrustedWorker(address: string): Worker {
  // A policy can be created only once in a page.
  policy ??= globalThis.trustedTypes?.createPolicy('pdf-worker', { createScriptURL: ownAddress }) ?? {
    createScriptURL: ownAddress,
  };
  return new Worker(policy.createScriptURL(address), { type: 'module', name: 'documents' });
}

function ownAddress(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin)
    throw new TypeError('The thread that reads documents must be a script of the portal itself');
  return url.href;
}
