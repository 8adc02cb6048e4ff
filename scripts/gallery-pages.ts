import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '..');

export interface GalleryPages {
  /** The address of the gallery, with a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the gallery into a temporary folder, and serves it. */
export async function galleryPages(): Promise<GalleryPages> {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'));
  const given = { root, mode: 'gallery', logLevel: 'error' } as const;
  await build({ ...given, build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false } });
  const server = await preview({ ...given, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The gallery is not served');
  return {
    address,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
