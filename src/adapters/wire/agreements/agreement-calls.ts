import { PortFault } from '../../../application/ports/port-fault.ts';
import { noticeCalls } from '../../../contract/documented/agreements/notices.ts';
import type { WireClient } from '../wire-client.ts';

/** Signs agreements as their texts were shown. `text-changed`: other texts apply now, and nothing was signed. */
export async function signAgreements(
  client: WireClient,
  shown: readonly { readonly name: string; readonly textHash: string }[],
): Promise<'signed' | 'text-changed'> {
  try {
    await client.send(noticeCalls.signAgreement, {
      agreementNames: shown.map(({ name }) => name),
      textHashes: shown.map(({ textHash }) => textHash),
    });
    return 'signed';
  } catch (fault) {
    if (
      fault instanceof PortFault &&
      fault.detail.code === 'REQUEST_INVALID' &&
      fault.detail.values?.['field'] === 'textHashes'
    )
      return 'text-changed';
    throw fault;
  }
}

/**
 * Whether the signed-in user must sign any of some agreements, and when the newest of those was published, in
 * milliseconds; undefined if the back end does not report it.
 */
export async function agreementsToSign(
  client: WireClient,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<{ readonly publishedAt: number | undefined } | undefined> {
  const { needSignProtocol, publishTime } = await client.send(
    noticeCalls.agreementSignState,
    { agreementNames: [...names] },
    { signal },
  );
  return needSignProtocol ? { publishedAt: publishTime ?? undefined } : undefined;
}
