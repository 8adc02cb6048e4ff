import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Notice } from '../../views/design/panels/Notice.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { onNarrow } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useMedia } from '../../views/design/theme/use-media.ts';
import { localeNames, locales } from '../../words/locale.ts';
import { galleryWords } from '../gallery-words.ts';
import { galleryThemes, galleryWidths, queryOf, type GalleryPlace } from '../place.ts';
import { shelf } from '../shelf.ts';
import { ExampleList } from './ExampleList.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: '300px minmax(0, 1fr)',
    height: '100vh',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '34vh minmax(0, 1fr)' },
  },
  side: {
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: '16px',
    backgroundColor: portal.card,
    borderRight: `1px solid ${portal.hairline}`,
    [onNarrow]: { borderRight: 'none', borderBottom: `1px solid ${portal.hairline}` },
  },
  title: { margin: '0 0 12px', fontSize: '17px', lineHeight: '26px' },
  main: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px 16px',
    padding: '8px 16px',
    borderBottom: `1px solid ${portal.hairline}`,
  },
  plain: { color: portal.accent, lineHeight: '32px' },
  stage: { flexGrow: 1, minHeight: 0, overflow: 'auto', backgroundColor: portal.quiet },
  page: {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

export interface GalleryFrameProps {
  readonly place: GalleryPlace;
  readonly go: (change: Partial<GalleryPlace>) => void;
}

/** The gallery: a list of examples, the display settings, and the page with the examples. */
export function GalleryFrame({ place, go }: GalleryFrameProps) {
  const styles = useStyles();
  const [wanted, setWanted] = useState('');
  const isForced = useMedia('(forced-colors: active)');
  useEffect(() => {
    document.title = `${place.example} – ${galleryWords.title}`;
  }, [place.example]);

  const plain = queryOf({ ...place, width: 'fit', isPlain: true });
  const { width } = place;
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label={galleryWords.list}>
        <h1 className={styles.title}>{galleryWords.title}</h1>
        <TextField
          type="search"
          label={galleryWords.filter}
          hint={galleryWords.filterHint}
          value={wanted}
          onChanged={setWanted}
        />
        <ExampleList examples={shelf} wanted={wanted} place={place} onGone={(example) => go({ example })} />
      </nav>
      <main className={styles.main}>
        <div className={styles.bar}>
          <SelectField
            label={galleryWords.language}
            value={place.lang}
            choices={locales.map((value) => ({ value, label: localeNames[value] }))}
            onChanged={(chosen) => go({ lang: locales.find((each) => each === chosen) ?? place.lang })}
          />
          <SelectField
            label={galleryWords.theme}
            value={place.theme}
            choices={galleryThemes.map((value) => ({ value, label: galleryWords.themes[value] }))}
            onChanged={(chosen) => go({ theme: galleryThemes.find((each) => each === chosen) ?? place.theme })}
          />
          <SelectField
            label={galleryWords.width}
            value={width}
            choices={galleryWidths.map((value) => ({ value, label: galleryWords.widths[value] }))}
            onChanged={(chosen) => go({ width: galleryWidths.find((each) => each === chosen) ?? width })}
          />
          <a className={styles.plain} href={plain} target="_blank" rel="noreferrer">
            {galleryWords.alone}
          </a>
        </div>
        {place.theme === 'contrast' && !isForced && (
          <Notice tone="info" small>
            {galleryWords.contrastNote}
          </Notice>
        )}
        {/* The region takes the focus, so that keys can scroll content that is too wide. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.stage} role="group" aria-label={galleryWords.stage} tabIndex={0}>
          {/* An iframe has its own width for media queries. Its content is the gallery itself. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={plain}
            title={place.example}
            src={plain}
            className={styles.page}
            style={width === 'fit' ? {} : { width: `${width}px` }}
          />
        </div>
      </main>
    </div>
  );
}
