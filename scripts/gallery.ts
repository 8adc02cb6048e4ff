import { join } from 'node:path';
import { createServer } from 'vite';

/** Serves the gallery of components from its sources: `npm run gallery`, on `PORT` or else Vite's own port. */

const port = process.env['PORT'];
const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  mode: 'gallery',
  logLevel: 'warn',
  server: { host: '127.0.0.1', ...(port === undefined ? {} : { port: Number(port), strictPort: true }) },
});
await vite.listen();
console.log(`ready ${vite.resolvedUrls?.local[0]}`);
