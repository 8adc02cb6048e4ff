import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isLoopback } from '../ground/host-names.ts';
import { isForwarded } from '../http/forwarding.ts';
import type { TextCapUse } from '../core/identity/text-allowance.ts';
import type { OpsSettings } from '../ground/ops-settings.ts';
import { acceptedLocale } from '../http/accepted-locale.ts';
import { scriptlessPolicy } from '../http/content-policy.ts';
import { opsPage, opsStyle, type OpsStatus } from './ops-page.ts';
import type { Gauged, ServerFigures } from './server-figures.ts';

export interface OpsParts extends Gauged {
  readonly figures: ServerFigures;
  readonly token: OpsSettings['token'];
  readonly version: string;
  /** Caps of text messages and their use; left out where no messages are sent. */
  readonly textCaps?: (() => Promise<readonly TextCapUse[]>) | undefined;
  /** Folder whose disk is reported. */
  readonly dataDir: string;
}

const headers: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': scriptlessPolicy(opsStyle),
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token after `Bearer`, or as the password of any user, because browsers ask for a password. */
function tokenIn(header: string | undefined): string | undefined {
  const [, scheme = '', given = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(header ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return given;
  return scheme === '' ? undefined : /^[^:]*:(.*)$/s.exec(Buffer.from(given, 'base64').toString('utf8'))?.[1];
}

/**
 * Pages for the operators of the portal: `/ops` for people and `/metrics` for Prometheus, on a separate port to which
 * no proxy of the portal leads. It does not listen yet.
 */
export function buildOpsServer({
  figures,
  jobs,
  readiness,
  token,
  version,
  dataDir,
  textCaps,
  ledger,
}: OpsParts): FastifyInstance {
  const startedAt = Date.now();
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onClose', async () => void delays.disable());

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.headers(headers);
    // Without this check, a page of another site, whose name was made to resolve to this machine, could read the page
    // in the operator's own browser. A proxy on this machine may forward requests from anywhere under a loopback name.
    if (token === undefined && (!isLoopback(request.hostname) || isForwarded(request)))
      return reply
        .code(421)
        .type('text/plain')
        .send('Ask by a loopback name and through no proxy, or set OPS_TOKEN.\n');
    if (token === undefined || timingSafeEqual(digest(tokenIn(request.headers.authorization) ?? ''), digest(token)))
      return undefined;
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="ops", charset="UTF-8"')
      .type('text/plain')
      .send('The token of OPS_TOKEN is asked for.\n');
  });

  async function standing(): Promise<OpsStatus> {
    const [parts, counts, texts, lastCheck, disk] = await Promise.all([
      readiness(),
      jobs().catch(() => []),
      textCaps?.().catch(() => []) ?? [],
      ledger?.().catch(() => undefined),
      statfs(dataDir).catch(() => undefined),
    ]);
    return {
      at: Date.now(),
      startedAt,
      server: `${hostname()} · ${process.pid} · ${version}`,
      parts,
      listeners: figures.listeners,
      memory: process.memoryUsage.rss(),
      delay: delays.percentile(99) / 1e6,
      disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
      jobs: counts,
      textCaps: texts,
      ledger: lastCheck,
      calls: figures.calls(),
      slow: figures.slow(),
    };
  }

  app.get('/', async (_request, reply) => reply.redirect('/ops'));
  app.get('/ops', async (request, reply) => {
    const { lang, refresh } = request.query as { readonly lang?: unknown; readonly refresh?: unknown };
    const locale = lang === 'en' || lang === 'zh-CN' ? lang : acceptedLocale(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .send(opsPage(await standing(), { locale, refreshing: refresh !== 'off' }));
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(figures.registry.contentType).send(await figures.registry.metrics()),
  );
  return app;
}
