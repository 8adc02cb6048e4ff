import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '../words/load-catalogue.ts';
import { Gallery } from './frame/Gallery.tsx';

/** Renders the gallery in its document, with all languages. */
async function startGallery(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the gallery');
  document.body.style.margin = '0';
  const [chinese, english] = await Promise.all([loadCatalogue('zh-CN'), loadCatalogue('en')]);
  createRoot(root).render(<Gallery catalogues={{ 'zh-CN': chinese, en: english }} />);
}

await startGallery();
