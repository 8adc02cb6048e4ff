import type { OpsSettings } from '../ground/ops-settings.ts';
import { explainListenError } from '../ground/ports.ts';
import { buildOpsServer, type OpsParts } from '../operating/ops-server.ts';
import { ServerFigures } from '../operating/server-figures.ts';
import type { OpenedResources } from './opened-resources.ts';

/** Starts to collect metrics, and serves them to operators on their own port. */
export async function openOps(
  { host, port, token }: OpsSettings,
  gauged: Omit<OpsParts, 'figures' | 'token'>,
  resources: OpenedResources,
): Promise<ServerFigures> {
  const figures = new ServerFigures(gauged);
  const app = buildOpsServer({ ...gauged, figures, token });
  resources.add(async () => app.close());
  await app.listen({ host, port }).catch((failure: unknown) => {
    throw explainListenError(failure, { setting: 'OPS_PORT', host, port });
  });
  return figures;
}
