import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfjsAssets } from './scripts/pdfjs-assets.ts';

/** `--mode offline` starts the portal that carries its own back end. */
function entryOf(mode: string): Plugin {
  return {
    name: 'entry-by-mode',
    transformIndexHtml: { order: 'pre', handler: (html) => (mode === 'offline' ? html.replace('/src/main.tsx', '/src/main.offline.tsx') : html) },
  };
}

export default defineConfig(async ({ mode }) => {
  const assets = await pdfjsAssets();
  return {
    base: '/cv3/',
    define: { __PDF_ASSETS__: JSON.stringify(`/cv3/${assets.path}`) },
    plugins: [entryOf(mode), react(), assets.plugin],
    build: {
      outDir: mode === 'offline' ? 'dist/offline' : 'dist/portal',
      target: 'es2024',
      manifest: true,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } } },
    },
  };
});
