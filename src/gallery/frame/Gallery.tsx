import type { Catalogue } from '../../words/catalogue.ts';
import type { Locale } from '../../words/locale.ts';
import { WordsProvider } from '../../words/WordsProvider.tsx';
import { PortalLook } from '../../views/design/theme/PortalLook.tsx';
import { usePlace } from '../use-place.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { PlainExamples } from './PlainExamples.tsx';

/** The gallery's frame, or only the examples of an address. */
export function Gallery({ catalogues }: { readonly catalogues: Readonly<Record<Locale, Catalogue>> }) {
  const [place, go] = usePlace();
  if (place.isPlain) {
    const { example, lang } = place;
    return <PlainExamples key={`${example} ${lang}`} place={place} catalogue={catalogues[lang]} />;
  }
  return (
    <WordsProvider locale="en" catalogue={catalogues.en}>
      <PortalLook>
        <GalleryFrame place={place} go={go} />
      </PortalLook>
    </WordsProvider>
  );
}
