import { WireClient } from '../../src/adapters/wire/wire-client.ts';
import type { Call } from '../../src/contract/call.ts';

/** A client whose back end gives one answer to every request, and records the requests. */
export function clientOver(data: unknown, code = '0') {
  const asked: unknown[] = [];
  const transport = {
    offers: () => true,
    exchange: async (_call: Call, request: unknown) => {
      asked.push(request);
      return { status: 200, body: { code, message: '', data }, traceId: undefined };
    },
  };
  return { client: new WireClient(transport as never), asked };
}
