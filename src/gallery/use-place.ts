import { useCallback, useEffect, useState } from 'react';
import { placeFrom, queryOf, type GalleryPlace } from './place.ts';
import { folders } from './shelf.ts';

const placeNow = (): GalleryPlace => placeFrom(location.search, folders[0] ?? '');

/** The place that the address names, and a function that opens another one. */
export function usePlace(): readonly [GalleryPlace, (change: Partial<GalleryPlace>) => void] {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const moved = (): void => setPlace(placeNow());
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  const go = useCallback((change: Partial<GalleryPlace>): void => {
    history.pushState(null, '', queryOf({ ...placeNow(), ...change }));
    setPlace(placeNow());
  }, []);
  return [place, go];
}
