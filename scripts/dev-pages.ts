import { join } from 'node:path';
import { createServer, type LogLevel, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const ofTheApi = ['/api', '/cv3/config.json', '/sandbox/v1', '/healthz', '/readyz', '/version', '/openapi.json'];

export interface DevPages {
  close(): Promise<void>;
}

/**
 * The sources of the sandbox's console, beside those of the portal. They have their own base, and therefore need their
 * own Vite.
 */
function consoleBeside(logLevel: LogLevel): { readonly plugin: Plugin; close(): Promise<void> } {
  let close = async (): Promise<void> => undefined;
  const plugin: Plugin = {
    name: 'console-beside',
    configureServer: async ({ httpServer, middlewares }) => {
      const pages = await createServer({
        root,
        logLevel,
        mode: 'sandbox',
        server: { middlewareMode: true, ...(httpServer ? { hmr: { server: httpServer } } : {}) },
      });
      close = async () => pages.close();
      middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        if (/^\/sandbox(?!\/v1\/)(\/|\?|$)/.test(path)) pages.middlewares(request, response, next);
        else next();
      });
    },
  };
  return { plugin, close: async () => close() };
}

/** Vite's servers with the sources of portal and console, and the API behind them, at one address for the browser. */
export async function serveDevPages({
  api,
  port,
  logLevel = 'info',
}: {
  readonly api: string;
  readonly port: number;
  readonly logLevel?: LogLevel;
}): Promise<DevPages> {
  const console = consoleBeside(logLevel);
  const vite = await createServer({
    root,
    logLevel,
    plugins: [console.plugin],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: Object.fromEntries(ofTheApi.map((path) => [path, { target: api, changeOrigin: false }])),
    },
  });
  await vite.listen();
  return {
    close: async () => {
      await console.close();
      await vite.close();
    },
  };
}
