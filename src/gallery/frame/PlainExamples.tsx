import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, type ReactNode } from 'react';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { PortalLook } from '../../views/design/theme/PortalLook.tsx';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import type { ColourMode } from '../../views/design/theme/theme.ts';
import { useMedia } from '../../views/design/theme/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import { WordsProvider } from '../../words/WordsProvider.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Scene, Tell } from '../example.ts';
import { galleryWords } from '../gallery-words.ts';
import type { GalleryPlace } from '../place.ts';
import { examplesAt, type ShelvedExample } from '../shelf.ts';

const useStyles = makeStyles({
  page: { boxSizing: 'border-box', padding: '16px 24px 24px', [onPhone]: { padding: '8px 16px 16px' } },
  title: { margin: '0 0 16px', fontSize: '20px', lineHeight: '28px' },
  component: { margin: '24px 0 8px', fontSize: '17px', lineHeight: '26px' },
  example: { marginBottom: '20px' },
  state: {
    margin: '0 0 6px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 400,
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${portal.hairline}`,
    paddingTop: '6px',
  },
});

/** One example, rendered again for each scene. */
function Drawn({ example, scene }: { readonly example: ShelvedExample; readonly scene: Scene }): ReactNode {
  return useMemo(() => example.draw(scene), [example, scene]);
}

function Components({ examples, scene }: { readonly examples: readonly ShelvedExample[]; readonly scene: Scene }) {
  const styles = useStyles();
  const components = [...new Set(examples.map(({ component }) => component))];
  return components.map((component) => (
    <div key={component}>
      <h2 className={styles.component} lang="en">
        {component}
      </h2>
      {examples
        .filter((example) => example.component === component)
        .map((example) => (
          <div key={example.path} className={styles.example} data-example={example.path}>
            <h3 className={styles.state} lang="en">
              {example.state}
            </h3>
            <Drawn example={example} scene={scene} />
          </div>
        ))}
    </div>
  ));
}

function Examples({ path, mode }: { readonly path: string; readonly mode: ColourMode }) {
  const styles = useStyles();
  const { locale } = useWords();
  const examples = examplesAt(path);
  const isAlone = examples.length === 1;
  const scene = useMemo<Scene>(() => {
    const tell: Tell = (chinese, english) => (locale === 'en' ? english : chinese);
    return { tell, mode, isAlone };
  }, [locale, mode, isAlone]);
  const [only] = examples;
  useEffect(() => {
    document.title = path;
    // If an example among several takes the focus when it opens, the page must not scroll to it.
    if (!isAlone) window.scrollTo(0, 0);
  }, [path, isAlone]);
  return (
    <main className={styles.page} {...(isAlone && only ? { 'data-example': only.path } : {})}>
      {isAlone && only ? (
        <Drawn example={only} scene={scene} />
      ) : (
        <>
          <h1 className={styles.title} lang="en">
            {path}
          </h1>
          {examples.length === 0 ? galleryWords.nowhere : <Components examples={examples} scene={scene} />}
        </>
      )}
    </main>
  );
}

/** Examples on a page of their own: one alone, those of a component, or all of a folder. */
export function PlainExamples({ place, catalogue }: { readonly place: GalleryPlace; readonly catalogue: Catalogue }) {
  const { example, lang, theme } = place;
  // A page cannot switch on forced colours. Apart from these, the contrast theme is the light one.
  const deviceIsDark = useMedia('(prefers-color-scheme: dark)');
  const usual = deviceIsDark ? 'dark' : 'light';
  const mode = theme === 'contrast' ? 'light' : theme === 'system' ? usual : theme;
  return (
    <WordsProvider locale={lang} catalogue={catalogue}>
      <PortalLook mode={mode}>
        <Examples path={example} mode={mode} />
      </PortalLook>
    </WordsProvider>
  );
}
