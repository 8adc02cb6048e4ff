import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leftOut } from './scripts/left-out.ts';
import { pdfjsAssets } from './scripts/pdfjs-assets.ts';

/** `--mode offline` starts the portal that carries its own back end. */
function entryOf(mode: string): Plugin {
  return {
    name: 'entry-by-mode',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (mode === 'offline' ? html.replace('/src/main.tsx', '/src/main.offline.tsx') : html),
    },
  };
}

/** A page of its own, beside the portal: the index of a folder, from a document of another name. */
function pageBeside(folder: string): Plugin {
  const document = `${folder}.html`;
  return {
    name: `${folder}-page`,
    enforce: 'post',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [path, query] = (request.url ?? '').split('?');
        if (path === `/${folder}`) response.writeHead(302, { location: `/${folder}/` }).end();
        else {
          if (path === `/${folder}/`) request.url = `/${folder}/${document}${query === undefined ? '' : `?${query}`}`;
          next();
        }
      });
    },
    generateBundle(_options, bundle) {
      const page = bundle[document];
      // It is the index of its folder on the server.
      if (page) page.fileName = 'index.html';
    },
  };
}

/**
 * `--mode sandbox` builds the console of whoever plays the reviewer, `--mode gallery` the gallery of components.
 */
const besides = ['sandbox', 'gallery'];

/** What the first page fetches, whichever that is. */
const initial = '$initial' as const;

interface Piece {
  readonly name: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

/**
 * The files of all areas are called alike: a piece that is named after one of them bears its area's name too. Every
 * page carries the names of many pieces, so a name has no more of its hash than must be.
 */
function pieceName({ name, facadeModuleId, moduleIds }: Piece): string {
  const namesake = [facadeModuleId, ...moduleIds].find((id) => id?.endsWith(`/${name}.ts`));
  const area = /\/src\/composition\/areas\/([\w-]+)\/[\w-]+\.ts$/.exec(namesake ?? '')?.[1];
  return `assets/${area === undefined ? '' : `${area}-`}[name]-[hash:7].js`;
}

/** Threads fetch what they need for a form of document when it is asked for. */
const worker = { format: 'es' } as const;

export default defineConfig(async ({ mode }) => {
  const assets = await pdfjsAssets();
  if (besides.includes(mode)) {
    return {
      base: `/${mode}/`,
      appType: 'mpa' as const,
      cacheDir: `node_modules/.vite/${mode}`,
      // The portal beside it serves them already.
      define: { __PDF_ASSETS__: JSON.stringify(`/cv3/${assets.path}`) },
      plugins: [react(), pageBeside(mode)],
      worker,
      build: {
        outDir: `dist/${mode}`,
        target: 'es2024',
        chunkSizeWarningLimit: 1200,
        rolldownOptions: { input: `${mode}.html` },
      },
    };
  }
  return {
    base: '/cv3/',
    define: { __PDF_ASSETS__: JSON.stringify(`/cv3/${assets.path}`) },
    plugins: [entryOf(mode), react(), leftOut, assets.plugin],
    worker,
    build: {
      outDir: mode === 'offline' ? 'dist/offline' : 'dist/portal',
      target: 'es2024',
      // Whatever runs this code knows how to fetch modules ahead.
      modulePreload: { polyfill: false },
      manifest: true,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        output: {
          chunkFileNames: pieceName,
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
              { name: 'first', tags: [initial], priority: 2.5 },
              // What signing in shares with the frame, and a few words that would travel by themselves: a request of
              // its own weighs more than they do.
              {
                name: 'common',
                test: /\/src\/(words\/(format|plural)|domain\/text\/invisible-characters|words\/[\w-]+\/evidence\/(funder-acts|nouns)|views\/design\/(theme\/(contrast|brand-ramp|mark-strokes)|fields\/use-space-hint|actions\/suppress-enter|panels\/support-context)|views\/pages\/use-page-title|views\/platform\/platform-name)\.ts$/,
                priority: 2.4,
              },
              // Each with all that it needs and the ones before it do not bring: a request costs more than a few
              // kilobytes.
              {
                name: 'entry',
                test: /\/src\/(views\/entry\/sign-in\/SignInScreen|composition\/areas\/entry\/parts)\.tsx?$/,
                priority: 2.2,
              },
              {
                name: 'frame',
                test: /\/src\/(views\/shell\/(FramedPages|PrerenderedFrame|framed)|composition\/frame-parts)\.tsx?$/,
                priority: 2,
              },
              {
                name: 'list',
                test: /\/src\/(views\/evidence\/package-list\/PackageListScreen|composition\/areas\/evidence\/list-parts)\.tsx?$/,
                priority: 1.5,
              },
              {
                name: 'errors',
                test: /\/src\/views\/errors\/error-screens\.ts$/,
                priority: 1.47,
              },
              // What home shares with what the frame adds around a page, beside dialogs.
              {
                name: 'dialogs',
                test: /\/src\/(views\/(design\/dialogs\/PortalDialog|messages\/shared\/MessageRow)|adapters\/wire\/(identity\/hand-over|agreements\/agreement-calls)|contract\/documented\/agreements\/notices|presentation\/evidence\/shared\/receivable-address|domain\/messages\/shared\/message-groups|application\/ports\/identity\/announcements)\.tsx?$/,
                priority: 1.45,
              },
              {
                name: 'home',
                test: /\/src\/composition\/areas\/home\/pages\.ts$/,
                priority: 1.4,
              },
              // What the frame adds around each page once it is drawn.
              {
                name: 'around',
                test: /\/src\/(views\/(shell\/(around|bar-panels)|help\/shared\/HelpCornerView)|composition\/areas\/(shell\/around-parts|shell\/opening-parts|evidence\/picked-list-parts|messages\/parts|help\/parts|notices\/agreement-parts))\.tsx?$/,
                priority: 1.3,
              },
              // The words of the frame and of home in one language; each by itself would be a request of a kilobyte.
              {
                name: (id: string) => `words-${/\/words\/([\w-]+)\//.exec(id)?.[1] ?? ''}`,
                test: /\/src\/words\/[\w-]+\/(member|home\/home|messages\/messages|onboarding\/onboarding|products\/shared\/signing-turn|shell\/search|evidence\/lists|help\/corner|shell\/switchers)\.ts$/,
                priority: 1.25,
              },
              {
                name: 'work',
                test: /\/src\/(composition\/areas\/evidence\/work-parts|adapters\/oss\/post-object-upload)\.ts$/,
                priority: 1.2,
              },
              // Small files that many pages share: the name of a piece of its own would weigh as much as one of them.
              {
                name: 'parts',
                test: /\/src\/(domain\/(identity\/verify-codes|uploads\/company-places)|presentation\/(shared\/field-words|uploads\/(file-findings|local-file)|company\/shared\/product-names|identity\/countdown)|adapters\/wire\/(outcome-of|field-problems|trade\/form-change)|contract\/documented\/(entry\/shared\/guarantee-project|keys\/key-helps)|views\/(design\/fields\/use-first-wrong|pages\/use-top-on-screen))\.ts$/,
                priority: 1.1,
              },
            ],
          },
        },
      },
    },
  };
});
