import { asPortFault } from '../../../application/ports/port-fault.ts';
import { aiControlNames, clarityCalls, type AiControl } from '../../../contract/documented/evidence/clarity.ts';
import type { WireClient } from '../wire-client.ts';

/**
 * Whether the back end reports one of its machines as switched off. If it does not name the switch or does not know the
 * call, the answers of the machine's own calls decide.
 */
export async function aiSwitchedOff(client: WireClient, control: AiControl, signal?: AbortSignal): Promise<boolean> {
  const name = aiControlNames[control];
  try {
    return (await client.send(clarityCalls.aiControls, { nameList: name }, { signal })).some(
      (each) => each.name === name && each.status !== '1',
    );
  } catch (thrown) {
    const { kind } = asPortFault(thrown);
    if (kind === 'not-signed-in' || kind === 'cancelled') throw thrown;
    return false;
  }
}
